import { int8, readModel } from '../../text/model-file.ts'
import type { Judged } from '../judged.ts'
import { packTrees, type StoredTrees, scoreTrees, type Trees } from '../trees.ts'
import { emitGenderFeatures, GENDER_PARTS, type GenderProfile, NAMED_FEATURES, nameDisplayed } from './features.ts'

export const GENDER_CLASSES = ['female', 'male', 'brand'] as const
export type Gender = (typeof GENDER_CLASSES)[number] | 'unknown'
/** Weights of the words, bucket by bucket; then trees per class that weigh what each part of the profile says. */
export type WordWeights = { weights: Int8Array | Float32Array; scale: number }
export type GenderModel = WordWeights & { trees: readonly Trees[] }

/** Where nine of ten answers are right on profiles never seen (docs/judgement.md); below it nothing is said. */
const LEAST_CONFIDENCE = 0.83

const CLASSES = GENDER_CLASSES.length
export const GENDER_SIGNS = GENDER_PARTS * CLASSES + CLASSES + NAMED_FEATURES

const SUMS_AT = GENDER_PARTS * CLASSES

/** What the trees look at: the score of each class by part, over all parts, and the features with names. */
export function genderSigns(profile: GenderProfile, { weights, scale }: WordWeights): Float64Array {
  const signs = new Float64Array(GENDER_SIGNS)
  emitGenderFeatures(profile, (bucket, value, part) => {
    const from = bucket * CLASSES
    const at = part * CLASSES
    for (let one = 0; one < CLASSES; one++) {
      const score = weights[from + one]! * scale * value
      signs[at + one]! += score
      signs[SUMS_AT + one]! += score
    }
    if (bucket < NAMED_FEATURES) signs[SUMS_AT + CLASSES + bucket]! += value
  })
  return signs
}

let model: GenderModel | undefined
function stored(): GenderModel {
  if (!model) {
    const { header, bytes } = readModel<{ scale: number; trees: StoredTrees[] }>('gender')
    model = { scale: header.scale, trees: header.trees.map(packTrees), weights: int8(bytes) }
  }
  return model
}

/** The likeliest class with its probability, however weak. */
export function likeliestGender(profile: GenderProfile, using: GenderModel = stored()): Judged<Gender> {
  const signs = genderSigns(profile, using)
  let total = 0
  let best = 0
  let top = 0
  for (let one = 0; one < CLASSES; one++) {
    const chance = 1 / (1 + Math.exp(-scoreTrees(using.trees[one]!, signs)))
    total += chance
    if (chance > top) {
      top = chance
      best = one
    }
  }
  return { value: GENDER_CLASSES[best]!, confidence: Math.round((1000 * top) / total) / 1000 }
}

/** A first and a last name shown, the first borne by one gender 50 times oftener: not measured, the set has no names. */
const NAMED = { odds: 4, confidence: 0.9 }
/** What words say against a name is believed from here on. */
const OUTWEIGHS = { brand: 0.6, other: 0.75 }

function nameOf(profile: GenderProfile): Gender | undefined {
  if (!profile.name || !/\S[\s　]+\S|[\u4e00-\u9fff]{3}/u.test(profile.name)) return undefined
  const shown = nameDisplayed(profile.name)
  if (!shown || Math.abs(shown.odds) < NAMED.odds) return undefined
  return shown.odds > 0 ? 'female' : 'male'
}

export function judgeGender(profile: GenderProfile, using?: GenderModel): Judged<Gender> {
  const likeliest = likeliestGender(profile, using)
  if (likeliest.confidence >= NAMED.confidence) return likeliest
  const named = nameOf(profile)
  if (named) {
    const against = likeliest.value === 'brand' ? OUTWEIGHS.brand : OUTWEIGHS.other
    if (named === likeliest.value || likeliest.confidence < against)
      return { value: named, confidence: NAMED.confidence }
  }
  return likeliest.confidence >= LEAST_CONFIDENCE ? likeliest : { value: 'unknown', confidence: likeliest.confidence }
}
