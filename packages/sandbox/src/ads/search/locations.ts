import { createHash } from 'node:crypto'
import { PLACES } from '../../network/places.ts'
import { CITY_TABLE, COUNTRY_CODES, REGION_NAMES } from './place-data.ts'

export type LocationType = 'COUNTRIES' | 'REGIONS' | 'METROS' | 'CITIES' | 'POSTAL_CODES'

export type Location = {
  name: string
  country_code: string
  location_type: LocationType
  targeting_value: string
  /** Cities of the network that lie in it; null for a whole country. */
  cities: ReadonlySet<string> | null
}

/** The two place ids that X itself gives as examples; all others are made from the name. */
const KNOWN: Record<string, string> = {
  'COUNTRIES US United States': '96683cc9126741d1',
  'COUNTRIES JP Japan': '06ef846bfc783874',
}

const placeId = (key: string) => KNOWN[key] ?? createHash('sha1').update(`place ${key}`).digest('hex').slice(0, 16)

const countryNames = new Intl.DisplayNames(['en'], { type: 'region' })

function location(
  location_type: LocationType,
  country_code: string,
  name: string,
  cities: Iterable<string> | null,
): Location {
  const targeting_value = placeId(`${location_type} ${country_code} ${name}`)
  return { name, country_code, location_type, targeting_value, cities: cities && new Set(cities) }
}

type City = { city: string; country: string; english: string; region: string; code: string }

const TABLED: City[] = CITY_TABLE.trim()
  .split('\n')
  .map((line) => {
    const [city, country, english, region, code] = line.split('|') as [string, string, string, string, string]
    return { city, country, english, region, code }
  })

/** A city that the table does not know is its own region. */
const CITIES: City[] = [
  ...TABLED,
  ...PLACES.filter(({ city }) => !TABLED.some((known) => known.city === city)).map(({ city, country }) => ({
    city,
    country,
    english: city,
    region: city,
    code: city,
  })),
]

function regions(): Location[] {
  const names = new Map<string, Set<string>>()
  const add = (country: string, region: string, city?: string) => {
    const key = `${country}|${region}`
    const cities = names.get(key) ?? new Set()
    if (city) cities.add(city)
    names.set(key, cities)
  }
  for (const [country, list] of Object.entries(REGION_NAMES)) for (const name of list.split(',')) add(country, name)
  for (const { country, region, city } of CITIES) add(country, region, city)
  return [...names].map(([key, cities]) => {
    const [country, region] = key.split('|') as [string, string]
    return location('REGIONS', country, `${region}, ${country}`, cities)
  })
}

const cityName = ({ city, english, region, country }: City) =>
  `${city === english ? english : `${city} / ${english}`}, ${region.split(' / ').at(-1)}, ${country}`

export const LOCATIONS: readonly Location[] = [
  ...COUNTRY_CODES.map((code) => location('COUNTRIES', code, countryNames.of(code) ?? code, null)),
  ...regions(),
  ...CITIES.filter(({ country }) => country === 'US').map(({ city, region }) =>
    location('METROS', 'US', `${city} ${region}, US`, [city]),
  ),
  ...CITIES.map((city) => location('CITIES', city.country, cityName(city), [city.city])),
  ...CITIES.map(({ city, country, code }) => location('POSTAL_CODES', country, `${code}, ${country}`, [city])),
]
