// The shelf: filter by players, join by code, open a record.
import { ask, attempt, byId } from "./house.js";

const boxes = [...document.querySelectorAll(".shelf > li")];
const buttons = [...document.querySelectorAll("[data-players]")];

for (const button of buttons) {
  button.addEventListener("click", () => {
    const players = Number(button.dataset.players);
    for (const other of buttons) other.setAttribute("aria-pressed", String(other === button));
    for (const box of boxes) {
      box.hidden = players > 0 && (players < Number(box.dataset.fewest) || players > Number(box.dataset.most));
    }
    byId("none").hidden = boxes.some((box) => !box.hidden);
  });
}

byId("join").addEventListener("submit", (event) => {
  event.preventDefault();
  attempt(async () => {
    const table = await ask("/api/join", { code: byId("code").value });
    location.assign(`/table/${table.id}`);
  });
});

byId("record").addEventListener("change", () => {
  attempt(async () => {
    const table = await ask("/api/records", await byId("record").files[0].text());
    location.assign(`/table/${table.id}`);
  });
});
