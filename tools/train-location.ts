/** Fits how far each kind of place name is to be trusted, on one half of the locations; the other half measures it. */
import { writeFileSync } from 'node:fs'
import { readLocation } from '@starling/enrich/src/profile/location/mentions.ts'
import { LOCATION_FEATURES, resolve } from '@starling/enrich/src/profile/location/resolve.ts'
import { dot, fitLogistic, logistic } from './train/logistic.ts'
import { readRows, splitHash } from './train/rows.ts'

type Row = { location: string; country: string }
const read = (half: number) =>
  readRows<Row>('geo_profile_location/locations.jsonl')
    .filter(({ location }) => splitHash(location) % 2 === half)
    .map((row) => {
      const place = resolve(readLocation(row.location))
      return { ...row, place, right: place && row.country.split('|').includes(place.country) ? 1 : 0 }
    })

const tuning = read(0).filter(({ place }) => place)
const weights = fitLogistic(
  tuning.map(({ place }) => place!.features),
  tuning.map(({ right }) => right),
  3,
)
writeFileSync(
  new URL('../packages/enrich/models/location.json', import.meta.url),
  `${JSON.stringify(Object.fromEntries(LOCATION_FEATURES.map((name, at) => [name, Number(weights[at]!.toFixed(4))])), null, 2)}\n`,
)
for (const half of [0, 1]) {
  const rows = read(half)
  const scored = rows
    .filter(({ place }) => place)
    .map(({ place, right }) => ({ right, chance: logistic(dot(weights, place!.features)) }))
    .toSorted((a, b) => b.chance - a.chance)
  for (const share of [0.65, 0.7, 0.75]) {
    const kept = scored.slice(0, Math.round(rows.length * share))
    const right = kept.reduce((total, one) => total + one.right, 0) / kept.length
    console.log(half === 0 ? 'tuned on' : 'unseen', {
      coverage: share,
      right: right.toFixed(4),
      least: kept.at(-1)!.chance.toFixed(3),
    })
  }
}
