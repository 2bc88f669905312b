// The board: shows the drawing, lights up what can be named, and can be walked with the arrow keys.
import { byId, tell } from "./house.js";
import { glide } from "./motion.js";

/** The drawing, and the things on it. */
export class Board {
  /** @param {(word: string) => void} named called when a thing is chosen */
  constructor(named) {
    this.place = byId("board");
    this.named = named;
    /** @type {Set<string>} */
    this.open = new Set();
    this.place.addEventListener("click", (/** @type {MouseEvent} */ event) => {
      const target = /** @type {Element} */ (event.target);
      const thing = this.#lit(target);
      if (thing) named(thing.dataset.name);
      else explain(target);
    });
    this.place.addEventListener("focusin", (/** @type {FocusEvent} */ event) => {
      if (!this.#lit(/** @type {Element} */ (event.target))) explain(/** @type {Element} */ (event.target));
    });
    this.place.addEventListener("keydown", (/** @type {KeyboardEvent} */ event) => this.#key(event));
  }

  /** Draw a picture; pieces glide from where they were. @param {string} svg @param {boolean} moving */
  show(svg, moving) {
    if (!svg) return;
    const focused = /** @type {HTMLElement | null} */ (document.activeElement?.closest?.("#board [data-name]"))?.dataset.name;
    const drawing = new DOMParser().parseFromString(svg, "image/svg+xml").documentElement;
    const old = this.place.firstElementChild;
    const fresh = document.importNode(drawing, true);
    this.place.replaceChildren(fresh);
    if (old && moving) glide(old, fresh);
    this.light(this.open);
    if (focused) this.place.querySelector(`[data-name="${CSS.escape(focused)}"][tabindex="0"]`)?.focus();
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
  }

  /** Mark the things already named. @param {string[]} words */
  mark(words) {
    for (const thing of this.place.querySelectorAll("[data-name]")) {
      thing.classList.toggle("chosen", words.includes(thing.dataset.name));
    }
  }

  focus() {
    this.place.querySelector(".can")?.focus();
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
      this.named(here.dataset.name);
    }
    const way = { ArrowLeft: [-1, 0], ArrowRight: [1, 0], ArrowUp: [0, -1], ArrowDown: [0, 1] }[event.key];
    if (way) {
      event.preventDefault();
      const within = event.shiftKey ? "[data-name]" : ".can";
      nearest(here, [...this.place.querySelectorAll(within)], way[0], way[1])?.focus();
    }
  }
}

/** What a thing that cannot be used now says about itself. @param {Element} target */
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
