import type { CustomAudience } from '../audiences/custom-audiences.ts'
import { audienceState } from '../audiences/custom-audiences.ts'
import { type Call, fullUserOf } from '../call.ts'
import { against, refuse } from '../problem.ts'
import { eventsAround } from '../search/events.ts'
import { LISTS, LOCATION_BY_VALUE, SHOW_BY_VALUE } from '../search/targets.ts'
import { KEYWORD_TYPES } from './line-item-fields.ts'
import type { TargetingCriterion } from './targeting.ts'
import { AGES, AUDIENCE_TYPES, ENGAGEMENTS, USER_TYPES } from './targeting-types.ts'

/** How many criteria of a kind one line item may have. */
const MOST: [types: string[], most: number][] = [
  [['AGE'], 1],
  [['EVENT', 'LIVE_TV_EVENT'], 1],
  [['INTEREST'], 100],
  [['SIMILAR_TO_FOLLOWERS_OF_USER'], 100],
  [KEYWORD_TYPES, 1_000],
  [['LOCATION'], 2_000],
]

const wrong = (value: string, message: string) =>
  refuse('INVALID_PARAMETER', message, { parameter: 'targeting_value', value })

type Asked = Pick<TargetingCriterion, 'targeting_type' | 'targeting_value' | 'operator_type'>

/** X knows many more places than people of this network live in: any id of the right shape is one of them. */
const isPlace = (type: string, value: string) => type === 'LOCATION' && /^[0-9a-f]{16}$/.test(value)

/** Whether a value is one that its type can have. */
export function assertValue(call: Call, { targeting_type: type, targeting_value: value, operator_type }: Asked): void {
  const list = LISTS[type]
  if (list && !list.has(value) && !isPlace(type, value)) throw wrong(value, `${value} is not a value of ${type}`)
  if (type === 'AGE' && !AGES.includes(value)) throw wrong(value, `${value} is not an age bucket`)
  if (type === 'GENDER' && !['1', '2'].includes(value)) throw wrong(value, 'A gender is 1 for male or 2 for female')
  if (type === 'ENGAGEMENT_TYPE' && !ENGAGEMENTS.includes(value))
    throw wrong(value, `${value} is not a kind of engagement`)
  if (type === 'EVENT' && !eventsAround(call.now).some(({ targeting_value }) => targeting_value === value)) {
    throw wrong(value, `${value} is not an event`)
  }
  if (type === 'NETWORK_ACTIVATION_DURATION') {
    if (!/^\d+$/.test(value)) throw wrong(value, 'A duration is a whole number of months')
    if (!['LT', 'GTE'].includes(operator_type)) throw against('operator_type', 'A duration needs LT or GTE')
  } else if (!['EQ', 'NE'].includes(operator_type)) {
    throw against('operator_type', `${type} takes EQ or NE`)
  }
  if (type === 'APP_LIST' && operator_type !== 'NE') throw against('operator_type', 'APP_LIST can only be excluded')
  if (KEYWORD_TYPES.includes(type) && (value.trim() === '' || [...value].length > 100)) {
    throw wrong(value, 'A keyword has 1 to 100 characters')
  }
  if (USER_TYPES.includes(type) && call.people.slotOfId(value) === undefined) {
    throw refuse('INVALID_USER_ID', `${value} is not the id of a user`, { parameter: 'targeting_value', value })
  }
  if (AUDIENCE_TYPES.includes(type)) assertAudience(call, value)
}

function assertAudience(call: Call, id: string) {
  const audience = call.records.get<CustomAudience>('custom_audiences', id)
  if (!audience || audience.deleted || !audienceState(call, audience)) {
    throw refuse('TAILORED_AUDIENCE_OR_TAILORED_AUDIENCE_EXPANDED_NOT_FOUND', `custom audience ${id} was not found`, {
      parameter: 'targeting_value',
      value: id,
    })
  }
  const { targetable, reasons_not_targetable } = audienceState(call, audience)!
  if (!targetable) {
    throw against('targeting_value', `Custom audience ${id} is not targetable: ${reasons_not_targetable.join(', ')}`)
  }
}

export function assertCriterion(call: Call, criterion: TargetingCriterion, others: TargetingCriterion[]): void {
  const { targeting_type: type, targeting_value: value, operator_type } = criterion
  assertValue(call, criterion)
  for (const [types, most] of MOST) {
    if (types.includes(type) && others.filter((other) => types.includes(other.targeting_type)).length >= most) {
      throw against('targeting_type', `A line item may have ${most} ${type} criteria`, 'INVALID_TARGETING_TYPE')
    }
  }
  if (type === 'FOLLOWERS_OF_USER' && value !== fullUserOf(call)) {
    throw against('targeting_value', 'Followers can only be targeted for the full promotable user of the account')
  }
  if (type === 'TV_SHOW' && !isInMarket(value, others)) {
    throw refuse('TV_SHOW_OUTSIDE_MARKET', 'A location in a market of this show must be targeted first', {
      parameter: 'targeting_value',
      value,
    })
  }
  if (AUDIENCE_TYPES.includes(type)) {
    const isMixed = others.some(
      (other) => AUDIENCE_TYPES.includes(other.targeting_type) && other.targeting_type !== type,
    )
    if (isMixed) throw against('targeting_type', 'An audience and an expanded one cannot be on the same line item')
    if (type === 'CUSTOM_AUDIENCE_EXPANDED' && operator_type === 'NE') {
      throw against('operator_type', 'An expanded audience cannot be excluded')
    }
  }
}

function isInMarket(show: string, others: TargetingCriterion[]): boolean {
  const countries = new Set(SHOW_BY_VALUE.get(show)!.locales.map(({ country }) => country))
  return others.some(
    ({ targeting_type, targeting_value }) =>
      targeting_type === 'LOCATION' && countries.has(LOCATION_BY_VALUE.get(targeting_value)?.country_code ?? ''),
  )
}

/** What a person reads for a criterion. */
export function nameOf(call: Call, { targeting_type: type, targeting_value: value }: TargetingCriterion): string {
  const listed = LISTS[type]?.get(value)?.name
  if (listed !== undefined) return listed
  if (type === 'GENDER') return value === '1' ? 'Male' : 'Female'
  if (type === 'EVENT') return eventsAround(call.now).find((event) => event.targeting_value === value)!.name
  if (USER_TYPES.includes(type)) return `@${call.people.person(call.people.slotOfId(value)!).handle}`
  if (AUDIENCE_TYPES.includes(type)) return call.records.get<CustomAudience>('custom_audiences', value)!.name
  return value
}
