import { type Answer, type Call, echoOf } from '../call.ts'
import type { Category } from '../limits.ts'
import { writeMoment } from '../moments.ts'
import { PAGE_FIELDS, pageOf } from '../paging.ts'
import { type Fields, readParameters, type Values } from '../parameters.ts'
import { invalid } from '../problem.ts'
import type { Route } from '../wire.ts'
import { APP_CATEGORIES } from './apps.ts'
import { CONVERSATION_TYPES, CONVERSATIONS } from './conversations.ts'
import { EVENT_TYPES, eventsAround } from './events.ts'
import { INTERESTS } from './interests.ts'
import { LANGUAGES } from './languages.ts'
import { LOCATIONS } from './locations.ts'
import { DEVICES, OPERATORS, PLATFORM_VERSIONS, PLATFORMS } from './technology.ts'
import { MARKETS, SHOWS } from './television.ts'

type Search = {
  path: string
  fields?: Fields
  rows: (values: Values, call: Call) => readonly { name: string }[]
  /** Shown of each row, in addition to its name. */
  shows: string[]
  targeting_type?: string
  limit?: Category
  /** Without pages, as some of the lists are. */
  whole?: true
  echo?: (values: Values) => Values
}

const SEARCHES: Search[] = [
  { path: 'interests', rows: () => INTERESTS, shows: ['targeting_value'], targeting_type: 'INTEREST' },
  {
    path: 'conversations',
    fields: { conversation_type: { type: 'string', values: CONVERSATION_TYPES } },
    rows: ({ conversation_type: type }) =>
      CONVERSATIONS.filter(({ conversation_type }) => type === undefined || conversation_type === type),
    shows: ['targeting_value', 'conversation_type'],
    targeting_type: 'CONVERSATION',
  },
  {
    path: 'locations',
    fields: {
      country_code: { type: 'string', min: 2, max: 2 },
      location_type: { type: 'string', values: ['COUNTRIES', 'REGIONS', 'METROS', 'CITIES', 'POSTAL_CODES'] },
    },
    rows: ({ country_code: country, location_type: type }) =>
      LOCATIONS.filter(
        ({ country_code, location_type }) =>
          (country === undefined || country_code === String(country).toUpperCase()) &&
          (type === undefined || location_type === type),
      ),
    shows: ['country_code', 'location_type', 'targeting_value'],
    targeting_type: 'LOCATION',
  },
  { path: 'languages', rows: () => LANGUAGES, shows: ['targeting_value'], targeting_type: 'LANGUAGE' },
  { path: 'platforms', rows: () => PLATFORMS, shows: ['targeting_value'], targeting_type: 'PLATFORM', whole: true },
  {
    path: 'devices',
    rows: () => DEVICES,
    shows: ['manufacturer', 'os_type', 'targeting_value'],
    targeting_type: 'DEVICE',
    whole: true,
  },
  {
    path: 'platform_versions',
    rows: () => PLATFORM_VERSIONS,
    shows: ['platform', 'number', 'os_type', 'targeting_value'],
    targeting_type: 'PLATFORM_VERSION',
    whole: true,
  },
  {
    path: 'network_operators',
    fields: { country_code: { type: 'string', min: 2, max: 2, initial: 'US' } },
    rows: ({ country_code: country }) =>
      OPERATORS.filter(({ country_code }) => country_code === String(country).toUpperCase()),
    shows: ['country_code', 'targeting_value'],
    targeting_type: 'NETWORK_OPERATOR',
  },
  { path: 'tv_markets', rows: () => MARKETS, shows: ['country_code', 'locale'], limit: 'television', whole: true },
  {
    path: 'tv_shows',
    fields: { locale: { type: 'string', required: true }, count: { type: 'long', min: 1, max: 50 } },
    rows: ({ locale }) => {
      const market = MARKETS.find((one) => one.locale.toLowerCase() === String(locale).replace('_', '-').toLowerCase())
      if (!market) throw invalid('locale', `Expected a locale of tv_markets, got "${locale}" for locale`, locale)
      return SHOWS.filter(({ locales }) => locales.some(({ country }) => country === market.country_code))
    },
    shows: ['targeting_value', 'genre', 'locales'],
    limit: 'television',
    echo: ({ locale, ...values }) => {
      const [languageCode, countryCode] = String(locale).split(/[-_]/)
      return { ...values, locale: { languageCode, countryCode } }
    },
  },
  {
    path: 'app_store_categories',
    fields: { os_type: { type: 'string', values: ['ANDROID', 'IOS'] } },
    rows: ({ os_type: os }) => APP_CATEGORIES.filter(({ os_type }) => os === undefined || os_type === os),
    shows: ['targeting_value', 'os_type'],
    targeting_type: 'APP_STORE_CATEGORY',
    whole: true,
  },
]

const plain = (text: string) => text.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase()
const plainNames = new Map<string, string>()

function plainName(name: string): string {
  let known = plainNames.get(name)
  if (known === undefined) {
    known = plain(name)
    plainNames.set(name, known)
  }
  return known
}

/** A query is found at the beginning of a name, or of any word in it; scripts without spaces anywhere. */
export function namedLike(query: string): (name: string) => boolean {
  const wanted = plain(query).trim()
  if (!/^[\p{Script=Latin}\p{Script=Common}]*$/u.test(wanted)) return (name) => plainName(name).includes(wanted)
  const escaped = wanted.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')
  const pattern = new RegExp(`(^|[^\\p{L}\\p{N}])${escaped}`, 'u')
  return (name) => pattern.test(plainName(name))
}

function run(search: Search, call: Call): Answer {
  const fields = { ...PAGE_FIELDS, q: { type: 'string' } as const, lang: { type: 'string' } as const, ...search.fields }
  const values = readParameters(fields, call.raw)
  const query = values.q as string | undefined
  const isNamed = query === undefined ? () => true : namedLike(query)
  const rows = search.rows(values, call).filter(({ name }) => isNamed(name))
  const page = pageOf(rows, values, {
    list: search.path,
    keyOf: (_row, at) => String(at),
    ...(search.path === 'tv_shows' ? { count: 50 } : search.whole ? { count: 1_000 } : {}),
  })
  return {
    data: page.rows.map((row) => show(search, row)),
    request: { params: echoOf(call, search.echo?.(values) ?? values) },
    ...(search.whole ? {} : { next_cursor: page.next_cursor }),
    ...(page.total_count === undefined ? {} : { total_count: page.total_count }),
  }
}

function show({ shows, targeting_type }: Search, row: object): Answer {
  const fields = row as Answer
  return {
    name: fields.name,
    ...(targeting_type ? { targeting_type } : {}),
    ...Object.fromEntries(shows.map((name) => [name, fields[name]])),
  }
}

function searchEvents(call: Call): Answer {
  const values = readParameters(
    {
      ...PAGE_FIELDS,
      event_types: { type: 'strings', required: true, values: EVENT_TYPES },
      country_codes: { type: 'strings' },
      start_time: { type: 'time' },
      end_time: { type: 'time' },
    },
    call.raw,
  )
  const start = (values.start_time as string | undefined) ?? writeMoment(call.now)
  const countries = values.country_codes as string[] | undefined
  const rows = eventsAround(call.now).filter(
    (event) =>
      (values.event_types as string[]).includes(event.event_type) &&
      event.end_time > start &&
      (values.end_time === undefined || event.start_time < (values.end_time as string)) &&
      (!countries || event.country_code === null || countries.includes(event.country_code)),
  )
  const page = pageOf(rows, values, { list: 'events', keyOf: ({ targeting_value }) => targeting_value })
  return {
    request: { params: echoOf(call, values) },
    data_type: 'events',
    data: page.rows.map(({ communities: _, ...event }) => ({
      ...event,
      is_global: event.country_code === null,
      reach: { total_reach: null },
      top_users: [],
      top_tweets: [],
      top_hashtags: [],
      gender_breakdown_percentage: {},
      device_breakdown_percentage: {},
      country_breakdown_percentage: {},
    })),
    next_cursor: page.next_cursor,
  }
}

export const SEARCH_ROUTES: Route[] = [
  ...SEARCHES.map(
    (search): Route => ({
      method: 'GET',
      path: `/targeting_criteria/${search.path}`,
      limit: search.limit ?? 'search',
      run: (call) => run(search, call),
    }),
  ),
  { method: 'GET', path: '/targeting_criteria/events', limit: 'search', run: searchEvents },
]
