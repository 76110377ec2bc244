import { JOB_TITLES } from '@starling/catalog'
import type { Judged } from '../judged.ts'

type Spelling = { id: string; doubtful: boolean }
/** How surely a matched spelling is the writer's own present work. */
const SURE = 0.9
const DOUBTFUL = 0.6
const LONGEST_ENGLISH = 5
const MOST_TITLES = 6

/** `front-end` and `front end` are one. A plural is left alone: "my teachers" are others. */
const wordsOf = (text: string): string[] => text.toLowerCase().match(/[\p{L}\p{N}]+|[^\s\p{L}\p{N}]/gu) ?? []

const english = new Map<string, Spelling>()
/** First words of the English spellings, so that most words of a bio are left after one look. */
const starts = new Set<string>()
const japaneseSpellings = new Map<string, Spelling>()
for (const { id, en, ja, doubtful } of JOB_TITLES) {
  for (const spelling of en) {
    const words = wordsOf(spelling).filter((word) => /[\p{L}\p{N}]/u.test(word))

    english.set(words.join(' '), { id, doubtful: doubtful.includes(spelling) })
    starts.add(words[0]!)
  }
  for (const spelling of ja) japaneseSpellings.set(spelling, { id, doubtful: doubtful.includes(spelling) })
}
const japaneseByStart = new Map<string, string[]>()
for (const spelling of [...japaneseSpellings.keys()].toSorted((a, b) => b.length - a.length)) {
  const start = spelling.slice(0, 1)
  japaneseByStart.set(start, [...(japaneseByStart.get(start) ?? []), spelling])
}

/** Words before a title that take it back: it is past, wished for, someone else's or a joke. */
const NOT_NOW = new Set(
  'ex former formerly previously past retired wannabe aspiring future want wants wanna hope hoping hopeful almost failed armchair amateur not never fake pretend used recovering love loves follow follows fan marry married wife husband son daughter girlfriend boyfriend dating mother father mum mom dad hire hiring student trainee hate hates support supporting need needs looking seeking'.split(
    ' ',
  ),
)
/** Words after a title that do the same: "nurse in training", "actor wannabe", "doctor who fan". */
const NOT_AFTER = new Set([
  'wannabe',
  'hopeful',
  'student',
  'fan',
  'fans',
  'lover',
  'needed',
  'wanted',
  'jokes',
  'trainee',
])
const NOT_AFTER_TWO = new Set([
  'in training',
  'to be',
  'in progress',
  'at heart',
  'by accident',
  's wife',
  's husband',
  's daughter',
  's son',
])
/** How far before a title such a word still belongs to it. */
const REACH = 3
const STOPS = new Set(['.', ',', ';', '|', '/', '!', '?', '•', '·', ':', '(', ')', '&', '+', '~', '★', '☆', '—', '–'])
const GAP = '-'

function takenBack(words: readonly string[], from: number, to: number): boolean {
  for (let at = from - 1; at >= Math.max(0, from - REACH); at--) {
    const word = words[at]!
    if (STOPS.has(word)) break
    if (NOT_NOW.has(word)) return true
  }
  if (/^(?:ex|former|retired|aspiring|future|wannabe)$/.test(words[from - 1] === GAP ? (words[from - 2] ?? '') : ''))
    return true
  let next = to
  if (words[next] === GAP || words[next] === "'" || words[next] === '’') next++
  if (words[to - 1] === 'doctor' && words[next] === 'who') return true
  return NOT_AFTER.has(words[next] ?? '') || NOT_AFTER_TWO.has(`${words[next]} ${words[next + 1]}`)
}

function matchEnglish(bio: string, found: Map<string, number>): void {
  const words = wordsOf(bio)
  for (let from = 0; from < words.length; from++) {
    if (!starts.has(words[from]!)) continue
    let key = ''
    let count = 0
    let best: { spelling: Spelling; to: number } | undefined
    for (let to = from; to < words.length && count < LONGEST_ENGLISH; to++) {
      const word = words[to]!
      if (word === GAP || (word === '/' && count > 0) || word === "'" || word === '’') continue
      if (STOPS.has(word) || !/[\p{L}\p{N}]/u.test(word)) break
      key = key ? `${key} ${word}` : word
      count++
      const spelling = english.get(key)
      if (spelling) best = { spelling, to: to + 1 }
    }
    if (!best) continue
    if (words[from - 1] !== '@' && words[from - 1] !== '#' && !takenBack(words, from, best.to))
      add(found, best.spelling)
    else if (words[from - 1] === '#' && !best.spelling.doubtful) add(found, { ...best.spelling, doubtful: true })
    from = best.to - 1
  }
}

const BEFORE_JA =
  /(?:元|前|もと|未来の|将来の|目指せ|めざせ|脱|非|偽|自称|推しの|好きな|憧れの|妻は|夫は|旦那は|嫁は|父は|母は)$/u
const AFTER_JA =
  /^(?:志望|になりたい|をめざ|を目指|の卵|のたまご|見習い|の妻|の嫁|の夫|の娘|の息子|好き|が好き|ファン|推し|さん|さま|様|募集|専門学校|学校|学科|学部|学生|科学生|になるため|でした|を辞め|をやめ|を引退|の方|向け|国家試験|試験|あるある|垢さん)/u
const JAPANESE = /[\u3040-\u30ff\u4e00-\u9fff]/
const KATAKANA_NEXT = /[ァ-ヶー]/u
const ASCII_LETTER = /[a-z0-9]/

function matchJapanese(bio: string, found: Map<string, number>): void {
  const text = bio.normalize('NFKC').toLowerCase()
  for (let at = 0; at < text.length; at++) {
    for (const spelling of japaneseByStart.get(text[at]!) ?? []) {
      if (!text.startsWith(spelling, at)) continue
      const after = text.slice(at + spelling.length)
      const before = text.slice(Math.max(0, at - 6), at)
      const cut =
        (KATAKANA_NEXT.test(spelling.at(-1)!) && KATAKANA_NEXT.test(after[0] ?? '')) ||
        (KATAKANA_NEXT.test(spelling[0]!) && KATAKANA_NEXT.test(before.at(-1) ?? '')) ||
        (ASCII_LETTER.test(spelling[0]!) && ASCII_LETTER.test(before.at(-1) ?? ''))
      if (!cut && !BEFORE_JA.test(before) && !AFTER_JA.test(after)) add(found, japaneseSpellings.get(spelling)!)
      at += spelling.length - 1
      break
    }
  }
}

function add(found: Map<string, number>, { id, doubtful }: Spelling): void {
  found.set(id, Math.max(found.get(id) ?? 0, doubtful ? DOUBTFUL : SURE))
}

/** The work a bio says its writer does now, as ids of the catalog. */
export function matchJobTitles(bio: string): Judged<string>[] {
  if (!bio) return []
  const found = new Map<string, number>()
  matchEnglish(bio, found)
  if (JAPANESE.test(bio)) matchJapanese(bio, found)
  return [...found].slice(0, MOST_TITLES).map(([value, confidence]) => ({ value, confidence }))
}
