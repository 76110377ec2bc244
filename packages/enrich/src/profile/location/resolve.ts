import type { Candidate } from './gazetteer.ts'
import type { LocationReading, Mention } from './mentions.ts'

export type Resolved = {
  country: string
  region: string | null
  city: string | null
  /** Share of the readings that agree, by area; not yet a probability of being right. */
  share: { country: number; region: number; city: number }
  features: number[]
}

export const LOCATION_FEATURES = [
  'bias',
  'logit_share',
  'is_country',
  'is_region',
  'is_city',
  'city_size',
  'alias',
  'agreement',
  'flag',
  'code_alone',
  'inside',
  'scan',
  'postcode',
  'covered',
  'left_words',
  'many_countries',
  'jokes',
  'noise',
  'common',
  'lower',
  'far_segments',
  'one_letters',
  'point',
] as const

/** A city that a second name confirms ("Paris, Texas") outweighs any larger one of its name. */
const AGREES = { cityInRegion: 400, inCountry: 60 }
/** Chance left for a country no reading names, so that one stray match cannot veto the others. */
const STRAY = 0.03
/** The first place named is the more likely home. */
const LATER = 0.85

/** A common word is taken for a place where the place is large. */
const COMMON_NEEDS = 3e5
/** Where a region's code is written alone after a small town. */
const CODE_COUNTRIES = new Set(['US', 'CA'])
/** An unconfirmed small city says less of the country than a country's own name does. */
const STRAY_CITY = 0.25

const contains = (wide: Candidate, narrow: Candidate): number => {
  if (wide.country !== narrow.country) return 0
  if (wide.kind === 'region' && narrow.kind === 'city' && wide.region === narrow.region) return AGREES.cityInRegion
  if (wide.kind === 'country' && narrow.kind !== 'country') return AGREES.inCountry
  return 0
}

type Weighed = { weights: number[][]; agreed: boolean[][]; agreement: number }

function weigh(mentions: readonly Mention[]): Weighed {
  const weights = mentions.map(({ candidates }) => candidates.map(({ weight }) => weight))
  const agreed = mentions.map(({ candidates }) => candidates.map(() => false))
  let agreement = 0
  for (let a = 0; a < mentions.length; a++) {
    for (let b = 0; b < mentions.length; b++) {
      if (a === b) continue
      const narrow = mentions[a]!.candidates
      const wide = mentions[b]!.candidates
      narrow.forEach((inner, i) => {
        let best = 0
        let at = -1
        wide.forEach((outer, j) => {
          const gain = contains(outer, inner)
          if (gain > best) [best, at] = [gain, j]
        })
        if (at < 0) return
        weights[a]![i]! *= best
        weights[b]![at]! = Math.max(weights[b]![at]!, wide[at]!.weight * best)
        agreed[a]![i] = true
        agreed[b]![at] = true
        agreement = Math.max(agreement, best === AGREES.cityInRegion ? 1 : 0.7)
      })
    }
  }
  return { weights, agreed, agreement }
}

/** Words and codes that mean a place only beside another name of it ("Göd", "PB"). */
function plausible(mentions: readonly Mention[], { agreed }: Weighed): Mention[] {
  return mentions
    .map((mention, m) => ({
      ...mention,
      candidates: mention.candidates.filter((one, c) => {
        if (agreed[m]![c]) return true
        if (mention.how === 'code') return one.alias || CODE_COUNTRIES.has(one.country) || one.kind === 'country'
        return !one.common || one.weight >= COMMON_NEEDS
      }),
    }))
    .filter(({ candidates }) => candidates.length > 0)
}

const sum = (values: number[]) => values.reduce((total, value) => total + value, 0)

function shares(
  mentions: Mention[],
  { weights, agreed }: Weighed,
  area: (one: Candidate) => string | null,
): Map<string, number> {
  const areas = new Set<string>()
  for (const { candidates } of mentions) {
    for (const one of candidates) {
      const name = area(one)
      if (name) areas.add(name)
    }
  }
  const scores = new Map<string, number>()
  for (const name of areas) {
    let score = 1
    mentions.forEach(({ candidates }, m) => {
      const total = sum(weights[m]!)
      const here = sum(candidates.map((one, c) => (area(one) === name ? weights[m]![c]! : 0)))
      const loose = candidates.every((one, c) => one.kind === 'city' && !one.alias && !agreed[m]![c])
      const stray = loose && mentions.length > 1 ? STRAY_CITY : STRAY
      score *= stray + (1 - stray) * (here / total) * LATER ** m
    })
    scores.set(name, score)
  }
  const total = sum([...scores.values()]) + STRAY ** Math.max(mentions.length, 1)
  for (const [name, score] of scores) scores.set(name, score / total)
  return scores
}

const top = (scores: Map<string, number>): [string, number] | undefined => {
  let best: [string, number] | undefined
  for (const entry of scores) if (!best || entry[1] > best[1]) best = entry
  return best
}

/** Chooses among the readings of all names at once. */
export function resolve(reading: LocationReading): Resolved | null {
  const first = reading.mentions.slice(0, 8)
  const mentions = plausible(first, weigh(first))
  if (!mentions.length) return null
  const weighed = weigh(mentions)
  const { weights, agreement } = weighed
  const countries = shares(mentions, weighed, (one) => one.country)
  const best = top(countries)
  if (!best) return null
  const [country, share] = best

  const at = { mention: mentions[0]!, candidate: mentions[0]!.candidates[0]!, weight: 0, total: 1 }
  const regions = new Map<string, number>()
  const cities = new Map<string, number>()
  const add = (areas: Map<string, number>, area: string, weight: number) =>
    areas.set(area, (areas.get(area) ?? 0) + weight)
  mentions.forEach((mention, m) => {
    const total = sum(weights[m]!)
    mention.candidates.forEach((one, c) => {
      if (one.country !== country) return
      const weight = (weights[m]![c]! / total) * LATER ** m
      if (weight > at.weight) Object.assign(at, { mention, candidate: one, weight })
      if (one.region) add(regions, one.region, weight)
      if (one.city) add(cities, `${one.region}|${one.city}`, weight)
    })
  })
  const region = top(regions)
  const city = top(cities)
  const inRegion = city && region && city[0].startsWith(`${region[0]}|`)
  return {
    country,
    region: region?.[0] ?? null,
    city: inRegion ? city[0].slice(region[0].length + 1) : null,
    share: {
      country: share,
      region: region ? region[1] / sum([...regions.values()]) : 0,
      city: inRegion ? city[1] / sum([...cities.values()]) : 0,
    },
    features: features(reading, mentions, at.mention, at.candidate, share, agreement),
  }
}

const heaviest = (candidates: readonly Candidate[]) =>
  candidates.reduce((best, one) => (one.weight > best.weight ? one : best))

function features(
  reading: LocationReading,
  mentions: Mention[],
  mention: Mention,
  one: Candidate,
  share: number,
  agreement: number,
): number[] {
  const clipped = Math.min(Math.max(share, 0.01), 0.995)
  const left = Math.max(reading.words - reading.known, 0)
  const countries = new Set(mentions.map(({ candidates }) => heaviest(candidates).country))
  const flag = (condition: boolean) => (condition ? 1 : 0)
  const alone = mentions.length === 1
  return [
    1,
    Math.log(clipped / (1 - clipped)) / 5,
    flag(one.kind === 'country'),
    flag(one.kind === 'region'),
    flag(one.kind === 'city'),
    one.kind === 'city' && !one.alias ? Math.log10(one.weight) / 6 : 0,
    flag(one.alias),
    agreement,
    flag(mentions.some(({ how }) => how === 'flag')),
    flag(alone && mention.how === 'code'),
    flag(mention.how === 'inside'),
    flag(mention.how === 'scan'),
    flag(mention.how === 'postcode'),
    reading.words ? Math.min(reading.known / reading.words, 1) : 1,
    Math.min(left, 6) / 6,
    Math.min(countries.size - 1, 3) / 3,
    flag(reading.jokes > 0),
    flag(reading.noise),
    flag(one.common),
    flag(!mention.upper),
    Math.min(Math.max(reading.segments - 2, 0), 3) / 3,
    flag(mention.words === 1 && mention.how === 'inside'),
    flag(mention.how === 'point'),
  ]
}
