// The palette: every legal move as a button, grouped by verb; and the command box that completes sentences.
import { byId, make, tell, word } from "./house.js";

/** @typedef {import("./choice.js").Move} Move */

const FEW = 4; // so many buttons a phone shows below each other

/**
 * Draw the buttons.
 * @param {Move[]} moves @param {(move: Move) => void} play @param {Move | null} armed waits for a second press
 * @param {Move | null} whole is complete, though longer ones fit too
 */
export function showPalette(moves, play, armed, whole) {
  const groups = new Map();
  for (const move of moves) groups.set(move.verb, [...(groups.get(move.verb) ?? []), move]);
  let number = 0;
  const shown = [...groups.values()].map((group) =>
    make(
      "div",
      { class: "group", role: "group" },
      ...group.map((/** @type {Move} */ move) => {
        number += 1;
        const waits = armed?.move === move.move;
        const kind = waits ? "move armed" : move === whole ? "move whole" : "move";
        return make(
          "button",
          { type: "button", class: kind, "data-move": move.move, onclick: (/** @type {MouseEvent} */ event) => press(event, move, play, waits) },
          number <= 9 ? make("kbd", { "aria-hidden": "true" }, String(number)) : "",
          make("span", { class: "label" }, waits ? word("again", { label: move.label }) : move.label),
          move.note ? make("small", {}, make("span", { class: "unseen" }, ", "), move.note) : "",
        );
      }),
    ),
  );
  const palette = byId("palette");
  const focused = /** @type {HTMLElement | null} */ (document.activeElement?.closest?.("#palette .move"))?.dataset.move;
  const parked = byId("question") === document.activeElement; // the keyboard waits there for the next moves
  palette.classList.toggle("few", moves.length <= FEW);
  palette.replaceChildren(...shown);
  if (focused === undefined && !parked) return;
  const next = focused && palette.querySelector(`[data-move="${CSS.escape(focused)}"]`);
  (next || palette.querySelector(".move") || byId("question")).focus();
}

let pressed = "";

/**
 * The second click of a double click may hit another move that has come up in the same place: that one is not meant,
 * and neither is a move that has just asked whether it is.
 * @param {MouseEvent} event @param {Move} move @param {(move: Move) => void} play @param {boolean} waits
 */
function press(event, move, play, waits) {
  if (event.detail > 1 && (waits || move.move !== pressed)) return;
  pressed = move.move;
  play(move);
}

/** The command box. */
export class Command {
  /** @param {(sentence: string) => void} play */
  constructor(play) {
    this.play = play;
    /** @type {Move[]} */
    this.moves = [];
    this.at = -1;
    this.input = byId("sentence");
    this.list = byId("completions");
    this.input.addEventListener("input", () => {
      tell(""); // what was wrong with the last sentence
      this.#complete();
    });
    this.input.addEventListener("focus", () => this.#complete());
    this.input.addEventListener("blur", () => setTimeout(() => this.#close(), 150));
    this.input.addEventListener("keydown", (/** @type {KeyboardEvent} */ event) => this.#key(event));
    byId("command").addEventListener("submit", (/** @type {Event} */ event) => {
      event.preventDefault();
      this.#submit();
    });
  }

  /** @param {Move[]} moves */
  offer(moves) {
    this.moves = moves;
    if (!this.list.hidden && this.input.value) this.#complete();
  }

  get #matching() {
    const typed = tidy(this.input.value);
    return this.moves.filter((move) => tidy(move.move).startsWith(typed) || tidy(move.label).includes(typed)).slice(0, 12);
  }

  #complete() {
    this.at = -1;
    const found = this.#matching;
    this.list.replaceChildren(
      ...found.map((move, n) =>
        make(
          "li",
          { role: "option", id: `completion-${n}`, onmousedown: () => this.#take(move.move) },
          make("code", {}, move.move),
          " ",
          move.label,
          move.note ? make("small", {}, ` ${move.note}`) : "",
        ),
      ),
    );
    this.list.hidden = found.length === 0;
    this.input.setAttribute("aria-expanded", String(found.length > 0));
    this.input.removeAttribute("aria-activedescendant");
  }

  #close() {
    this.list.hidden = true;
    this.input.setAttribute("aria-expanded", "false");
    this.input.removeAttribute("aria-activedescendant");
  }

  /** @param {KeyboardEvent} event */
  #key(event) {
    const options = [...this.list.children];
    if (event.key === "Escape") {
      this.#close();
      byId("board").focus();
    } else if (event.key === "Tab" && !this.list.hidden && options.length && this.input.value) {
      event.preventDefault();
      this.input.value = options[Math.max(this.at, 0)].querySelector("code")?.textContent ?? "";
    } else if (event.key === "ArrowDown" || event.key === "ArrowUp") {
      event.preventDefault();
      if (!options.length) return;
      this.at = (this.at + (event.key === "ArrowDown" ? 1 : -1) + options.length) % options.length;
      options.forEach((option, n) => option.setAttribute("aria-selected", String(n === this.at)));
      options[this.at].scrollIntoView({ block: "nearest" });
      this.input.setAttribute("aria-activedescendant", options[this.at].id);
    }
  }

  #submit() {
    const chosen = this.at >= 0 ? this.list.children[this.at]?.querySelector("code")?.textContent : null;
    const typed = tidy(this.input.value);
    const only = this.#matching;
    if (!typed && !chosen) return;
    const exact = this.moves.some((move) => move.move === typed);
    this.#take(chosen ?? (!exact && only.length === 1 ? only[0].move : typed));
  }

  /** @param {string} sentence */
  #take(sentence) {
    this.input.value = "";
    this.#close();
    this.play(sentence);
  }
}

/** @param {string} text */
const tidy = (text) => text.trim().toLowerCase().replace(/\s+/g, " ");
