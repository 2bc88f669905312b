// Choosing a sentence word by word: every click names a thing, and the sentences that do not fit fall away.

/** @typedef {{move: string, label: string, note: string, verb: string, careful: boolean}} Move */
/** @typedef {{word: string, thing: string}} Named a word, and which of the things of that name was meant */

/** The sentences that are still possible after some things have been named. */
export class Choice {
  /** @param {Move[]} moves */
  constructor(moves) {
    this.moves = moves;
    /** @type {Named[]} */
    this.named = [];
  }

  get words() {
    return this.named.map((named) => named.word);
  }

  /** The things named so far. */
  get things() {
    return this.named.map((named) => named.thing);
  }

  /** Sentences that hold every word chosen so far; in the order of choosing, if there are such ("move o1 o2"). */
  get left() {
    const { words } = this;
    const fitting = this.moves.filter((move) => fits(move.move, words));
    const inOrder = fitting.filter((move) => follows(move.move.split(" "), words));
    return inOrder.length ? inOrder : fitting;
  }

  /** Words that would narrow the choice further. @returns {Set<string>} */
  get open() {
    return new Set(this.left.flatMap((move) => move.move.split(" ")));
  }

  /** The sentence that is complete already, though longer ones fit too ("reroll 2" beside "reroll 2 2"). */
  get whole() {
    const { words } = this;
    return this.moves.find((move) => move.move.split(" ").length === words.length && fits(move.move, words)) ?? null;
  }

  /**
   * Name a thing, or let go of one already named. Naming the verb of a complete sentence says it; a word that fits
   * nothing starts anew, so that a wrong click is forgiven.
   * @param {string} word @param {string} thing @param {boolean} lone whether it is the only thing of that name
   * @returns {Move | null} what has been said
   */
  name(word, thing, lone) {
    const more = this.#possible([...this.words, word]);
    const again = this.things.includes(thing);
    const isVerb = this.moves.some((move) => move.verb === word);
    if (again && isVerb && this.whole) return this.whole;
    if (again && !(lone && more)) {
      this.named = this.named.filter((named) => named.thing !== thing);
      return null;
    }
    if (more) this.named = [...this.named, { word, thing }];
    else this.named = this.#possible([word]) ? [{ word, thing }] : [];
    const { left } = this;
    if (left.length === 1) return left[0];
    return isVerb && this.named.length > 1 ? this.whole : null;
  }

  clear() {
    this.named = [];
  }

  /** @param {string[]} words */
  #possible(words) {
    return this.moves.some((move) => fits(move.move, words));
  }
}

/** Each chosen word must be found, one place for each. @param {string} sentence @param {string[]} words */
function fits(sentence, words) {
  const parts = sentence.split(" ");
  return words.every((word) => {
    const at = parts.indexOf(word);
    if (at >= 0) parts.splice(at, 1);
    return at >= 0;
  });
}

/** Whether the words occur in this order. @param {string[]} parts @param {string[]} words */
function follows(parts, words) {
  let at = -1;
  return words.every((word) => {
    at = parts.indexOf(word, at + 1);
    return at >= 0;
  });
}
