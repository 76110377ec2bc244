import type { BlockKind, BuilderDraft } from '@starling/question/builder'
import { type LeftOutRange, leftOutIn } from './left-out.ts'
import { isOfOthers, ownWords, type Range } from './meant.ts'
import { asMeant } from './spelling.ts'

export type ReadThing = {
  kind: BlockKind | 'order'
  /** Where it stood, so that what is said between two things can be looked at. */
  from: number
  words: string
  patch: Partial<BuilderDraft>
  value: string
  /** Of an age, the years that were said: the option taken for them may be another. */
  years?: { from: number; to: number | null }
}
export type Match = {
  from: number
  found: string
  groups: Record<string, string>
  is_excluded: boolean
  /** The same for what cannot be left out: a place, an age, a gender. */
  is_near_excluded: boolean
}

/** What was read is blanked by this, which is part of no word. */
const READ = '\uE000'
/** A line begins a sentence, unless it goes on with a small letter. */
const LINE = /[ \t]*[.;。]?[ \t]*\n\s*(?![a-z])[-•*・■ ]*/g
const DIGITS = '一二三四五六七八九'
/** 二十代 and 五千人 as digits. */
const inDigits = (text: string) =>
  text
    .replace(/([二三四五六七八九])?十(?=代|歳|才)/g, (_all, tens) => `${tens ? DIGITS.indexOf(tens) + 1 : 1}0`)
    .replace(/[一二三四五六七八九](?=[千万]人)/g, (digit) => String(DIGITS.indexOf(digit) + 1))

/** A description while it is read: what led to something is taken out, so that it leads to nothing else. */
export class Sentence {
  readonly whole: string
  text: string
  readonly found: ReadThing[] = []
  readonly #leftOut: readonly LeftOutRange[]
  #own: readonly Range[]

  constructor(description: string) {
    this.whole = asMeant(inDigits(description.normalize('NFKC')))
      .replace(/[’‘]/g, "'")
      .replace(/[“”]/g, '"')
      .replace(LINE, '. ')
      .replace(/\s+/g, ' ')
    this.text = this.whole
    this.#leftOut = leftOutIn(this.whole)
    this.#own = ownWords(this.whole)
  }

  /** Each match is given away, and taken out where something was made of it. */
  take(pattern: RegExp, read: (match: Match) => Omit<ReadThing, 'from' | 'words'>[] | null): void {
    const flags = pattern.flags.includes('g') ? pattern.flags : `${pattern.flags}g`
    for (const match of this.text.matchAll(new RegExp(pattern.source, flags))) {
      const [found] = match
      const from = match.index
      if (this.text.slice(from, from + found.length) !== found) continue
      if (this.isOwn(from + found.search(/\S/))) continue
      const length = found.replace(/ (?:and|or) ?$/i, '').length
      const things = read({
        from,
        found,
        groups: match.groups ?? {},
        is_excluded: this.isExcluded(from, length),
        is_near_excluded: this.isNearExcluded(from),
      })
      if (!things) continue
      this.takeAt(from, found.length, things)
    }
  }

  /** What stands at this place led to these. */
  takeAt(from: number, length: number, things: Omit<ReadThing, 'from' | 'words'>[]): void {
    const words = this.text.slice(from, from + length).trim()
    this.text = this.text.slice(0, from) + READ.repeat(length) + this.text.slice(from + length)
    this.found.push(...things.map((one) => ({ ...one, from, words })))
  }

  isExcluded(at: number, length: number): boolean {
    return this.#leftOut.some(({ from, to }) => at >= from && at + length <= to + 1)
  }

  isNearExcluded(at: number): boolean {
    return this.#leftOut.some(({ from, near }) => at >= from && at < near)
  }

  /** Whether it is said of who writes. */
  isOwn(at: number): boolean {
    return this.#own.some(([from, to]) => at >= from && at < to)
  }

  isOfOthers(at: number): boolean {
    return isOfOthers(this.whole, at)
  }

  /** What the writer says of themselves is read after all; false where there is nothing of it. */
  openOwn(): boolean {
    const has = this.#own.length > 0
    this.#own = []
    return has
  }

  /** What led to nothing and means something. */
  unplaced(isFiller: (word: string) => boolean): string[] {
    const phrases: string[] = []
    for (const piece of this.text.split(new RegExp(`[${READ}.,;:!?、。・()（）「」"/]+`))) {
      let phrase: string[] = []
      const end = () => {
        if (phrase.length > 0) phrases.push(phrase.join(/^[\x20-\x7e]+$/.test(phrase[0]!) ? ' ' : ''))
        phrase = []
      }
      for (const [word] of piece.matchAll(/[a-z0-9'&+#@-]+|[一-龯々〆]+|[ァ-ヶー]+|[ぁ-ん]+|\S/gi)) {
        if (isFiller(word.toLowerCase())) end()
        else phrase.push(word)
      }
      end()
    }
    return phrases
  }
}
