import { STATES } from '@starling/catalog'
import type { Location } from '@starling/contract/browser'
import { cityName, countryName, stateName } from '@starling/sections/names'
import type { Language } from '@starling/text'
import { queryOptions } from '@tanstack/react-query'
import { api } from '../floor/index.ts'
import { findAccounts, type ListedChoice } from '../question/index.ts'
import { KEY } from './queries.ts'

/** Parts whose entries are found by asking. */
export const LOOKED_UP = ['handles', 'movies_tv_shows', 'locations', 'network_operators'] as const
export type LookedUpPart = (typeof LOOKED_UP)[number]

const FOUND = 8
const states = new Set(STATES.map(({ id }) => id))

type Listed = { id: string; label: string; label_ja: string | null }
const listed = ({ id, label, label_ja }: Listed, language: Language): ListedChoice => ({
  id,
  label: (language === 'ja' ? label_ja : null) ?? label,
})

/** A region is known by its id, a city by its English name; what lies around it tells two of one name apart. */
function placeIn({ id, kind, label, region, country_code }: Location, language: Language): ListedChoice[] {
  const country = countryName(country_code, language)
  if (kind === 'region') return states.has(id) ? [{ id, label: `${stateName(id, language)} · ${country}` }] : []
  if (kind !== 'city') return []
  const around = region !== null && states.has(region) ? [stateName(region, language)] : []
  return [{ id: label, label: [cityName(label, language), ...around, country].join(' · ') }]
}

/** What can be added to a part, as the server finds it by what is typed. */
const LOOK_UPS: Record<
  LookedUpPart,
  (typed: string, language: Language, signal: AbortSignal) => Promise<ListedChoice[]>
> = {
  handles: async (typed, _, signal) =>
    (await findAccounts(typed, signal)).map(({ handle, name }) => ({
      id: handle.toLowerCase(),
      label: `${name} @${handle}`,
    })),
  movies_tv_shows: async (keywords, language, signal) =>
    (await api.searchMoviesTvShows({ body: { keywords, limit: FOUND } }, { signal })).movies_tv_shows.map((one) =>
      listed(one, language),
    ),
  network_operators: async (keywords, language, signal) =>
    (await api.searchNetworkOperators({ body: { keywords, limit: FOUND } }, { signal })).network_operators.map((one) =>
      listed(one, language),
    ),
  locations: async (keywords, language, signal) => {
    const { locations } = await api.searchLocations({ body: { keywords, limit: FOUND * 3 } }, { signal })
    const places = locations.flatMap((one) => placeIn(one, language))
    // The first of several cities of one name has the most people.
    return [...new Map(places.toReversed().map((one) => [one.id, one])).values()].toReversed().slice(0, FOUND)
  },
}

export const lookedUpOptions = (part: LookedUpPart, typed: string, language: Language) =>
  queryOptions({
    queryKey: [...KEY, 'look up', part, typed, language],
    queryFn: ({ signal }) => LOOK_UPS[part](typed, language, signal),
    staleTime: 5 * 60_000,
    // They only help: what is typed can be taken, or found again.
    retry: false,
  })
