import { hash, hashText, unit } from '../../network/random.ts'
import type { CustomAudience } from '../audiences/custom-audiences.ts'
import { membershipOf } from '../audiences/membership.ts'
import type { Call } from '../call.ts'
import type { Columns } from '../people.ts'
import { eventsAround } from '../search/events.ts'
import { CONVERSATION_BY_VALUE, INTEREST_BY_VALUE, LOCATION_BY_VALUE, SHOW_BY_VALUE } from '../search/targets.ts'
import { platformOf, usesDevice, usesOperator, usesVersion } from './habits.ts'

export type Criterion = { targeting_type: string; targeting_value: string; operator_type?: string }

type Test = (slot: number) => boolean

/** Kinds that together make the audience; all others narrow it. */
const PRIMARY = new Set(
  'BROAD_KEYWORD PHRASE_KEYWORD EXACT_KEYWORD UNORDERED_KEYWORD FOLLOWERS_OF_USER SIMILAR_TO_FOLLOWERS_OF_USER INTEREST CONVERSATION TV_SHOW EVENT LIVE_TV_EVENT CUSTOM_AUDIENCE CUSTOM_AUDIENCE_EXPANDED CAMPAIGN_ENGAGEMENT CAMPAIGN_ENGAGEMENT_LOOKALIKE USER_ENGAGEMENT USER_ENGAGEMENT_LOOKALIKE APP_STORE_CATEGORY APP_STORE_CATEGORY_LOOKALIKE'.split(
    ' ',
  ),
)

export const isPrimary = ({ targeting_type, operator_type }: Criterion) =>
  PRIMARY.has(targeting_type) && operator_type !== 'NE'

/** The people that a set of criteria reaches: one of the primaries, all of the other kinds, none of the excluded. */
export function reachedBy(call: Call, criteria: Criterion[]): number[] {
  const columns = call.people.columns()
  const wanted = criteria.filter(({ operator_type }) => operator_type !== 'NE')
  const excluded = criteria
    .filter(({ operator_type }) => operator_type === 'NE')
    .map((one) => testOf(call, columns, one))
  const primaries = wanted.filter(isPrimary).map((one) => testOf(call, columns, one))
  const narrowing = Map.groupBy(
    wanted.filter((one) => !isPrimary(one)),
    ({ targeting_type }) => targeting_type,
  )
  const kinds = [...narrowing.values()].map((list) => list.map((one) => testOf(call, columns, one)))
  const found: number[] = []
  for (let slot = 0; slot < columns.count; slot++) {
    if (columns.sees_ads[slot] === 0) continue
    if (primaries.length > 0 && !primaries.some((test) => test(slot))) continue
    if (!kinds.every((tests) => tests.some((test) => test(slot)))) continue
    if (excluded.some((test) => test(slot))) continue
    found.push(slot)
  }
  return found
}

const inSet = (slots: Iterable<number>): Test => {
  const set = new Set(slots)
  return (slot) => set.has(slot)
}

/** A number between 0 and 1 for each person, the same whenever it is asked for. */
function diceOf(key: string): (slot: number) => number {
  const seed = hashText(key)
  return (slot) => unit(hash(seed, slot))
}

/** At home in a community most people care, elsewhere a few do. */
function caring(
  { community, communities }: Columns,
  key: string,
  slugs: readonly string[],
  here: number,
  there: number,
): Test {
  const homes = new Set(slugs.map((slug) => communities.indexOf(slug)))
  const dice = diceOf(key)
  return (slot) => dice(slot) < (homes.has(community[slot]!) ? here : there)
}

/** People like those: the followers themselves, and part of the communities that they come from. */
function alike({ community }: Columns, key: string, slots: ArrayLike<number>, share: number): Test {
  const members = new Set(Array.from(slots))
  const homes = new Map<number, number>()
  for (const slot of members) homes.set(community[slot]!, (homes.get(community[slot]!) ?? 0) + 1)
  const largest = new Set(
    [...homes]
      .sort((a, b) => b[1] - a[1])
      .slice(0, 3)
      .map(([home]) => home),
  )
  const dice = diceOf(key)
  return (slot) => members.has(slot) || (largest.has(community[slot]!) && dice(slot) < share)
}

function testOf(call: Call, columns: Columns, { targeting_type: type, targeting_value: value }: Criterion): Test {
  const { people } = call
  const slotOf = () => people.slotOfId(value)
  switch (type) {
    case 'AGE':
      return ageTest(columns, value)
    case 'GENDER':
      return (slot) => columns.female[slot] === (value === '2' ? 1 : 0)
    case 'LOCATION':
      return locationTest(columns, value)
    case 'LANGUAGE':
      return (slot) => columns.language[columns.community[slot]!] === value.split('-')[0]
    case 'PLATFORM':
      return (slot) => platformOf(slot) === value
    case 'DEVICE':
      return (slot) => usesDevice(slot, value)
    case 'PLATFORM_VERSION':
      return (slot) => usesVersion(slot, value)
    case 'NETWORK_OPERATOR':
      return (slot) => usesOperator(slot, columns.countries[columns.country[slot]!]!, value)
    case 'BROAD_KEYWORD':
    case 'UNORDERED_KEYWORD':
      return inSet(people.writersOf(value, false))
    case 'PHRASE_KEYWORD':
    case 'EXACT_KEYWORD':
      return inSet(people.writersOf(value, true))
    case 'FOLLOWERS_OF_USER':
      return inSet(people.followersOf(slotOf() ?? 0))
    case 'SIMILAR_TO_FOLLOWERS_OF_USER':
      return alike(columns, `similar ${value}`, people.followersOf(slotOf() ?? 0), 0.5)
    case 'USER_ENGAGEMENT':
    case 'USER_ENGAGEMENT_LOOKALIKE':
      return inSet(
        Array.from(people.followersOf(slotOf() ?? 0)).filter((slot) => diceOf(`engaged ${value}`)(slot) < 0.3),
      )
    case 'INTEREST':
      return caring(columns, `interest ${value}`, INTEREST_BY_VALUE.get(value)?.communities ?? [], 0.9, 0.03)
    case 'CONVERSATION':
      return caring(columns, `conversation ${value}`, CONVERSATION_BY_VALUE.get(value)?.communities ?? [], 0.8, 0.02)
    case 'TV_SHOW':
      return caring(columns, `show ${value}`, SHOW_BY_VALUE.get(value)?.communities ?? [], 0.6, 0.01)
    case 'EVENT': {
      const event = eventsAround(call.now).find(({ targeting_value }) => targeting_value === value)
      return caring(columns, `event ${value}`, event?.communities ?? [], 0.7, 0.05)
    }
    case 'CUSTOM_AUDIENCE':
      return inSet(membersOf(call, value))
    case 'CUSTOM_AUDIENCE_EXPANDED':
      return alike(columns, `expanded ${value}`, [...membersOf(call, value)], 0.3)
    default: {
      const dice = diceOf(`${type} ${value}`)
      return (slot) => dice(slot) < 0.1
    }
  }
}

function membersOf(call: Call, id: string): ReadonlySet<number> {
  const audience = call.records.get<CustomAudience>('custom_audiences', id)
  return audience ? membershipOf(call, audience).slots : new Set()
}

function ageTest({ age }: Columns, bucket: string): Test {
  const over = /^AGE_OVER_(\d+)$/.exec(bucket)
  const [, from, to] = over ? [0, Number(over[1]), 200] : /^AGE_(\d+)_TO_(\d+)$/.exec(bucket)!.map(Number)
  return (slot) => age[slot]! >= from! && age[slot]! <= to!
}

function locationTest({ country, countries, city, cities }: Columns, value: string): Test {
  const location = LOCATION_BY_VALUE.get(value)
  if (!location) return () => false
  const { country_code } = location
  if (!location.cities) return (slot) => countries[country[slot]!] === country_code
  const names = location.cities
  return (slot) => countries[country[slot]!] === country_code && names.has(cities[city[slot]!]!)
}
