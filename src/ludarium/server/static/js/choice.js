// Choosing a sentence word by word: every click names a thing, and the sentences that do not fit fall away.

/** @typedef {{move: string, label: string, note: string, verb: string, careful: boolean}} Move */

/** The sentences that are still possible after some words have been named. */
export class Choice {
  /** @param {Move[]} moves */
  constructor(moves) {
    this.moves = moves;
    /** @type {string[]} */
    this.words = [];
  }

  /** Sentences that hold every word chosen so far; in the order of choosing, if there are such ("move o1 o2"). */
  get left() {
    const fitting = this.moves.filter((move) => this.#fits(move.move, this.words));
    const inOrder = fitting.filter((move) => follows(move.move.split(" "), this.words));
    return inOrder.length ? inOrder : fitting;
  }

  /** Words that would narrow the choice further. @returns {Set<string>} */
  get open() {
    return new Set(this.left.flatMap((move) => move.move.split(" ")));
  }

  /**
   * Name a thing. A word that fits nothing starts anew, so that a wrong click is forgiven.
   * @param {string} word @returns {Move[]} what is left
   */
  name(word) {
    const longer = [...this.words, word];
    const whole = this.whole;
    if (this.moves.some((move) => this.#fits(move.move, longer))) this.words = longer;
    else if (whole && this.words.includes(word)) return [whole];
    else this.words = this.open.has(word) || this.moves.some((move) => this.#fits(move.move, [word])) ? [word] : [];
    return this.left;
  }

  /** The sentence that is complete already, though longer ones fit too ("reroll 2" beside "reroll 2 2"). */
  get whole() {
    return this.moves.find((move) => move.move.split(" ").length === this.words.length && this.#fits(move.move, this.words));
  }

  clear() {
    this.words = [];
  }

  /** Each chosen word must be found, one place for each. @param {string} sentence @param {string[]} words */
  #fits(sentence, words) {
    const parts = sentence.split(" ");
    return words.every((word) => {
      const at = parts.indexOf(word);
      if (at >= 0) parts.splice(at, 1);
      return at >= 0;
    });
  }
}

/** Whether the words occur in this order. @param {string[]} parts @param {string[]} words */
function follows(parts, words) {
  let at = -1;
  return words.every((word) => {
    at = parts.indexOf(word, at + 1);
    return at >= 0;
  });
}
