// One's name, and coming back on another device.
import { ask, attempt, byId, tell, word } from "./house.js";

byId("keep").addEventListener("submit", (event) => {
  event.preventDefault();
  const { name, passphrase } = byId("keep").elements;
  attempt(async () => {
    await ask("/api/me", { name: name.value, passphrase: passphrase.value || null });
    tell(word("saved"));
  });
});

byId("login").addEventListener("submit", (event) => {
  event.preventDefault();
  const { name, passphrase } = byId("login").elements;
  attempt(async () => {
    await ask("/api/me/login", { name: name.value, passphrase: passphrase.value });
    location.assign("/");
  });
});
