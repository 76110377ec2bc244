const EMPTY = -1
/** Support is never below this many people, so a phrase of fewer authors is in no list. */
export const PHRASE_AUTHORS = 5

/**
 * Phrases are numbered by a hash, as there are too many texts to keep. A text is told once so many others have followed
 * the first who wrote it that it may have enough authors.
 */
export class PhraseNames {
  #keys = new Float64Array(1 << 20).fill(EMPTY)
  #author = new Uint32Array(1 << 20)
  #changes = new Uint8Array(1 << 20)
  #used = 0

  /** The number of a phrase, and whether now is the time to write its text down. */
  number(phrase: string, author: number): { number: number; isTold: boolean } {
    if (this.#used * 2 > this.#keys.length) this.#grow()
    const number = hashOf(phrase)
    const at = this.#find(number)
    if (this.#keys[at] === EMPTY) {
      this.#keys[at] = number
      this.#author[at] = author
      this.#used++
      return { number, isTold: false }
    }
    if (this.#author[at] === author || this.#changes[at]! >= PHRASE_AUTHORS - 1) return { number, isTold: false }
    this.#author[at] = author
    return { number, isTold: ++this.#changes[at]! === PHRASE_AUTHORS - 1 }
  }

  #find(number: number): number {
    const mask = this.#keys.length - 1
    let at = number % this.#keys.length
    while (this.#keys[at] !== EMPTY && this.#keys[at] !== number) at = (at + 1) & mask
    return at
  }

  #grow(): void {
    const [keys, author, changes] = [this.#keys, this.#author, this.#changes]
    this.#keys = new Float64Array(keys.length * 2).fill(EMPTY)
    this.#author = new Uint32Array(keys.length * 2)
    this.#changes = new Uint8Array(keys.length * 2)
    for (let from = 0; from < keys.length; from++) {
      if (keys[from] === EMPTY) continue
      const at = this.#find(keys[from]!)
      this.#keys[at] = keys[from]!
      this.#author[at] = author[from]!
      this.#changes[at] = changes[from]!
    }
  }
}

/** 52 bits, so that it is a whole number in JavaScript and in every database. */
function hashOf(text: string): number {
  let high = 0x811c9dc5
  let low = 0x9e3779b9
  for (let at = 0; at < text.length; at++) {
    const code = text.charCodeAt(at)
    high = Math.imul(high ^ code, 0x01000193)
    low = Math.imul(low + code, 0x85ebca6b)
    low ^= low >>> 13
  }
  return (high >>> 0) * 2 ** 20 + ((Math.imul(low, 0xc2b2ae35) >>> 12) & 0xfffff)
}
