/** Numbers texts as they come. */
export class Dictionary {
  readonly texts: string[] = []
  readonly #numbers = new Map<string, number>()

  add(text: string): number {
    const known = this.#numbers.get(text)
    if (known !== undefined) return known
    const number = this.texts.length
    const own = ownCopy(text)
    this.#numbers.set(own, number)
    this.texts.push(own)
    return number
  }

  get size(): number {
    return this.texts.length
  }
}

/** A slice of a longer text would keep the whole of it in memory. */
const ownCopy = (text: string): string => (text.length < 13 ? text : Buffer.from(text, 'utf16le').toString('utf16le'))
