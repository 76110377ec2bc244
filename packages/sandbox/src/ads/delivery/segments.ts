import type { Call } from '../call.ts'
import type { Columns } from '../people.ts'
import { invalid } from '../problem.ts'
import { LOCATIONS } from '../search/locations.ts'
import { PLATFORMS } from '../search/technology.ts'
import { platformOf } from './habits.ts'
import type { Segment } from './stats.ts'

export const SEGMENTATIONS = ['AGE', 'GENDER', 'METROS', 'PLATFORMS', 'CONVERSION_TAGS']

const AGE_BANDS: [name: string, from: number, to: number][] = [
  ['13-17', 13, 17],
  ['18-24', 18, 24],
  ['25-34', 25, 34],
  ['35-49', 35, 49],
  ['50+', 50, 200],
]

type Test = (slot: number) => boolean

const segment = (name: string, value: string, test: Test): Segment => ({ name, value, test })

export function segmentsOf(call: Call, type: string, country: string | undefined): Segment[] {
  const columns: Columns = call.people.columns()
  if (type === 'AGE') {
    return AGE_BANDS.map(([name, from, to]) =>
      segment(name, name, (slot) => columns.age[slot]! >= from && columns.age[slot]! <= to),
    )
  }
  if (type === 'GENDER') {
    return [
      segment('Male', '1', (slot) => columns.female[slot] === 0),
      segment('Female', '2', (slot) => columns.female[slot] === 1),
      segment('Unknown', '0', (slot) => columns.female[slot] === 2),
    ]
  }
  if (type === 'PLATFORMS') {
    return PLATFORMS.map(({ name, targeting_value }) =>
      segment(name, targeting_value, (slot) => platformOf(slot) === targeting_value),
    )
  }
  if (type === 'METROS') return metrosOf(columns, country)
  return []
}

function metrosOf({ city, cities }: Columns, country: string | undefined): Segment[] {
  if (country === undefined) throw invalid('country', '"country" is required for METROS', null)
  const of = LOCATIONS.find(
    ({ location_type, targeting_value }) => location_type === 'COUNTRIES' && targeting_value === country,
  )
  const code = of?.country_code ?? country.toUpperCase()
  return LOCATIONS.filter(({ location_type, country_code }) => location_type === 'METROS' && country_code === code).map(
    ({ name, targeting_value, cities: names }) =>
      segment(name, targeting_value, (slot) => names!.has(cities[city[slot]!]!)),
  )
}
