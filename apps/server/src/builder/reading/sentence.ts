import type { BlockKind, BuilderDraft } from '@starling/question/builder'

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
type Match = { from: number; found: string; groups: Record<string, string>; is_excluded: boolean }

/** What was read is blanked by this, which is part of no word. */
const READ = '\uE000'

/** A description while it is read: what led to something is taken out, so that it leads to nothing else. */
export class Sentence {
  readonly whole: string
  text: string
  readonly found: ReadThing[] = []
  readonly #excluded: (readonly [number, number])[]

  constructor(description: string) {
    this.whole = description.normalize('NFKC').replace(/[’‘]/g, "'").replace(/[“”]/g, '"').replace(/\s+/g, ' ')
    this.text = this.whole
    this.#excluded = excludedRanges(this.whole)
  }

  /** Each match is given away, and taken out where something was made of it. */
  take(pattern: RegExp, read: (match: Match) => Omit<ReadThing, 'from' | 'words'>[] | null): void {
    const flags = pattern.flags.includes('g') ? pattern.flags : `${pattern.flags}g`
    for (const match of this.text.matchAll(new RegExp(pattern.source, flags))) {
      const [found] = match
      const from = match.index
      if (this.text.slice(from, from + found.length) !== found) continue
      const things = read({
        from,
        found,
        groups: match.groups ?? {},
        is_excluded: this.isExcluded(from, found.replace(/ (?:and|or) ?$/i, '').length),
      })
      if (!things) continue
      this.text = this.text.slice(0, from) + READ.repeat(found.length) + this.text.slice(from + found.length)
      this.found.push(...things.map((one) => ({ ...one, from, words: found.trim() })))
    }
  }

  isExcluded(from: number, length: number): boolean {
    return this.#excluded.some(([start, end]) => from >= start && from + length <= end + 1)
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

const PEOPLE = '(?:people|persons|those|anyone|anybody|users|everyone|everybody|accounts|(?:followers|fans) of)'
/** Said of whom one does not want: "drop people who", or as an order, "…; drop vets". */
const DROP = '(?:drop|skip|omit|ignore|remove|avoid|filter out|take out|keep out|weed out|cut out)'
const NOT_ENGLISH = new RegExp(
  [
    String.raw`\b(?:but |and )?(?:nobody|no one|none)(?= (?:who|that|of|from|in|with|follow))(?: who| that)?`,
    String.raw`\b${DROP}(?= (?:all |any |out )?(?:the )?(?:of )?${PEOPLE}\b)`,
    String.raw`(?<=(?:^|[,;.:!?(]|\b(?:but|please|then|also)) ?)${DROP}(?![- ]?(?:shipp|rope))\b`,
    String.raw`\b(?:(?:but |and )?no(?! matter| one)|but not|not including|except(?:ing)?(?: for)?|excluding|exclude|leave out|leaving out|without|minus|who (?:do not|don't|are not|aren't|never|have not|haven't)|and not|(?:do|does) not|don't|doesn't|aren't|not)\b`,
  ].join('|'),
  'gi',
)
const NOT_ENDS =
  /[.;!?]|(?<!people|those|anyone|anybody|users|everyone|everybody|accounts|followers|fans),? (?:but (?!not)|who (?!do not|don't|are not|aren't|never)|and who)|, (?:in|aged|with|from|living|based|between|over|under|and (?:live|are|have|speak))\b|$/i
/** "exclude teachers who like golf" is all of it whom one does not mean. */
const TAKES_CLAUSE =
  /^(?:but |and )?(?:exclud|except|leav|but not|and not|minus|nobody|no one|none|drop|skip|omit|ignore|remove|avoid|filter|take out|keep out|weed out|cut out)/i
const CLAUSE_ENDS =
  /[.;!?]|,? but (?!not)|, (?:who|that|in|aged|with|from|living|based|between|over|under|and (?:who|live|are|have|speak))\b|,? and who\b|$/i
const NOT_JAPANESE =
  /(?:を|は|も)?(?:除(?:く|いて|いた|き|外)|含まない|含めない)|(?:を|は)(?:外(?:す|して|した)|省(?:く|いて|いた))|以外|(?:では|じゃ)ない|に(?:は|も)?(?:全く|まったく|あまり)?(?:興味|関心)(?:が|の|は|を)?(?:ない|無い|持たない)|(?:を)?フォロー(?:は)?(?:して(?:い)?ない|していません|しておらず|しない|せず)|について(?:投稿|つぶやいて)(?:しない|いない|していない)/g
/** Where what was said before ends: "follow @a but not @b" is one sentence without a comma. */
const JAPANESE_ENDS =
  /[、。,]|ただし|けど|けれど|しかし|ものの|だが|(?<=いる|する|ある|した|いた|ない|です|ます|好きだ)が|(?<=フォロー)(?:して(?:い)?て|しつつ|し)(?=\s*@)|で(?=\s*@)|のうち/g

/** Where a description says whom it does not mean. */
function excludedRanges(text: string): (readonly [number, number])[] {
  const english = [...text.matchAll(NOT_ENGLISH)].map(({ index, 0: said }) => {
    const rest = text.slice(index + said.length)
    return [
      index,
      index + said.length + ((TAKES_CLAUSE.test(said) ? CLAUSE_ENDS : NOT_ENDS).exec(rest)?.index ?? rest.length),
    ] as const
  })
  const japanese = [...text.matchAll(NOT_JAPANESE)].map(({ index, 0: said }) => {
    const before = text.slice(0, index)
    const from = Math.max(...[...before.matchAll(JAPANESE_ENDS)].map((match) => match.index), -1)
    return [from + 1, index + said.length] as const
  })
  return [...english, ...japanese]
}
