// Motion: pieces glide to where they are now, dice tumble. Whoever prefers stillness sees the end at once.
import { byId, make } from "./house.js";

const GLIDE = 240;
const TUMBLE = 420;
const PIPS = { 1: [4], 2: [0, 8], 3: [0, 4, 8], 4: [0, 2, 6, 8], 5: [0, 2, 4, 6, 8], 6: [0, 2, 3, 5, 6, 8] };

/** Whether things may move. */
export const moving = () => !matchMedia("(prefers-reduced-motion: reduce)").matches;

/**
 * Let every piece that lies elsewhere now start from where it, or a vanished piece of its kind, lay before.
 * @param {Element} before @param {Element} after
 */
export function glide(before, after) {
  if (!moving()) return;
  const were = new Map([...before.querySelectorAll(".piece[id]")].map((piece) => [piece.id, place(piece)]));
  const fresh = [];
  for (const piece of after.querySelectorAll(".piece[id]")) {
    const was = were.get(piece.id);
    if (was) {
      were.delete(piece.id);
      slide(piece, was);
    } else {
      fresh.push(piece);
    }
  }
  for (const piece of fresh) {
    const [id, was] = closest(piece, were);
    if (was) {
      were.delete(id);
      slide(piece, was);
    } else {
      piece.animate([{ opacity: 0 }, { opacity: 1 }], { duration: GLIDE, easing: "ease-out" });
    }
  }
}

/** @param {Element} piece */
function place(piece) {
  const { kind, x, y } = /** @type {any} */ (piece).dataset;
  return { kind, x: Number(x), y: Number(y) };
}

/** The nearest vanished piece of the same kind. @param {Element} piece @param {Map<string, any>} were */
function closest(piece, were) {
  const now = place(piece);
  /** @type {[string, any]} */
  let best = ["", null];
  let least = Infinity;
  for (const [id, was] of were) {
    const far = Math.hypot(was.x - now.x, was.y - now.y);
    if (was.kind === now.kind && now.kind && far < least) [best, least] = [[id, was], far];
  }
  return best;
}

/** @param {Element} piece @param {{x: number, y: number}} was */
function slide(piece, was) {
  const now = place(piece);
  const [dx, dy] = [was.x - now.x, was.y - now.y];
  if (Math.abs(dx) + Math.abs(dy) < 1) return;
  piece.animate([{ transform: `translate(${dx}px, ${dy}px)` }, { transform: "none" }], { duration: GLIDE, easing: "ease-out" });
}

/** Dice tumble in front of the board. @param {string} sentence a chance move such as "roll 5" */
export async function tumble(sentence) {
  const thrown = /^roll ([1-6](?: [1-6])*)$/.exec(sentence);
  if (!thrown || !moving()) return;
  const stage = byId("tumble");
  stage.replaceChildren(...thrown[1].split(" ").map((face) => die(Number(face))));
  stage.hidden = false;
  const spins = [...stage.children].map((cube, n) =>
    cube.animate(
      [{ transform: `translateY(-40px) rotate(${-200 - 60 * n}deg) scale(.7)` }, { transform: "none" }],
      { duration: TUMBLE, easing: "cubic-bezier(.2,.9,.3,1.2)" },
    ).finished,
  );
  await Promise.allSettled(spins);
  await pause(180);
  stage.hidden = true;
}

/** @param {number} face */
function die(face) {
  const pips = Array.from({ length: 9 }, (_, n) => make("i", { class: PIPS[/** @type {1} */ (face)].includes(n) ? "pip" : "" }));
  return make("span", { class: "die" }, ...pips);
}

/** @param {number} ms */
export const pause = (ms) => new Promise((done) => setTimeout(done, ms));
