import { readFileSync } from 'node:fs'
import type { Judged } from '../judged.ts'
import { gazetteer } from './gazetteer.ts'
import { readLocation } from './mentions.ts'
import { regionId } from './places.ts'
import { ISO_REGIONS } from './region-codes.ts'
import { LOCATION_FEATURES, resolve } from './resolve.ts'

export type LocationJudgement = {
  /** ISO 3166-1 alpha-2. */
  country: Judged<string | null>
  /** `US-CA`, `GB-ENG`, `JP-13`: ISO 3166-2 in US, GB, CA, AU, BR and JP, the GeoNames code elsewhere (`DE-16`). */
  region: Judged<string | null>
  /** The English GeoNames name. */
  city: Judged<string | null>
}

/** Below these an answer is wrong too often to be shown; the curve is in docs/judgement.md. */
const LEAST = { country: 0.7, region: 0.55, city: 0.55 }
const REMEMBERED = 20_000
const UNKNOWN: LocationJudgement = {
  country: { value: null, confidence: 0 },
  region: { value: null, confidence: 0 },
  city: { value: null, confidence: 0 },
}

let weights: number[] | undefined
function loadWeights(): number[] {
  const stored = JSON.parse(readFileSync(new URL('../../../models/location.json', import.meta.url), 'utf8'))
  return LOCATION_FEATURES.map((name) => Number(stored[name]))
}

const round = (value: number) => Math.round(value * 1000) / 1000
const judged = (value: string | null, confidence: number, least: number): Judged<string | null> =>
  value && confidence >= least
    ? { value, confidence: round(confidence) }
    : { value: null, confidence: round(confidence) }

/** The most likely country with its chance, however small; `judgeLocation` answers only where it is sure enough. */
function judge(text: string): LocationJudgement {
  const place = resolve(readLocation(text))
  if (!place) return UNKNOWN
  weights ??= loadWeights()
  let score = 0
  for (let at = 0; at < weights.length; at++) score += weights[at]! * place.features[at]!
  const chance = 1 / (1 + Math.exp(-score))
  const country = judged(place.country, chance, LEAST.country)
  const region = country.value ? place.region : null
  // Two homes in two countries make either city a guess.
  const sole = 0.5 + 0.5 * Math.min(1, place.share.country * 1.1)
  return {
    country,
    region: judged(region && regionId(region), chance * place.share.region * sole, LEAST.region),
    city: judged(region && place.city, chance * place.share.city * sole, LEAST.city),
  }
}

/** Profiles repeat the same few thousand texts, so a bounded memory of them answers most. */
const remembered = new Map<string, LocationJudgement>()

export function judgeLocation(text: string): LocationJudgement {
  if (!text) return UNKNOWN
  const known = remembered.get(text)
  if (known) return known
  const judgement = judge(text)
  if (remembered.size >= REMEMBERED) remembered.clear()
  remembered.set(text, judgement)
  return judgement
}

/** English name of a region id that `judgeLocation` gave. */
export function regionName(id: string): string | undefined {
  const country = id.slice(0, 2)
  const code = id.slice(3)
  const iso = ISO_REGIONS[country]
  const local = iso ? Object.keys(iso).find((key) => iso[key] === code) : undefined
  return gazetteer().regionName(`${country}.${local ?? code}`)
}
