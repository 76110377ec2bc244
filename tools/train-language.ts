import { lettersOf, MAX_FEATURES } from '@starling/enrich/src/text/language/features.ts'
import { languageIn } from '@starling/enrich/src/text/language/language.ts'
import { LanguageModel } from '@starling/enrich/src/text/language/model.ts'
import { CHOICES } from '@starling/enrich/src/text/language/scripts.ts'
import { scan } from '@starling/enrich/src/text/tokens/scan.ts'
import { FUNCTION_WORDS } from './train/function-words.ts'
import { isKnown, knownIn } from './train/known.ts'
import { bare, heldOut, type Row, rowsOf } from './train/labelled.ts'
import { quantised, writeModel } from './train/model-file.ts'
import { randomFrom, shuffled } from './train/random.ts'
import { type Examples, trainSoftmax } from './train/softmax.ts'

const BITS = Number(process.env.BITS ?? 14)
/** The last row holds what a language is worth before anything is read. */
const BIAS = 1 << BITS
const KNOWN = 21
const MIN_TEXTS = 3
const LANGUAGES = [...new Set(Object.values(CHOICES).flat())]
const TWEETS = ['ar', 'de', 'en', 'es', 'fr', 'it', 'pt']
const SUBTITLES: Record<string, string> = { br: 'pt', cn: 'zh', tw: 'zh', bs: 'hr' }
const NAMES = 'ar bg br bs cn cs da de en es et fa fi fr hr hu id is it mk nl no pl pt ro ru sk sl sr sv tr tw vi zh'
const MAIN = 'de es fr it nl pt'
const MIXED = MAIN.split(' ')
const MAX_SUBTITLES = 2500
const HOW = { classes: LANGUAGES.length, buckets: BIAS + 1, epochs: 3, rate: 0.3, start: 0.01, l2: 0, seed: 7 }

type Sample = { text: string; lang: string; weight: number; from?: string }

function otherSamples(): Sample[] {
  const held = heldOut()
  const samples: Sample[] = []
  const take = (rows: Row[], lang: string | null, weight: number) => {
    for (const row of rows) {
      if (!held.has(bare(row.text))) samples.push({ text: row.text, lang: lang ?? row.lang!, weight })
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
    take(rows.slice(0, MAIN.includes(name) ? rows.length : MAX_SUBTITLES), lang, 1)
  }
  for (const [lang, words] of Object.entries(FUNCTION_WORDS)) {
    const weight = lang in SUBTITLES || MAIN.includes(lang) || lang === 'en' ? 3 : 1
    for (const text of words.split(/\s+/)) samples.push({ text, lang, weight })
  }
  return samples.filter(({ lang }) => LANGUAGES.includes(lang))
}

function pack(samples: Sample[]): Examples & { known: Uint8Array } {
  const into = new Int32Array(MAX_FEATURES)
  const texts = samples.map(({ text }) => into.slice(0, lettersOf(scan(text), into)))
  const known = knownIn(texts, MIN_TEXTS, KNOWN)
  const features: number[] = []
  const values: number[] = []
  const starts = [0]
  for (const text of texts) {
    for (const hash of text) {
      if (!isKnown(known, KNOWN, hash)) continue
      features.push(hash & (BIAS - 1))
      values.push(1 / Math.sqrt(text.length))
    }
    features.push(BIAS)
    values.push(1)
    starts.push(features.length)
  }
  return {
    known,
    features: Int32Array.from(features),
    values: Float32Array.from(values),
    starts: Int32Array.from(starts),
    labels: Uint8Array.from(samples, ({ lang }) => LANGUAGES.indexOf(lang)),
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

const others = otherSamples()
const uva = rowsOf('langid_tweets/uva_twitterlid.train.jsonl').map(({ text, lang }) => ({
  text,
  lang: lang!,
  weight: 2,
}))
const all: Sample[] = [...others, ...withEnglish(others), ...uva, ...withEnglish(uva)]
const examples = pack(all)
console.log(all.length, 'texts,', LANGUAGES.length, 'languages')
if (process.argv.includes('--folds')) {
  const order = [...shuffled(uva.length, randomFrom(3))]
  let right = 0
  let seen = 0
  for (let fold = 0; fold < Number(process.env.FOLDS ?? 5); fold++) {
    const test = order.filter((_, at) => at % 5 === fold)
    // Some texts of the other sets are copies: what reads like a test text is left out.
    const texts = new Set(test.map((at) => bare(uva[at]!.text)))
    const rows = Int32Array.from(all.keys()).filter((at) => !texts.has(bare(all[at]!.from ?? all[at]!.text)))
    const { values, scale } = quantised(trainSoftmax(examples, rows, HOW))
    const header = { bits: BITS, known: KNOWN, languages: LANGUAGES, scale }
    const model = new LanguageModel(header, Buffer.concat([examples.known, new Uint8Array(values.buffer)]))
    for (const at of test) {
      const got = languageIn(scan(uva[at]!.text), model).value
      seen++
      if (got === uva[at]!.lang) right++
      else if (process.argv.includes('--show')) console.log(uva[at]!.lang, got, uva[at]!.text)
    }
    console.log('folds', fold + 1, (right / seen).toFixed(4))
  }
} else {
  const { values, scale } = quantised(trainSoftmax(examples, Int32Array.from(all.keys()), HOW))
  console.log(
    writeModel('language', { bits: BITS, known: KNOWN, languages: LANGUAGES, scale }, examples.known, values),
    'bytes',
  )
}
