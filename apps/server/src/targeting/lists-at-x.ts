import { INTERESTS, interestPath, STATES } from '@starling/catalog'
import type { AdsApi } from '@starling/outside'
import type { KnownAtX, PackageEntry, TargetingPackage } from '@starling/targeting'
import { inTurn } from '../asking/index.ts'
import type { Product } from '../floor/index.ts'

const DAY_MS = 24 * 60 * 60_000
/** As many as a backend looks up at once. */
const AT_ONCE = 60

/** What it takes to look things up at X: a request, or a job. */
export type Looking = Pick<Product, 'networks'> & {
  now: Date
  /** Accounts by their handles. */
  profiles(handles: readonly string[]): Promise<ReadonlyMap<string, { id: string }>>
}
type Option = { name: string; value: string; country: string }
type Kept = Map<string, { until: number; value: Promise<unknown> }>
const kept = new WeakMap<object, Kept>()

/** Asked once while it lasts, whoever asks; what failed is asked anew. X allows few of these questions. */
export function keptFor<T>(
  context: Omit<Looking, 'profiles'>,
  key: string,
  ms: number,
  ask: () => Promise<T>,
): Promise<T> {
  const known = kept.get(context.networks) ?? (new Map() as Kept)
  kept.set(context.networks, known)
  const now = context.now.getTime()
  const there = known.get(key)
  if (there && there.until > now) return there.value as Promise<T>
  const value = ask()
  known.set(key, { until: now + ms, value })
  value.catch(() => known.delete(key))
  return value
}

type Search = Parameters<AdsApi['search']>
/** A list of X that is the same for everybody, and lasts. */
const listOf = (context: Looking, api: AdsApi, ...[kind, query = {}]: Search): Promise<Option[]> =>
  keptFor(context, `${kind} ${JSON.stringify(query)}`, DAY_MS, async () => {
    const found: Option[] = []
    for await (const { name, targeting_value, country_code } of api.search(kind, query)) {
      found.push({ name, value: String(targeting_value ?? ''), country: String(country_code ?? '') })
    }
    return found
  })

const same = (text: string) => text.normalize('NFKC').toLowerCase().trim()
/** "東京 / Tokyo, JP" is called by either name. */
const namesOf = (name: string) => name.split(',')[0]!.split('/').map(same)

const interestNames = new Map(INTERESTS.map(({ id, name }) => [id, name]))
/** As X writes an interest: by itself, or under what it is part of. */
function writingsOfInterest(id: string): string[] {
  const [own = '', ...above] = interestPath(id).map((one) => interestNames.get(one) ?? '')
  return [...above.map((parent) => `${parent}/${own}`), own].map(same)
}

async function interestsAtX(entries: readonly PackageEntry[], context: Looking, api: AdsApi) {
  const byName = new Map((await listOf(context, api, 'interests')).map(({ name, value }) => [same(name), value]))
  return found(entries, (id) => writingsOfInterest(id).flatMap((name) => byName.get(name) ?? [])[0])
}

async function countriesAtX(entries: readonly PackageEntry[], context: Looking, api: AdsApi) {
  const all = await listOf(context, api, 'locations', { location_type: 'COUNTRIES' })
  const byCode = new Map(all.map(({ country, value }) => [country, value]))
  return found(entries, (code) => byCode.get(code))
}

/** A region or state by its country; a city only where one bears its name. */
async function locationsAtX(entries: readonly PackageEntry[], context: Looking, api: AdsApi) {
  const values = await inTurn(entries, async ({ value }) => {
    const state = STATES.find(({ id }) => id === value)
    const name = state?.name ?? value
    const query = state
      ? { location_type: 'REGIONS', country_code: state.country }
      : { location_type: 'CITIES', q: value }
    const named = (await listOf(context, api, 'locations', query)).filter((one) =>
      namesOf(one.name).includes(same(name)),
    )
    return [value, named.length === 1 ? named[0]!.value : undefined] as const
  })
  return found(entries, (value) => new Map(values).get(value))
}

async function languagesAtX(entries: readonly PackageEntry[], context: Looking, api: AdsApi) {
  const codes = new Set((await listOf(context, api, 'languages')).map(({ value }) => value))
  return found(entries, (code) => (codes.has(code) ? code : undefined))
}

/** Accounts by their id, which is X's own. */
async function handlesAtX(entries: readonly PackageEntry[], context: Looking) {
  const handles = entries.map(({ value }) => value)
  const parts = Array.from({ length: Math.ceil(handles.length / AT_ONCE) }, (_, at) =>
    handles.slice(at * AT_ONCE, (at + 1) * AT_ONCE),
  )
  const profiles = (await inTurn(parts, (part) => context.profiles(part))).flatMap((part) => [...part])
  return new Map(profiles.map(([handle, { id }]) => [handle, id]))
}

const found = (entries: readonly PackageEntry[], idOf: (value: string) => string | undefined) =>
  new Map(
    entries.flatMap(({ value }) => [idOf(value)].flatMap((at) => (at === undefined ? [] : ([[value, at]] as const)))),
  )

/** What X calls what a package names; it is asked for nothing that the package does not hold. */
export async function knownAtX(given: TargetingPackage, context: Looking, api: AdsApi): Promise<KnownAtX> {
  const { interests, countries, locations, languages, handles } = given
  const none = new Map<string, string>()
  return {
    handles: await handlesAtX(handles, context),
    interests: interests.length > 0 ? await interestsAtX(interests, context, api) : none,
    countries: countries.length > 0 ? await countriesAtX(countries, context, api) : none,
    locations: await locationsAtX(locations, context, api),
    languages: languages.length > 0 ? await languagesAtX(languages, context, api) : none,
  }
}
