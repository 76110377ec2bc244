/** A description while what it says of the campaign is read: what led to something is taken out, so that the audience is read of the rest. */
export class Spoken {
  text: string

  constructor(description: string) {
    this.text = description
      .normalize('NFKC')
      .replace(/[’‘]/g, "'")
      .replace(/[–—～〜]/g, '-')
      .replace(/\s+/g, ' ')
  }

  /** The first match that something is made of; a comma stands in its place, as words on both sides of it are not one phrase. */
  take<T>(
    pattern: RegExp,
    read: (groups: Record<string, string | undefined>) => T | null,
  ): (T & { words: string }) | null {
    for (const match of this.text.matchAll(new RegExp(pattern.source, `${pattern.flags.replace('g', '')}g`))) {
      const made = read(match.groups ?? {})
      if (made === null) continue
      const [found] = match
      this.text = `${this.text.slice(0, match.index).trimEnd()}, ${this.text.slice(match.index + found.length).trimStart()}`
      return { ...made, words: found.replace(/^[\s,、。]+|[\s,、。]+$/g, '') }
    }
    return null
  }

  /** What is left, without the commas that stand for nothing. */
  rest(): string {
    return this.text
      .replace(/(?:\s*[,、]\s*)+(?=[.;。]|$)/g, '')
      .replace(/^(?:\s*[,、]\s*)+/, '')
      .replace(/(?:\s*[,、]\s*){2,}/g, (several) => (several.includes('、') ? '、' : ', '))
      .trim()
  }
}

const COUNTS = ['one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten', 'eleven', 'twelve']
/** Digits, or a number in letters; `a` is one. */
export const COUNT = String.raw`\d{1,3}|a|an|${COUNTS.join('|')}`
export function countOf(said: string): number {
  if (/^\d/.test(said)) return Number(said)
  const at = COUNTS.indexOf(said.toLowerCase())
  return at < 0 ? 1 : at + 1
}
