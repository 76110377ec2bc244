import { featuresOf } from '@starling/enrich/src/text/sentiment/features.ts'
import { MOODS, mood, readMood } from '@starling/enrich/src/text/sentiment/lexicon/mood.ts'
import { type LinearHeader, seedOf, squeezed } from '@starling/enrich/src/text/sentiment/linear-model.ts'
import { mix, scan } from '@starling/enrich/src/text/tokens/scan.ts'
import { isKnown, knownIn } from './known.ts'
import { quantised } from './model-file.ts'
import { balanced, type Sample } from './sentiment-sets.ts'
import { trainSoftmax } from './softmax.ts'

export type LinearCourse = {
  bits: number
  known: number
  min: number
  languages: string[]
  rate: number
  epochs: number
  dense: number
  drop: number
}
export type TrainedLinear = { header: LinearHeader; bytes: Uint8Array }

export function trainLinear(all: Sample[], course: LinearCourse): TrainedLinear {
  const { bits, languages, epochs, rate, drop } = course
  const rows = 1 << bits
  const read = all.map(({ text, language }) => {
    const scanned = scan(text)
    const { hashes, words, count } = featuresOf(scanned)
    const kept = hashes.slice(0, count)
    readMood(scanned, language)
    return { hashes: kept, words, mood: Float32Array.from(mood, squeezed) }
  })
  const known = knownIn(
    read.map(({ hashes }) => hashes),
    course.min,
    course.known,
  )
  const features: number[] = []
  const values: number[] = []
  const starts = [0]
  const width = MOODS.length + 1
  // Other sets have a bias of their own, which is dropped with them.
  const foreign = rows + width * (languages.length + 1)
  const put = (feature: number, value: number) => {
    features.push(feature)
    values.push(value)
  }
  read.forEach(({ hashes, words, mood: measures }, at) => {
    const own = languages.indexOf(all[at]!.language)
    const seed = own < 0 ? 0 : seedOf(own)
    hashes.forEach((hash, place) => {
      if (!isKnown(known, course.known, hash)) return
      const value = 1 / Math.sqrt(Math.max(1, place < words ? words : hashes.length - words))
      put(hash & (rows - 1), value)
      if (seed !== 0) put(mix(hash ^ seed) & (rows - 1), value)
    })
    for (const block of own < 0 ? [0] : [0, own + 1]) {
      measures.forEach((value, measure) => {
        if (value !== 0) put(rows + block * width + measure, value * course.dense)
      })
      put(rows + block * width + MOODS.length, 0.5)
    }
    if (all[at]!.task !== 0) put(foreign, 1)
    starts.push(features.length)
  })
  const weights = trainSoftmax(
    {
      features: Int32Array.from(features),
      values: Float32Array.from(values),
      starts: Int32Array.from(starts),
      labels: Uint8Array.from(all, ({ label }) => label),
      weights: balanced(all),
    },
    Int32Array.from(all.keys()),
    { classes: 3, buckets: foreign + 1, epochs, rate, drop, start: 0.1, l2: 1e-4, seed: 1 },
  )
  return stored(weights, known, course)
}

/** Neutral is what the other two are measured against, so it needs no column. */
function stored(weights: Float32Array, known: Uint8Array, course: LinearCourse): TrainedLinear {
  const { bits, languages, dense: scale } = course
  const rows = 1 << bits
  const against = (row: number, label: number) => weights[row * 3 + label]! - weights[row * 3 + 1]!
  const hashed = new Float32Array(rows * 2)
  for (let row = 0; row < rows; row++) {
    hashed[row * 2] = against(row, 0)
    hashed[row * 2 + 1] = against(row, 2)
  }
  const table = quantised(hashed)
  const width = MOODS.length + 1
  const dense: number[] = []
  for (let at = 0; at < width * (languages.length + 1); at++) {
    const by = at % width === MOODS.length ? 0.5 : scale
    for (const label of [0, 2]) dense.push(Number((against(rows + at, label) * by).toPrecision(4)))
  }
  const bytes = new Uint8Array(known.length + table.values.length)
  bytes.set(known)
  bytes.set(new Uint8Array(table.values.buffer), known.length)
  return { header: { bits, known: course.known, scale: table.scale, languages, dense }, bytes }
}
