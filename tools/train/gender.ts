import { emitGenderFeatures, GENDER_BUCKETS, type GenderProfile } from '@starling/enrich/src/profile/gender/features.ts'
import {
  GENDER_CLASSES,
  GENDER_SIGNS,
  genderSigns,
  type WordWeights,
} from '@starling/enrich/src/profile/gender/judge-gender.ts'
import type { StoredTrees } from '@starling/enrich/src/profile/trees.ts'
import { quantised } from './model-file.ts'
import { trainSoftmax } from './softmax.ts'
import { boostTrees, storedTrees } from './trees.ts'

export type GenderRow = {
  label: string
  confidence: number
  screen_name: string
  description: string
  tweet?: string
  location?: string
  tweet_count?: string
  fav_number?: string
}
type Sample = { profile: GenderProfile; label: number; weight: number; person: number }

const FOLDS = 4
const count = (text: string | undefined) => (text === undefined ? undefined : Number(text) || 0)

export const genderProfile = (row: GenderRow): GenderProfile => ({
  handle: row.screen_name,
  bio: row.description,
  location: row.location ?? '',
  posts: row.tweet ? [row.tweet] : [],
  post_count: count(row.tweet_count),
  like_count: count(row.fav_number),
})
/** As `judgeAccount` sees most accounts: no posts, no likes. */
export const bareProfile = (row: GenderRow): GenderProfile => ({
  handle: row.screen_name,
  bio: row.description,
  location: row.location ?? '',
  post_count: count(row.tweet_count),
})

/** Every row is learnt twice, with all it says and as the bare profile, so that either can be asked later. */
const samplesOf = (rows: readonly GenderRow[]): Sample[] =>
  rows.flatMap((row, person) => {
    const label = GENDER_CLASSES.indexOf(row.label as (typeof GENDER_CLASSES)[number])
    const weight = row.confidence ** 3
    return [
      { profile: genderProfile(row), label, weight, person },
      { profile: bareProfile(row), label, weight: weight / 2, person },
    ]
  })

function trainWords(samples: readonly Sample[]): WordWeights {
  const starts = [0]
  const features: number[] = []
  const values: number[] = []
  for (const { profile } of samples) {
    emitGenderFeatures(profile, (bucket, value) => {
      features.push(bucket)
      values.push(value)
    })
    starts.push(features.length)
  }
  const learnt = trainSoftmax(
    {
      starts: Int32Array.from(starts),
      features: Int32Array.from(features),
      values: Float32Array.from(values),
      labels: Uint8Array.from(samples, ({ label }) => label),
      weights: Float32Array.from(samples, ({ weight }) => weight),
    },
    Int32Array.from(samples.keys()),
    { classes: GENDER_CLASSES.length, buckets: GENDER_BUCKETS, epochs: 10, rate: 0.03, start: 1e-6, l2: 1e-5, seed: 7 },
  )
  const { scale, values: weights } = quantised(learnt)
  return { scale, weights }
}

export type TrainedGender = WordWeights & { weights: Int8Array; trees: StoredTrees[] }

/** The trees learn from scores of people whose words were not trained on: else they would trust them too far. */
export function trainGender(rows: readonly GenderRow[]): TrainedGender {
  const samples = samplesOf(rows)
  const signs: number[][] = new Array(samples.length)
  for (let fold = 0; fold < FOLDS; fold++) {
    const words = trainWords(samples.filter(({ person }) => person % FOLDS !== fold))
    samples.forEach(({ profile, person }, at) => {
      if (person % FOLDS === fold) signs[at] = [...genderSigns(profile, words)]
    })
  }
  const weights = samples.map(({ weight }) => weight)
  const trees = GENDER_CLASSES.map((_, one) => {
    const labels = samples.map(({ label }) => (label === one ? 1 : 0))
    const how = {
      trees: 60,
      depth: 3,
      rate: 0.1,
      penalty: 5,
      leastRows: 60,
      monotone: new Array(GENDER_SIGNS).fill(0),
    }
    return storedTrees(boostTrees(signs, labels, weights, how))
  })
  const { scale, weights: words } = trainWords(samples)
  return { scale, weights: words as Int8Array, trees }
}
