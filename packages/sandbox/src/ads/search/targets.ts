import { APP_CATEGORIES } from './apps.ts'
import { CONVERSATIONS, type Conversation } from './conversations.ts'
import { INTERESTS, type Interest } from './interests.ts'
import { LANGUAGES } from './languages.ts'
import { LOCATIONS, type Location, type LocationType } from './locations.ts'
import { DEVICES, type Device, OPERATORS, type Operator, PLATFORM_VERSIONS, PLATFORMS } from './technology.ts'
import { SHOWS, type Show } from './television.ts'

const byValue = <T extends { targeting_value: string | number }>(list: readonly T[]): ReadonlyMap<string, T> =>
  new Map(list.map((one) => [String(one.targeting_value), one]))

export const LOCATION_BY_VALUE: ReadonlyMap<string, Location> = byValue(LOCATIONS)
export const INTEREST_BY_VALUE: ReadonlyMap<string, Interest> = byValue(INTERESTS)
export const CONVERSATION_BY_VALUE: ReadonlyMap<string, Conversation> = byValue(CONVERSATIONS)
const OPERATOR_BY_VALUE: ReadonlyMap<string, Operator> = byValue(OPERATORS)
export const DEVICE_BY_VALUE: ReadonlyMap<string, Device> = byValue(DEVICES)
export const SHOW_BY_VALUE: ReadonlyMap<string, Show> = byValue(SHOWS)

/** The lists that a criterion's value must come from. */
export const LISTS: Record<string, ReadonlyMap<string, { name: string }>> = {
  LOCATION: LOCATION_BY_VALUE,
  INTEREST: INTEREST_BY_VALUE,
  CONVERSATION: CONVERSATION_BY_VALUE,
  NETWORK_OPERATOR: OPERATOR_BY_VALUE,
  DEVICE: DEVICE_BY_VALUE,
  TV_SHOW: SHOW_BY_VALUE,
  LANGUAGE: byValue(LANGUAGES),
  PLATFORM: byValue(PLATFORMS),
  PLATFORM_VERSION: byValue(PLATFORM_VERSIONS),
  APP_STORE_CATEGORY: byValue(APP_CATEGORIES),
  APP_STORE_CATEGORY_LOOKALIKE: byValue(APP_CATEGORIES),
}

export const LOCATION_TYPE_OF: Record<LocationType, string> = {
  COUNTRIES: 'COUNTRY',
  REGIONS: 'REGION',
  METROS: 'METRO',
  CITIES: 'CITY',
  POSTAL_CODES: 'POSTAL_CODE',
}
