import { COUNTRIES } from '@starling/catalog'
import type { Location } from '@starling/contract'
import { type NamedPlace, readPlaces } from '@starling/enrich'
import type { Input } from '../floor/index.ts'
import { countryLabels } from './lists.ts'
import { NameSearch } from './name-search.ts'

/** Whose regions are offered without asking for the country: spec 3 names two, the others have codes of their own. */
const WITH_REGIONS = ['US', 'GB', 'JP', 'CA', 'AU', 'BR']
const MOST_CITIES = 500
const inOrder = new Intl.Collator('en').compare
type Known = { locations: Location[]; offered: Location[]; search: NameSearch<Location> }

const countryOf = (code: string): Location => ({
  id: code,
  kind: 'country',
  country_code: code,
  region: null,
  population: null,
  ...countryLabels(code),
})

function locationOf({ kind, country, region, name, name_ja, population }: NamedPlace): Location {
  const isCity = kind === 'city'
  return {
    id: isCity ? `${region}/${name}` : region,
    kind,
    country_code: country,
    region: isCity ? region : null,
    label: name,
    label_ja: name_ja,
    population,
  }
}

async function load(): Promise<Known> {
  const spellings = new Map<string, string[]>()
  const places = (await readPlaces()).map((place) => {
    const location = locationOf(place)
    spellings.set(location.id, place.spellings)
    return location
  })
  const regions = places.filter(({ kind }) => kind === 'region').sort((a, b) => inOrder(a.label, b.label))
  const cities = places.filter(({ kind }) => kind === 'city').sort((a, b) => b.population! - a.population!)
  const locations = [...COUNTRIES.map(countryOf), ...regions, ...cities]
  const search = new NameSearch(locations, ({ id, label, label_ja }) => [label, label_ja, ...(spellings.get(id) ?? [])])
  const isOffered = ({ kind, country_code }: Location) =>
    kind === 'country' || (kind === 'region' && WITH_REGIONS.includes(country_code))
  return { locations, offered: locations.filter(isOffered), search }
}

/** Read when somebody first asks: tens of thousands of places that most processes never need. */
let known: Promise<Known> | undefined
function knownPlaces(): Promise<Known> {
  known ??= load().catch((error) => {
    known = undefined
    throw error
  })
  return known
}

export async function listLocations({ query: { country_code } }: Input<'listLocations'>): Promise<Location[]> {
  const { locations, offered } = await knownPlaces()
  if (country_code === undefined) return offered
  const inside = locations.filter((location) => location.country_code === country_code)
  const firstCity = inside.findIndex(({ kind }) => kind === 'city')
  return firstCity < 0 ? inside : inside.slice(0, firstCity + MOST_CITIES)
}

export async function searchLocations(
  keywords: string | string[],
  limit: number,
  country_code: string | undefined,
): Promise<Location[]> {
  const { search } = await knownPlaces()
  return search.find(keywords, limit, (one) => country_code === undefined || one.country_code === country_code)
}
