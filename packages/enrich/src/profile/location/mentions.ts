import { fold, placeKey } from './fold.ts'
import { type Candidate, gazetteer, useOf } from './gazetteer.ts'
import { REGION_CODES } from './region-codes.ts'

export type MentionHow = 'segment' | 'inside' | 'code' | 'flag' | 'scan' | 'point' | 'postcode'
export type Mention = { how: MentionHow; candidates: Candidate[]; words: number; segment: number; upper: boolean }
export type LocationReading = {
  mentions: Mention[]
  words: number
  known: number
  jokes: number
  segments: number
  noise: boolean
}

const SEPARATORS =
  /[,;|/\\•·●~→➡✈➔»«><()[\]{}\n\t、。・／＆&+:"“”*_=◦▪‖|➝⇄↔✌♡♥❤☀★☆⇨➳✖×]|\s[-–—]+\s|[–—]|\s(?:and|to|via|x|or|by way of|y|et|und|e|from)\s/iu
const FILLER =
  /^(?:(?:living|live|lives|born|based|raised|currently|somewhere|lost|stuck|made|just|now|originally|proudly|sunny|rainy|beautiful|downtown|greater|near|outside|around|in|from|of|at|the|a|my|upstate|metro|central|north|south|east|west|northern|southern|eastern|western|city of|de|in the) )+/
const TRAILER =
  /(?: (?:area|metro|metropolitan area|region|city|usa|us|county|born|raised|baby|native|bound|suburbs|based|state|hood|side|town))+$/
const FLAG = /[\u{1F1E6}-\u{1F1FF}]{2}/gu
const NATION_FLAG = /\u{1F3F4}(?:[\u{E0061}-\u{E007A}]+)\u{E007F}/gu
const NATIONS: Record<string, string> = { gbeng: 'GB.ENG', gbsct: 'GB.SCT', gbwls: 'GB.WLS' }
const POINT = /(-?\d{1,2}\.\d{2,})\s*[,;]?\s+?(-?\d{1,3}\.\d{2,})|(-?\d{1,2}\.\d{2,})\s*,\s*(-?\d{1,3}\.\d{2,})/
const CJK = /[\u3040-\u30ff\u3400-\u9fff\uac00-\ud7af]/
const LONGEST_NAME = 6
/** A single word inside a sentence must be a place most people know. */
const KNOWN_CITY = 1.5e5

const country = (code: string, weight = 1e8): Candidate => ({
  kind: 'country',
  country: code,
  region: null,
  city: null,
  weight,
  alias: false,
  common: false,
})
const region = (code: string, weight: number): Candidate => ({
  kind: 'region',
  country: code.slice(0, 2),
  region: code,
  city: null,
  weight,
  alias: false,
  common: false,
})

function flags(text: string): Mention[] {
  const found: Mention[] = []
  const add = (candidate: Candidate) =>
    found.push({ how: 'flag', candidates: [candidate], words: 0, segment: -1, upper: false })
  for (const [flag] of text.matchAll(FLAG)) {
    const code = [...flag].map((letter) => String.fromCharCode(letter.codePointAt(0)! - 0x1f1e6 + 65)).join('')
    add(country(code))
  }
  for (const [flag] of text.matchAll(NATION_FLAG)) {
    const letters = [...flag]
      .slice(1, -1)
      .map((letter) => String.fromCharCode(letter.codePointAt(0)! - 0xe0000))
      .join('')
    if (NATIONS[letters]) add(region(NATIONS[letters], 1e8))
  }
  return found
}

function point(text: string): Mention | undefined {
  const match = POINT.exec(text)
  if (!match) return undefined
  const city = gazetteer().nearest(Number(match[1] ?? match[3]), Number(match[2] ?? match[4]))
  return city && { how: 'point', candidates: [city], words: 2, segment: 0, upper: false }
}

/** Codes of two letters are words in half the world's languages, so case and place in the text decide. */
function codes(word: string, raw: string): Candidate[] {
  const found = (REGION_CODES.get(word) ?? []).map((code) => region(code, 2e6 * useOf(code.slice(0, 2))))
  if (word.length === 2 && raw === raw.toUpperCase() && COUNTRY_CODES.has(word))
    found.push(country(word.toUpperCase(), 2e6))
  return found
}
const COUNTRY_CODES = new Set(
  'ar at au be br ca ch cl cn co cz de dk ec eg es fi fr gb gh gr hk hu id ie il in it jp ke kr ma mx my ng nl no nz pe ph pk pl pt ro ru sa se sg th tn tr tw ua ug us ve vn za'.split(
    ' ',
  ),
)

function postcode(key: string): Mention | undefined {
  const code = /^\d{5}(?: \d{4})?$/.test(key)
    ? 'US'
    : /^[a-z]{1,2}\d{1,2}[a-z]?(?: \d[a-z]{2})?$/.test(key) && key.length > 2
      ? 'GB'
      : ''
  return code ? { how: 'postcode', candidates: [country(code)], words: 1, segment: 0, upper: false } : undefined
}

/** Scripts without spaces: the longest name at each position. */
function scan(text: string, segment: number): Mention[] {
  const found: Mention[] = []
  const letters = [...text]
  for (let from = 0; from < letters.length; from++) {
    for (let size = Math.min(LONGEST_NAME + 2, letters.length - from); size >= 2; size--) {
      const candidates = gazetteer().lookup(letters.slice(from, from + size).join(''))
      if (!candidates.length) continue
      const how = size === letters.length ? 'segment' : 'scan'
      found.push({ how, candidates: [...candidates], words: 1, segment, upper: false })
      from += size - 1
      break
    }
  }
  return found
}

/** The longest names inside a longer text. */
function inside(words: string[], raw: string[], segment: number): Mention[] {
  const found: Mention[] = []
  for (let from = 0; from < words.length; from++) {
    for (let size = Math.min(LONGEST_NAME, words.length - from); size >= 1; size--) {
      const key = words.slice(from, from + size).join(' ')
      const last = from + size === words.length
      const upper = raw[from] !== undefined && raw[from] !== raw[from]!.toLowerCase()
      let candidates: Candidate[] = []
      let how: MentionHow = 'inside'
      if (size === 1 && key.length <= 3 && last && from > 0) {
        candidates = codes(key, raw[from] ?? key)
        if (candidates.length) how = 'code'
      }
      if (!candidates.length && key.length > 2 && !gazetteer().isJoke(key)) {
        candidates = gazetteer()
          .lookup(key)
          .filter((one) => size > 1 || last || from === 0 || plain(one, upper))
        if (size === 1)
          candidates = candidates.filter(
            (one) => !one.common && (one.kind !== 'city' || one.weight > KNOWN_CITY || from === 0),
          )
      }
      if (!candidates.length) continue
      found.push({ how, candidates, words: size, segment, upper })
      from += size - 1
      break
    }
  }
  return found
}
const plain = (one: Candidate, upper: boolean) => upper && (one.kind !== 'city' || one.weight > KNOWN_CITY)

function readSegment(
  text: string,
  segment: number,
  total: number,
): { mentions: Mention[]; words: number; joke: boolean } {
  const key = placeKey(text)
  const words = key ? key.split(' ') : []
  const raw = text.trim().split(/\s+/)
  const upper = raw[0] !== raw[0]?.toLowerCase()
  if (!key) return { mentions: [], words: 0, joke: false }
  if (gazetteer().isJoke(key)) return { mentions: [], words: words.length, joke: true }
  const whole = (candidates: Candidate[], how: MentionHow): { mentions: Mention[]; words: number; joke: boolean } => ({
    mentions: [{ how, candidates, words: words.length, segment, upper }],
    words: words.length,
    joke: false,
  })
  if (words.length === 1 && key.length <= 4) {
    const coded = codes(key, raw[0] ?? '')
    const named = gazetteer().lookup(key)
    const sure = named.filter((one) => one.alias || one.kind === 'country')
    const upperOnly = total > 1 || raw[0] === raw[0]?.toUpperCase()
    if (coded.length && upperOnly) return whole([...coded, ...sure], 'code')
    if (sure.length) return whole(sure, 'segment')
  }
  const named = gazetteer().lookup(key)
  if (named.length && (total === 1 || !named.every((one) => one.common && one.weight < KNOWN_CITY)))
    return whole([...named], 'segment')
  const bare = key.replace(FILLER, '').replace(TRAILER, '')
  if (bare && bare !== key && !gazetteer().isJoke(bare)) {
    const found = gazetteer()
      .lookup(bare)
      .filter((one) => !one.common)
    if (found.length && bare.length > 2) return whole([...found], 'segment')
  }
  if (CJK.test(key)) return { mentions: words.flatMap((word) => scan(word, segment)), words: words.length, joke: false }
  const coded = postcode(key)
  if (coded) return { mentions: [coded], words: words.length, joke: false }
  const aligned = words.length === raw.length ? raw : words
  return { mentions: inside(words, aligned, segment), words: words.length, joke: false }
}

/** Every place a location text may name, in its order. */
export function readLocation(text: string): LocationReading {
  const clean = text.normalize('NFKC').slice(0, 160)
  const reading: LocationReading = {
    mentions: flags(clean),
    words: 0,
    known: 0,
    jokes: 0,
    segments: 0,
    noise: /[@!?%$]|https?:|www\.|\.com/i.test(clean),
  }
  const located = point(clean)
  if (located) return { ...reading, mentions: [...reading.mentions, located], words: 2, known: 2, segments: 1 }
  if (gazetteer().isJoke(placeKey(clean)))
    return { ...reading, words: fold(clean).split(' ').length, jokes: 1, segments: 1 }
  const named = gazetteer().lookup(placeKey(clean)).length > 0
  const segments = named
    ? [clean]
    : clean
        .replace(/#/g, ' ')
        .split(SEPARATORS)
        .filter((part) => part && fold(part))
  segments.forEach((segment, index) => {
    const { mentions, words, joke } = readSegment(segment, index, segments.length)
    reading.mentions.push(...mentions)
    reading.words += words
    reading.jokes += joke ? 1 : 0
    for (const mention of mentions) reading.known += Math.min(mention.words, words)
  })
  reading.segments = segments.length
  return reading
}
