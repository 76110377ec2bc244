import { INTERESTS, interestPath, MOVIES_TV_SHOWS, NETWORK_OPERATORS, STATES } from '@starling/catalog'
import type { AdsApi } from '@starling/outside'
import { type KnownAtX, labelOf, type PackageEntry, type ShowAtX, type TargetingPackage } from '@starling/targeting'
import { inTurn } from '../asking/index.ts'
import { keptFor, type ListedAtX, type Looking, listOf, named, namesOf, same } from './kept-lists.ts'

/** As many as a backend looks up at once. */
const AT_ONCE = 60
/** A custom audience becomes ready, or goes, at any time. */
const AUDIENCES_MS = 60_000
/** X lists this many shows on a page. */
const SHOWS_AT_ONCE = 50

/** Where X is asked: its lists are everybody's, custom audiences are of one ad account. */
export type DeskAtX = { api: AdsApi; account_id?: string }
type Entries = readonly PackageEntry[]

const interestNames = new Map(INTERESTS.map(({ id, name }) => [id, name]))
/** As X writes an interest: by itself, or under what it is part of. */
function writingsOfInterest(id: string): string[] {
  const [own = '', ...above] = interestPath(id).map((one) => interestNames.get(one) ?? '')
  return [...above.map((parent) => `${parent}/${own}`), own]
}

async function interestsAtX(entries: Entries, context: Looking, { api }: DeskAtX) {
  const all = await listOf(context, api, 'interests')
  return found(entries, (id) => named(all, writingsOfInterest(id))?.value)
}

/** Titles are among the topics of X; here they are a part of their own. */
const TITLES = ['MOVIES', 'TV_SHOWS']
export const isTitle = ({ kind }: ListedAtX): boolean => TITLES.includes(kind)
/** What a topic, a film or an operator of ours is called; what is on no list of ours by what it was called. */
const callings = (part: 'conversation_topics' | 'movies_tv_shows' | 'network_operators', value: string) =>
  (['en', 'ja'] as const).map((language) => labelOf(part, value, language))

async function topicsAtX(entries: Entries, context: Looking, { api }: DeskAtX) {
  const all = (await listOf(context, api, 'conversations')).filter((one) => !isTitle(one))
  return found(entries, (value) => named(all, callings('conversation_topics', value))?.value)
}

async function titlesAtX(entries: Entries, context: Looking, { api }: DeskAtX) {
  const all = (await listOf(context, api, 'conversations')).filter(isTitle)
  return found(entries, (value) => named(all, callings('movies_tv_shows', value))?.value)
}

/** Titles that nobody is said to talk about, and that X has as TV shows where the package lies. */
async function showsAtX(entries: Entries, given: TargetingPackage, context: Looking, { api }: DeskAtX) {
  const known = new Map<string, ShowAtX>()
  const countries = countriesIn(given)
  if (entries.length === 0 || countries.size === 0) return known
  const markets = await listOf(context, api, 'tv_markets')
  for (const { value } of entries) {
    const names = [...new Set([...callings('movies_tv_shows', value), titleOf(value)])]
    for (const { value: locale } of markets.filter(({ country }) => countries.has(country))) {
      const listed = await inTurn(names, (q) => listOf(context, api, 'tv_shows', { locale, q, count: SHOWS_AT_ONCE }))
      const show = named(listed.flat(), names)
      if (show && !known.has(value)) known.set(value, { id: show.value, countries: show.shown_in })
    }
  }
  return known
}
const titles = new Map(MOVIES_TV_SHOWS.map(({ id, label }) => [id, label]))
const titleOf = (value: string) => titles.get(value) ?? value

const states = new Map(STATES.map(({ id, country }) => [id, country]))
function countriesIn({ countries, locations }: TargetingPackage): Set<string> {
  const finer = locations.flatMap(({ value }) => states.get(value) ?? [])
  return new Set([...countries.map(({ value }) => value), ...finer])
}

async function countriesAtX(entries: Entries, context: Looking, { api }: DeskAtX) {
  const all = await listOf(context, api, 'locations', { location_type: 'COUNTRIES' })
  const byCode = new Map(all.map(({ country, value }) => [country, value]))
  return found(entries, (code) => byCode.get(code))
}

/** A region or state by its country; a city only where one bears its name. */
async function locationsAtX(entries: Entries, context: Looking, { api }: DeskAtX) {
  const values = await inTurn(entries, async ({ value }) => {
    const state = STATES.find(({ id }) => id === value)
    const name = same(state?.name ?? value)
    const query = state
      ? { location_type: 'REGIONS', country_code: state.country }
      : { location_type: 'CITIES', q: value }
    const bearing = (await listOf(context, api, 'locations', query)).filter((one) =>
      namesOf(one.name).some((own) => same(own) === name),
    )
    return [value, bearing.length === 1 ? bearing[0]!.value : undefined] as const
  })
  return found(entries, (value) => new Map(values).get(value))
}

async function languagesAtX(entries: Entries, context: Looking, { api }: DeskAtX) {
  const codes = new Set((await listOf(context, api, 'languages')).map(({ value }) => value))
  return found(entries, (code) => (codes.has(code) ? code : undefined))
}

const operators = new Map(NETWORK_OPERATORS.map((one) => [one.id, one]))
/** By the operator's own country; one that is on no list of ours, by the countries of the package. */
async function operatorsAtX(entries: Entries, given: TargetingPackage, context: Looking, { api }: DeskAtX) {
  const values = await inTurn(entries, async ({ value }) => {
    const own = operators.get(value)?.country_code
    const countries = own ? [own] : given.countries.map((entry) => entry.value)
    const listed = await inTurn(countries, (country_code) =>
      listOf(context, api, 'network_operators', { country_code }),
    )
    return [value, named(listed.flat(), callings('network_operators', value))?.value] as const
  })
  return found(entries, (value) => new Map(values).get(value))
}

/** Custom audiences of an ad account by their names, and whether ads can be aimed at them. */
export function audiencesAtX(context: Looking, { api, account_id }: DeskAtX) {
  if (account_id === undefined) return Promise.resolve(new Map<string, { id: string; ready: boolean }>())
  return keptFor(context, `audiences ${context.user.id} ${account_id}`, AUDIENCES_MS, async () => {
    const all = new Map<string, { id: string; ready: boolean }>()
    for await (const { id, name, targetable } of api.customAudiences(account_id))
      all.set(name, { id, ready: targetable })
    return all
  })
}

/** The same package with what X says of each custom audience; one that it does not have stays unasked. */
export async function withReadiness(given: TargetingPackage, context: Looking, desk: DeskAtX) {
  if (given.custom_audiences.length === 0) return given
  const known = await audiencesAtX(context, desk)
  const custom_audiences = given.custom_audiences.map((entry) => {
    const ready = known.get(entry.value)?.ready
    return ready === undefined ? entry : { ...entry, ready }
  })
  return { ...given, custom_audiences }
}

/** Accounts by their id, which is X's own. */
async function handlesAtX(entries: Entries, context: Looking) {
  const handles = entries.map(({ value }) => value)
  const parts = Array.from({ length: Math.ceil(handles.length / AT_ONCE) }, (_, at) =>
    handles.slice(at * AT_ONCE, (at + 1) * AT_ONCE),
  )
  const everybody = { who: { all: [] }, posts: { by: 'audience' as const } }
  const asker = context.user.id
  const known = await inTurn(parts, async (part) => {
    const asked = part.map((handle) => ({ do: 'profile' as const, handle }))
    const answers = await context.engine.ask(everybody, asked, { asker })
    return answers.flatMap(({ rows: [profile] }, at) => (profile ? [[part[at]!, profile.id] as const] : []))
  })
  return new Map(known.flat())
}

const found = (entries: Entries, idOf: (value: string) => string | undefined) =>
  new Map(
    entries.flatMap(({ value }) => [idOf(value)].flatMap((at) => (at === undefined ? [] : ([[value, at]] as const)))),
  )

/** What X calls what a package names; it is asked for nothing that the package does not hold. */
export async function knownAtX(given: TargetingPackage, context: Looking, desk: DeskAtX): Promise<KnownAtX> {
  type Ask = (entries: Entries, context: Looking, desk: DeskAtX) => Promise<Map<string, string>>
  const ask = async (entries: Entries, of: Ask) =>
    entries.length > 0 ? of(entries, context, desk) : new Map<string, string>()
  const movies_tv_shows = await ask(given.movies_tv_shows, titlesAtX)
  const untold = given.movies_tv_shows.filter(({ value }) => !movies_tv_shows.has(value))
  return {
    handles: await handlesAtX(given.handles, context),
    interests: await ask(given.interests, interestsAtX),
    conversation_topics: await ask(given.conversation_topics, topicsAtX),
    movies_tv_shows,
    tv_shows: await showsAtX(untold, given, context, desk),
    countries: await ask(given.countries, countriesAtX),
    locations: await ask(given.locations, locationsAtX),
    languages: await ask(given.languages, languagesAtX),
    network_operators: await ask(given.network_operators, (entries) => operatorsAtX(entries, given, context, desk)),
    custom_audiences: await ask(given.custom_audiences, async (entries) => {
      const audiences = await audiencesAtX(context, desk)
      return found(entries, (name) => audiences.get(name)?.id)
    }),
  }
}
