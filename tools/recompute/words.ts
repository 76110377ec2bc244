import { emoticonAt } from '@starling/enrich/src/text/tokens/emoticons.ts'
import { isStopWord } from '@starling/enrich/src/text/words/stop-words.ts'

/** Text cut into tokens, terms and phrases, from docs/engine.md ("Words") alone. */
export type Token = {
  kind: 'word' | 'spaceless' | 'hashtag' | 'handle' | 'symbol' | 'emoji' | 'emoticon' | 'link'
  text: string
}
export type TermKind = 'keyword' | 'hashtag' | 'emoji' | 'subreddit'

const ENTITIES: Record<string, string> = { '&amp;': '&', '&lt;': '<', '&gt;': '>', '&quot;': '"', '&#39;': "'" }

export const fold = (text: string): string =>
  text
    .replace(/&(?:amp|lt|gt|quot|#39);/g, (entity) => ENTITIES[entity]!)
    .replace(/\\u([0-9a-f]{4})/gi, (_, hex: string) => String.fromCharCode(Number.parseInt(hex, 16)))
    .replaceAll('’', "'")
    .normalize('NFKC')
    .toLowerCase()

/** Of the first plane: what lies beyond is an emoji or a letter that stands alone. */
const FIRST_PLANE = String.raw`[\u{0}-\u{ffff}]`
const SPACELESS = String.raw`[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}\p{Script=Thai}\p{Script=Lao}\p{Script=Khmer}\p{Script=Myanmar}ー]`
const LETTER = String.raw`[[[\p{L}\p{M}_]--${SPACELESS}--[\u{fe0e}\u{fe0f}]]&&${FIRST_PLANE}]`
const WRITTEN = String.raw`[[[\p{L}\p{M}\p{N}_]--${SPACELESS}--[\u{fe0e}\u{fe0f}]]&&${FIRST_PLANE}]`
const RUN = String.raw`[[\p{L}\p{M}\p{N}]&&${SPACELESS}&&${FIRST_PLANE}]`
const SIGNS = '★☆♡♪♬♫♥'
const EMOJI = String.raw`[[[\p{Extended_Pictographic}--[©®™]]&&${FIRST_PLANE}]${SIGNS}\u{1f000}-\u{1fbff}]`
/** What belongs to an emoji but is not written with it: tones, styles, joined parts. */
const TAIL = String.raw`(?:[\u{fe0e}\u{fe0f}\u{1f3fb}-\u{1f3ff}]|\u{200d}[\s\S])*`

const sticky = (pattern: string) => new RegExp(pattern, 'vy')
const PATTERNS: [Token['kind'], RegExp][] = [
  [
    'symbol',
    sticky(String.raw`(?<=(?:^|\s))\$[a-z]{1,6}(?:[._][a-z]{1,2})?(?=$|\s|[!'#%&\(\)*+,\\\-.\/:;<=>?@\[\]^_\{\|\}~$])`),
  ],
  ['link', sticky(String.raw`(?:https?:\/\/|www\.)[!-~]*`)],
  ['emoticon', /(?:)/y],
  [
    'word',
    sticky(
      String.raw`${WRITTEN}(?:${WRITTEN}|['\u{fe0e}\u{fe0f}](?=${LETTER}))*|[\u{10000}-\u{1efff}\u{1fc00}-\u{10ffff}]`,
    ),
  ],
  ['spaceless', sticky(`${RUN}+`)],
  ['hashtag', sticky(`#(?:${WRITTEN}|${RUN})+`)],
  ['handle', sticky(`@${WRITTEN}+`)],
  ['emoji', sticky(String.raw`(?:[\u{1f1e6}-\u{1f1ff}]{2}|${EMOJI})${TAIL}`)],
]
/** An emoji without its tail. */
const firstPart = (emoji: string) => /^(?:[\u{1f1e6}-\u{1f1ff}]{2}|.)/u.exec(emoji)![0]

/** Whole pieces of a folded text, from left to right; a run without spaces is one. */
export function piecesOf(text: string): Piece[] {
  const folded = fold(text)
  const pieces: Piece[] = []
  for (let at = 0; at < folded.length; ) {
    const piece = pieceAt(folded, at)
    if (piece) pieces.push(piece)
    at = piece ? piece.end : at + 1
  }
  return pieces
}
export type Piece = Token & { at: number; end: number }

function pieceAt(folded: string, at: number): Piece | undefined {
  for (const [kind, pattern] of PATTERNS) {
    pattern.lastIndex = at
    const end = kind === 'emoticon' ? emoticonEnd(folded, at) : pattern.test(folded) ? pattern.lastIndex : at
    if (end === at) continue
    const all = folded.slice(at, end)
    // What is left of the word that a symbol is cut from is no word of its own.
    const rest = kind === 'symbol' ? pieceAt(folded, at + 1) : undefined
    return { kind, text: kind === 'emoji' ? firstPart(all) : all, at, end: Math.max(end, rest?.end ?? 0) }
  }
  return undefined
}
/** Only where a word or a sign could begin. */
const emoticonEnd = (folded: string, at: number) => (/[#@]/.test(folded[at]!) ? at : emoticonAt(folded, at))

const ONE = new RegExp(`^${RUN}$`, 'v')
/** One character of a script without spaces. */
export const isSpaceless = (token: string) => ONE.test(token)

/** What a text is found by. */
export function tokensOf(text: string): string[] {
  return piecesOf(text).flatMap(({ kind, text: piece }) => {
    if (kind === 'emoticon') return []
    if (kind !== 'spaceless') return [piece]
    return piece.length < 3
      ? [piece]
      : Array.from({ length: piece.length - 1 }, (_, from) => piece.slice(from, from + 2))
  })
}

const HAN = String.raw`[々〆\u{3400}-\u{9fff}\u{f900}-\u{faff}]`
const KATAKANA = String.raw`[\u{30a0}-\u{30ff}\u{31f0}-\u{31ff}]`
const HIRAGANA = String.raw`[\u{3041}-\u{309f}]`
const SCRIPTS = new RegExp(`${HAN}+|${HIRAGANA}+|${KATAKANA}+|[^${HAN}${HIRAGANA}${KATAKANA}]+`, 'gv')
const ALL_HIRAGANA = new RegExp(`^${HIRAGANA}+$`, 'v')
const SUBREDDIT = /(?<![\w/.])\/?r\/(\w{2,21})/g
const REDDIT_LINK = /(?<!\S)(?:https?:\/\/)?(?:[a-z]+\.)?reddit\.com\/r\/(\w{2,21})/g

/** What is shown of a text: each term once. */
export function termsOf(text: string): Record<TermKind, Set<string>> {
  const terms = {
    keyword: new Set<string>(),
    hashtag: new Set<string>(),
    emoji: new Set<string>(),
    subreddit: new Set<string>(),
  }
  for (const { kind, text: piece } of piecesOf(text)) {
    if (kind === 'hashtag' && /[\p{L}\p{M}]/u.test(piece)) terms.hashtag.add(piece)
    if (kind === 'symbol') terms.keyword.add(piece)
    if (kind === 'emoji') terms.emoji.add(piece)
    if (kind === 'word' && isShown(piece)) terms.keyword.add(piece)
    if (kind === 'spaceless')
      for (const [part] of piece.matchAll(SCRIPTS)) if (isShownPart(part)) terms.keyword.add(part)
  }
  for (const pattern of [SUBREDDIT, REDDIT_LINK]) {
    for (const [, name] of text.toLowerCase().matchAll(pattern)) terms.subreddit.add(`r/${name}`)
  }
  return terms
}
const LONGEST_WORD = 40
const hasLength = ({ length }: string) => length >= 2 && length <= LONGEST_WORD
const isShown = (word: string) => hasLength(word) && /\p{L}/u.test(word) && !isStopWord(word)
const isShownPart = (part: string) => hasLength(part) && !ALL_HIRAGANA.test(part) && !isStopWord(part)

const LONGEST_PHRASE = 5
/** Two to five words side by side, of which the first and the last could be shown by themselves. */
export function phrasesOf(text: string): Set<string> {
  const phrases = new Set<string>()
  for (const run of runsOf(text)) {
    for (let from = 0; from < run.length; from++) {
      if (!run[from]!.is_shown) continue
      let phrase = run[from]!.text
      for (const { gap, text: word, is_shown } of run.slice(from + 1, from + LONGEST_PHRASE)) {
        phrase += gap + word
        if (is_shown) phrases.add(phrase)
      }
    }
  }
  return phrases
}

type PhraseWord = { text: string; gap: string; is_shown: boolean }
/** Words between which there is nothing but space; scripts without spaces are parted as for terms, and have no gap. */
function runsOf(text: string): PhraseWord[][] {
  const runs: PhraseWord[][] = [[]]
  const folded = fold(text)
  let end = 0
  for (const { kind, text: piece, at, end: after } of piecesOf(text)) {
    const between = folded.slice(end, at)
    end = after
    if (/\S/.test(between) || (kind !== 'word' && kind !== 'spaceless')) runs.push([])
    if (kind === 'word') runs.at(-1)!.push({ text: piece, gap: between === '' ? '' : ' ', is_shown: isShown(piece) })
    if (kind !== 'spaceless') continue
    for (const [index, [part]] of [...piece.matchAll(SCRIPTS)].entries()) {
      runs.at(-1)!.push({ text: part, gap: index > 0 || between === '' ? '' : ' ', is_shown: isShownPart(part) })
    }
  }
  return runs
}
