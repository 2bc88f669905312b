// The board: shows the drawing, lights up what can be named, and can be walked with the arrow keys.
import { byId, tell } from "./house.js";
import { glide } from "./motion.js";

const SLIP = 8; // pixels a resting finger may move; beyond, it scrolls
const REST = 450; // milliseconds after which a finger on a thing looks at it instead of choosing it

/** The drawing, and the things on it. */
export class Board {
  /** @param {(word: string, thing: string, lone: boolean) => void} named called when a thing is chosen */
  constructor(named) {
    this.place = byId("board");
    this.named = named;
    /** @type {Set<string>} */
    this.open = new Set();
    /** @type {string[]} */
    this.kept = []; // the words named so far
    /** @type {string[]} */
    this.pointed = []; // those pointed at now
    this.held = ""; // the name of the thing the keyboard was at when the drawing was replaced
    this.drawings = 0; // how often that has happened
    this.clicked = 0; // the drawing that was clicked last
    this.looked = false; // whether the finger on the board has rested: lifting it chooses nothing
    this.place.addEventListener("click", (/** @type {MouseEvent} */ event) => {
      const target = /** @type {Element} */ (event.target);
      const old = this.clicked;
      this.clicked = this.drawings;
      if (this.looked || (event.detail > 1 && old !== this.drawings)) return; // a double click means one thing, not what comes up below it
      const thing = this.#lit(target);
      if (thing) this.#choose(thing);
      else explain(target);
    });
    for (const [kind, on] of /** @type {[string, boolean][]} */ ([["focusin", true], ["focusout", false]])) {
      this.place.addEventListener(kind, (/** @type {any} */ event) => {
        ring(event.target.closest("[data-name]"), "focused", on && event.target.matches(":focus-visible"));
      });
    }
    this.place.addEventListener("focusin", (/** @type {FocusEvent} */ event) => {
      if (!this.#lit(/** @type {Element} */ (event.target))) explain(/** @type {Element} */ (event.target));
    });
    this.place.addEventListener("keydown", (/** @type {KeyboardEvent} */ event) => this.#key(event));
    for (const kind of ["pointerover", "focusin"]) {
      this.place.addEventListener(kind, (/** @type {Event} */ event) => this.glimpse(wordsAt(event.target)));
    }
    for (const kind of ["pointerleave", "focusout"]) this.place.addEventListener(kind, () => this.glimpse([]));
    this.#restingFingers();
  }

  /** A finger that rests on a thing reads what a mouse would read by hovering. */
  #restingFingers() {
    let resting = 0;
    let [x, y] = [0, 0];
    this.place.addEventListener("pointermove", (/** @type {PointerEvent} */ event) => {
      if (Math.hypot(event.clientX - x, event.clientY - y) > SLIP) clearTimeout(resting);
    });
    this.place.addEventListener("pointerdown", (/** @type {PointerEvent} */ event) => {
      [x, y] = [event.clientX, event.clientY];
      this.looked = false;
      clearTimeout(resting); // a second finger: they zoom
      if (event.pointerType !== "touch" || !event.isPrimary) return;
      resting = setTimeout(() => {
        this.looked = true;
        explain(/** @type {Element} */ (event.target));
      }, REST);
    });
    for (const kind of ["pointerup", "pointercancel", "pointerleave"]) {
      this.place.addEventListener(kind, () => {
        clearTimeout(resting);
        setTimeout(() => { this.looked = false; }, REST); // the click of the lifted finger, if there is one, comes first
      });
    }
    this.place.addEventListener("contextmenu", (/** @type {Event} */ event) => {
      if (this.looked) event.preventDefault();
    });
  }

  /** Show what belongs to some words, and to those named so far, while one points at them. @param {string[]} words */
  glimpse(words) {
    this.pointed = words;
    const wanted = [...words, ...this.kept];
    for (const drawn of this.place.querySelectorAll(".glimpse")) {
      drawn.setAttribute("visibility", wanted.includes(drawn.dataset.of) ? "visible" : "hidden");
    }
  }

  /** Show where the things of a sentence lie. @param {string} sentence the verb counts where it is all of it */
  point(sentence) {
    const [verb, ...things] = sentence.split(" ");
    const words = things.length ? things : [verb];
    for (const thing of this.place.querySelectorAll("[data-name]")) ring(thing, "pointed", words.includes(thing.dataset.name));
    this.glimpse([...words, sentence]);
  }

  /** Draw a picture; pieces glide from where they were. @param {string} svg @param {boolean} moving */
  show(svg, moving) {
    if (!svg) return;
    const focused = /** @type {HTMLElement | null} */ (document.activeElement?.closest?.("#board [data-name]"))?.dataset.name;
    if (focused) this.held = focused;
    const drawing = new DOMParser().parseFromString(svg, "image/svg+xml").documentElement;
    const old = this.place.firstElementChild;
    const fresh = document.importNode(drawing, true);
    this.place.replaceChildren(fresh);
    this.drawings += 1;
    if (old && moving) glide(old, fresh);
    if (focused) this.place.focus(); // not lost to the page while nothing is lit
    this.light(this.open);
  }

  /** Only things whose name fits are lit and can be reached. @param {Set<string>} words */
  light(words) {
    this.open = words;
    for (const thing of this.place.querySelectorAll("[data-name]")) {
      const lit = words.has(thing.dataset.name);
      thing.classList.toggle("can", lit);
      if (lit) {
        thing.setAttribute("tabindex", "0");
        thing.setAttribute("role", "button");
      } else {
        thing.setAttribute("tabindex", "-1"); // Shift and an arrow key reach it too: it says why it cannot be used
        thing.setAttribute("role", "img");
      }
    }
    this.#takeUpFocus();
  }

  /** The keyboard goes on at the same thing, or at the first that is lit, once there is one. */
  #takeUpFocus() {
    if (!this.held) return;
    if (document.activeElement !== this.place) {
      this.held = ""; // it has gone elsewhere by itself
      return;
    }
    const next = this.place.querySelector(`.can[data-name="${CSS.escape(this.held)}"]`) ?? this.place.querySelector(".can");
    if (!next) return;
    this.held = "";
    next.focus();
  }

  /** Mark the things already named, and those of a sentence that waits for a second press. @param {string[]} things @param {string[]} words */
  mark(things, words) {
    for (const thing of this.place.querySelectorAll("[data-name]")) {
      const chosen = things.includes(this.#keyOf(thing)) || words.includes(thing.dataset.name);
      thing.classList.toggle("chosen", chosen);
      if (chosen) thing.setAttribute("aria-pressed", "true");
      else thing.removeAttribute("aria-pressed");
      ring(thing, "chosen", chosen);
    }
    this.kept = [...things.map((key) => key.split("#")[0]), ...words];
    this.glimpse(this.pointed); // news must not take away what one looks at
  }

  /** What a chosen thing is called on the board. @param {string} key @returns {string} */
  label(key) {
    const thing = [...this.place.querySelectorAll("[data-name]")].find((one) => this.#keyOf(one) === key);
    return thing?.dataset.label ?? key.split("#")[0];
  }

  /** Where there is something to choose but nothing of it can be seen, go there. */
  reveal() {
    const things = [...this.place.querySelectorAll(".can")];
    const [top, low] = [byId("question").getBoundingClientRect().bottom, byId("palette").getBoundingClientRect().top];
    const seen = things.some((thing) => {
      const { y } = middle(thing);
      return y > top && y < low;
    });
    if (things.length && !seen) things[0].scrollIntoView({ block: "center" });
  }

  focus() {
    this.place.querySelector(".can")?.focus();
  }

  /** Things of one name are told apart by their order. @param {any} thing */
  #keyOf(thing) {
    return `${thing.dataset.name}#${this.#alike(thing).indexOf(thing)}`;
  }

  /** @param {any} thing */
  #alike(thing) {
    return [...this.place.querySelectorAll(`[data-name="${CSS.escape(thing.dataset.name)}"]`)];
  }

  /** @param {any} thing */
  #choose(thing) {
    this.named(thing.dataset.name, this.#keyOf(thing), this.#alike(thing).length === 1);
  }

  /** @param {Element} target @returns {any} */
  #lit(target) {
    return target.closest?.(".can[data-name]");
  }

  /** @param {KeyboardEvent} event */
  #key(event) {
    const here = /** @type {any} */ (event.target).closest?.("[data-name]");
    if (!here) return;
    if ((event.key === "Enter" || event.key === " ") && this.#lit(here)) {
      event.preventDefault();
      if (!event.repeat) this.#choose(here);
    }
    const way = { ArrowLeft: [-1, 0], ArrowRight: [1, 0], ArrowUp: [0, -1], ArrowDown: [0, 1] }[event.key];
    if (way) {
      event.preventDefault();
      const within = event.shiftKey ? "[data-name]" : ".can";
      nearest(here, [...this.place.querySelectorAll(within)], way[0], way[1])?.focus();
    }
  }
}

/**
 * A ring over a thing, light on dark so that it shows on every colour: chosen, or reached by the keyboard.
 * @param {any} thing @param {string} why @param {boolean} on
 */
function ring(thing, why, on) {
  if (!thing) return;
  for (const old of thing.querySelectorAll(`:scope > .ring.${why}`)) old.remove();
  const shape = on && thing.querySelector(":scope > .hit");
  if (!shape) return;
  for (const part of ["casing", "core"]) {
    const copy = shape.cloneNode();
    copy.setAttribute("class", `ring ${why} ${part}`);
    thing.append(copy);
  }
}

/** The words of everything that lies under a pointer. @param {any} target @returns {string[]} */
function wordsAt(target) {
  const words = [];
  for (let thing = target.closest("[data-name]"); thing; thing = thing.parentElement.closest("[data-name]")) words.push(thing.dataset.name);
  return words;
}

/** What a thing says about itself. @param {Element} target */
function explain(target) {
  const says = target.closest?.("[data-name]")?.getAttribute("aria-label");
  if (says) tell(says);
}

/**
 * The next thing in a direction: near, and not too far off the line.
 * @param {Element} from @param {any[]} things @param {number} right @param {number} down
 */
function nearest(from, things, right, down) {
  const a = middle(from);
  let best = null;
  let least = Infinity;
  for (const thing of things) {
    const b = middle(thing);
    const along = (b.x - a.x) * right + (b.y - a.y) * down;
    if (thing === from || along <= 1) continue;
    const across = Math.abs((b.x - a.x) * down) + Math.abs((b.y - a.y) * right);
    if (along + 2 * across < least) [best, least] = [thing, along + 2 * across];
  }
  return best;
}

/** @param {Element} thing */
function middle(thing) {
  const box = thing.getBoundingClientRect();
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
}
