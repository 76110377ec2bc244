const CLAUSE_END = /[,、.;。:]\s*$|^\s*$/
const CLAUSE_BEGIN = /^\s*[,、.;。]|^\s*$/

/** A description while what it says of the campaign is read: what led to something is taken out, so that the audience is read of the rest. */
export class Spoken {
  text: string

  constructor(description: string) {
    this.text = description
      .normalize('NFKC')
      .replace(/[’‘]/g, "'")
      .replace(/[–—～〜]/g, '-')
      .replace(/\s+/g, ' ')
      .trim()
  }

  /** The first match that something is made of. */
  take<T>(
    pattern: RegExp,
    read: (groups: Record<string, string | undefined>) => T | null,
  ): (T & { words: string }) | null {
    for (const match of this.text.matchAll(new RegExp(pattern.source, `${pattern.flags.replace('g', '')}g`))) {
      const made = read(match.groups ?? {})
      if (made === null) continue
      const [found] = match
      this.text = joined(this.text.slice(0, match.index), this.text.slice(match.index + found.length))
      return { ...made, words: found.replace(/^[\s,、。]+|[\s,、。]+$/g, '') }
    }
    return null
  }
}

/** Where a clause of its own was taken out, what stood on both sides of it is no list; inside of one it goes on. */
function joined(before: string, after: string): string {
  if (!CLAUSE_END.test(before) || !CLAUSE_BEGIN.test(after)) return `${before.trimEnd()} ${after.trimStart()}`.trim()
  const left = before.replace(/[\s,、.;。:]+$/, '')
  const right = after.replace(/^[\s,、.;。]+/, '')
  return left === '' || right === '' ? left + right : `${left}. ${right}`
}

const COUNTS = ['one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten', 'eleven', 'twelve']
/** Digits, or a number in letters; `a` is one. */
export const COUNT = `\\d{1,3}|a|an|${COUNTS.join('|')}`
export function countOf(said: string): number {
  if (/^\d/.test(said)) return Number(said)
  const at = COUNTS.indexOf(said.toLowerCase())
  return at < 0 ? 1 : at + 1
}
