// A new table: what the form says, as a wish for the API.
import { ask, attempt, byId } from "./house.js";

const form = byId("new");
const chairs = [...byId("seats").children];
const count = byId("count");

/** Only what can be chosen is shown. */
function show() {
  const edition = form.elements.edition.value;
  for (const part of form.querySelectorAll("[data-edition]")) {
    part.hidden = part.disabled = part.dataset.edition !== edition;
  }
  const seats = count ? Number(count.value) : Number(byId("seats").dataset.fewest);
  chairs.forEach((chair, number) => {
    chair.hidden = number >= seats;
    chair.querySelectorAll(".row")[1].hidden = chair.querySelector("select").value !== "beside";
  });
  for (const part of form.querySelectorAll("[data-clock]")) part.hidden = part.dataset.clock !== form.elements.clock.value;
}

/** @returns {Record<string, string>} */
function options() {
  /** @type {Record<string, string>} */
  const chosen = {};
  for (const input of form.querySelectorAll("fieldset:not(:disabled) [data-option]:checked")) {
    chosen[input.dataset.option] = input.value;
  }
  return chosen;
}

/** Numbers that were changed; the others stay as printed. */
function parameters() {
  /** @type {Record<string, any>} */
  const changed = {};
  for (const input of form.querySelectorAll("[data-parameter]")) {
    if (input.value === input.defaultValue) continue;
    changed[input.dataset.parameter] = input.dataset.kind === "list" ? input.value.split(",").map(Number) : Number(input.value);
  }
  return changed;
}

function seats() {
  return chairs.filter((chair) => !chair.hidden).map((chair) => {
    const [who, bot] = chair.querySelector("select").value.split(":");
    return { who, ...(bot ? { bot } : {}), name: who === "beside" ? chair.querySelector("[name=beside-name]").value : "" };
  });
}

form.addEventListener("change", show);
show();

form.addEventListener("submit", (event) => {
  event.preventDefault();
  attempt(async () => {
    const table = await ask("/api/tables", {
      game: form.dataset.game,
      edition: form.elements.edition.value,
      options: options(),
      parameters: parameters(),
      seats: seats(),
      clock: {
        kind: form.elements.clock.value,
        minutes: Number(form.elements.minutes.value),
        bonus: Number(form.elements.bonus.value),
        days: Number(form.elements.days.value),
      },
      seed: form.elements.seed.value || null,
    });
    location.assign(`/table/${table.id}`);
  });
});
