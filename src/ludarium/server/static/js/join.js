// An invitation: a name if one likes, then the seat.
import { ask, attempt, byId } from "./house.js";

const form = byId("invitation");
form.addEventListener("submit", (event) => {
  event.preventDefault();
  attempt(async () => {
    const name = form.elements.name?.value.trim();
    if (name) await ask("/api/me", { name });
    await ask(`/api/tables/${form.dataset.table}/join`, { invite: form.dataset.invite });
    location.assign(`/table/${form.dataset.table}`);
  });
});
