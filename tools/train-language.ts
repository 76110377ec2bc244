import { lettersOf, MAX_FEATURES } from '@starling/enrich/src/text/language/features.ts'
import { LanguageModel } from '@starling/enrich/src/text/language/model.ts'
import { CHOICES, LATIN } from '@starling/enrich/src/text/language/scripts.ts'
import { scan } from '@starling/enrich/src/text/tokens/scan.ts'
import { FUNCTION_WORDS } from './train/function-words.ts'
import { isKnown, knownIn } from './train/known.ts'
import { bare, heldOut, type Row, rowsOf } from './train/labelled.ts'
import { writeModel } from './train/model-file.ts'
import { packedRows } from './train/packed-rows.ts'
import { randomFrom, shuffled } from './train/random.ts'
import { type Examples, trainSoftmax } from './train/softmax.ts'

const KNOWN = 22
type Table = { languages: string[]; bits: number; rows: number; known: number }
/** 2^bits buckets are learnt; stored are the `rows` that tell languages apart best, and which n-grams lead to one. */
const LATIN_TABLE: Table = { languages: [...CHOICES[LATIN]!], bits: 17, rows: 65_535, known: 21 }
const OTHER_LANGUAGES = Object.values(CHOICES)
  .flat()
  .filter((language) => !CHOICES[LATIN]!.includes(language))
const OTHER_TABLE: Table = { languages: OTHER_LANGUAGES, bits: 16, rows: 32_768, known: 19 }
const MIN_TEXTS = 3
const TWEETS = ['ar', 'de', 'en', 'es', 'fr', 'it', 'pt']
const SUBTITLES: Record<string, string> = { br: 'pt', cn: 'zh', tw: 'zh', bs: 'hr' }
const NAMES = 'ar bg br bs cn cs da de en es et fa fi fr hr hu id is it mk nl no pl pt ro ru sk sl sr sv tr tw vi zh'
const MAIN = 'de es fr it nl pt'
const MIXED = MAIN.split(' ')
const MAX_SUBTITLES = 2500
/** Posts of the hand-labelled set are what is judged later; a line of a subtitle is only like them. */
const BY_HAND = 8
const SUBTITLE = 0.5
/** Short posts are the hard ones: every post is also learnt by a few words cut out of it. */
const CUT = 2
const LEARNT = { epochs: 3, rate: 0.3, start: 0.01, l2: 0, drop: 0.4, seed: 7 }
/** The languages most posts are written in; a post in another must show it, by this much in log-odds. */
const OFTEN = 'en es pt fr de it nl tr id ja ar ru zh'.split(' ')
const RARE = 1

type Sample = { text: string; lang: string; weight: number; from?: string; post?: boolean }

function otherSamples(): Sample[] {
  const held = heldOut()
  const samples: Sample[] = []
  const take = (rows: Row[], lang: string | null, weight: number, post = true) => {
    for (const row of rows) {
      if (!held.has(bare(row.text))) samples.push({ text: row.text, lang: lang ?? row.lang!, weight, post })
    }
  }
  take(rowsOf('langid_tweets/mix16.jsonl.gz'), null, 1)
  for (const lang of TWEETS) take(rowsOf(`umsab/${lang}.train.jsonl`), lang, 1)
  take(rowsOf('semeval2017_4a/pool2013_2016.jsonl.gz'), 'en', 0.4)
  take(rowsOf('tweet_sentiment_extraction/train.jsonl.gz'), 'en', 0.4)
  for (const task of ['offensive', 'irony', 'emotion']) take(rowsOf(`tweeteval/${task}.train.jsonl`), 'en', 1)
  for (const name of NAMES.split(' ')) {
    const rows = rowsOf(`xed/${name}-projections.jsonl.gz`)
    // The Serbian of the subtitles is in Latin letters, where it cannot be told from Croatian.
    const lang = SUBTITLES[name] ?? (name === 'sr' && !/[а-я]/.test(rows[0]!.text) ? 'hr' : name)
    take(rows.slice(0, MAIN.includes(name) ? rows.length : MAX_SUBTITLES), lang, SUBTITLE, false)
  }
  for (const [lang, words] of Object.entries(FUNCTION_WORDS)) {
    const weight = lang in SUBTITLES || MAIN.includes(lang) || lang === 'en' ? 3 : 1
    for (const text of words.split(/\s+/)) samples.push({ text, lang, weight })
  }
  return samples
}

type Packed = Examples & { known: Uint8Array; texts: Int32Array[] }

/** The last bucket holds what a language is worth before anything is read. */
function pack(samples: Sample[], { languages, bits }: Table): Packed {
  const bias = 1 << bits
  const into = new Int32Array(MAX_FEATURES)
  const texts = samples.map(({ text }) => into.slice(0, lettersOf(scan(text), into)))
  const known = knownIn(texts, MIN_TEXTS, KNOWN)
  const features: number[] = []
  const values: number[] = []
  const starts = [0]
  for (const text of texts) {
    for (const hash of text) {
      if (!isKnown(known, KNOWN, hash)) continue
      features.push(hash & (bias - 1))
      values.push(1 / Math.sqrt(text.length))
    }
    features.push(bias)
    values.push(1)
    starts.push(features.length)
  }
  return {
    known,
    texts,
    features: Int32Array.from(features),
    values: Float32Array.from(values),
    starts: Int32Array.from(starts),
    labels: Uint8Array.from(samples, ({ lang }) => languages.indexOf(lang)),
    weights: Float32Array.from(samples, ({ weight }) => weight),
  }
}

/** A post in another language with a few English words set into it stays what it is: names and titles are English. */
function withEnglish(samples: Sample[]): Sample[] {
  const random = randomFrom(11)
  const english = samples
    .filter(({ lang }) => lang === 'en')
    .map(({ text }) => text.split(/\s+/).filter((word) => /^[A-Za-z]{4,}$/.test(word)))
  const mixed: Sample[] = []
  for (const { text, lang } of samples) {
    if (!MIXED.includes(lang) || text.length < 12) continue
    const words = english[Math.floor(random() * english.length)]!
    const from = Math.floor(random() * words.length)
    const some = words.slice(from, from + 1 + Math.floor(random() * 4)).join(' ')
    if (some !== '')
      mixed.push({ text: random() < 0.5 ? `${some} ${text}` : `${text} ${some}`, lang, weight: 0.7, from: text })
  }
  return mixed
}

/** Two to five words out of a post. */
function cuts(samples: Sample[]): Sample[] {
  const random = randomFrom(13)
  const cut: Sample[] = []
  for (const { text, lang, weight, post } of samples) {
    if (!post || (lang === 'en' && weight < 1 && random() < 0.7)) continue
    const words = text.split(/\s+/).filter((word) => !/^(@|http)/.test(word))
    const size = 2 + Math.floor(random() * 4)
    if (words.length < size + 2) continue
    const from = Math.floor(random() * (words.length - size + 1))
    cut.push({ text: words.slice(from, from + size).join(' '), lang, weight: weight * CUT, from: text })
  }
  return cut
}

/** The weights as stored, after the languages that are rarely met are made to prove themselves. */
function learnt(table: Table, examples: Packed, texts: Int32Array) {
  const { languages, bits } = table
  const bias = 1 << bits
  const width = languages.length
  const weights = trainSoftmax(examples, texts, { classes: width, buckets: bias + 1, ...LEARNT })
  languages.forEach((language, column) => {
    if (!OFTEN.includes(language)) weights[bias * width + column]! -= RARE
  })
  const ranges = Float32Array.from({ length: bias }, (_, row) =>
    rangeOf(weights.subarray(row * width, (row + 1) * width), languages),
  )
  const least = ranges.toSorted().at(-table.rows)!
  const kept = new Uint8Array(bias >> 3)
  const rows: number[] = []
  ranges.forEach((range, row) => {
    if (range === 0 || range < least || rows.length === table.rows) return
    kept[row >> 3]! |= 1 << (row & 7)
    rows.push(row)
  })
  const those = new Float32Array((rows.length + 1) * width)
  for (const [at, row] of [...rows, bias].entries())
    those.set(weights.subarray(row * width, (row + 1) * width), at * width)
  const { scale, bytes } = packedRows(those, rows.length, width)
  const known = new Uint8Array(1 << (table.known - 3))
  for (const text of examples.texts) {
    for (const hash of text) {
      const row = hash & (bias - 1)
      if (((kept[row >> 3]! >> (row & 7)) & 1) === 0 || !isKnown(examples.known, KNOWN, hash)) continue
      const bit = hash >>> (32 - table.known)
      known[bit >> 3]! |= 1 << (bit & 7)
    }
  }
  return {
    header: { languages, known: table.known, bits, rows: rows.length, scale },
    bytes: Buffer.concat([known, kept, bytes]),
  }
}

/** How far a row sets languages apart: the rare ones by what speaks for them, the others by both. */
function rangeOf(row: Float32Array, languages: string[]): number {
  let most = row[0]!
  let least = row[0]!
  row.forEach((weight, column) => {
    if (weight > most) most = weight
    if (weight < least && OFTEN.includes(languages[column]!)) least = weight
  })
  return most - least
}

const others = otherSamples()
const uva: Sample[] = rowsOf('langid_tweets/uva_twitterlid.train.jsonl').map(({ text, lang }) => {
  return { text, lang: lang!, weight: BY_HAND, post: true }
})
const all = [others, uva].flatMap((some) => [...some, ...withEnglish(some), ...cuts(some)])
const latin = all.filter(({ lang }) => LATIN_TABLE.languages.includes(lang))
const other = all.filter(({ lang }) => OTHER_TABLE.languages.includes(lang))
const examples = pack(latin, LATIN_TABLE)
console.log(latin.length, 'texts in Latin letters,', other.length, 'others')
if (process.argv.includes('--folds')) {
  // Only here: learning must not need the file it writes.
  const { languageIn, storedModels } = await import('@starling/enrich/src/text/language/language.ts')
  const order = [...shuffled(uva.length, randomFrom(3))]
  let right = 0
  let seen = 0
  for (let fold = 0; fold < 5; fold++) {
    const test = order.filter((_, at) => at % 5 === fold)
    // Some texts of the other sets are copies: what reads like a test text is left out.
    const texts = new Set(test.map((at) => bare(uva[at]!.text)))
    const rows = Int32Array.from(latin.keys()).filter((at) => !texts.has(bare(latin[at]!.from ?? latin[at]!.text)))
    const { header, bytes } = learnt(LATIN_TABLE, examples, rows)
    const models = { ...storedModels, latin: new LanguageModel(header, bytes) }
    for (const at of test) {
      const got = languageIn(scan(uva[at]!.text), models).value
      seen++
      if (got === uva[at]!.lang) right++
      else if (process.argv.includes('--show')) console.log(uva[at]!.lang, got, uva[at]!.text)
    }
    console.log('folds', fold + 1, (right / seen).toFixed(4), seen - right, 'wrong')
  }
} else {
  const inLatin = learnt(LATIN_TABLE, examples, Int32Array.from(latin.keys()))
  const inOther = learnt(OTHER_TABLE, pack(other, OTHER_TABLE), Int32Array.from(other.keys()))
  const header = { latin: inLatin.header, other: inOther.header, latin_bytes: inLatin.bytes.length }
  console.log(writeModel('language', header, inLatin.bytes, inOther.bytes), 'bytes')
}
