import { readFileSync } from 'node:fs'
import { brotliDecompressSync } from 'node:zlib'
import { placeKey, placeKeys } from './fold.ts'
import { JOKE_PLACES } from './joke-places.ts'
import { PLACES_JA } from './places-ja.ts'
import { STATE_SHORT_NAMES } from './region-codes.ts'

export type PlaceKind = 'country' | 'region' | 'city'
/** One reading of a name. `region` is a GeoNames code such as `US.CA`; weight is how many profiles may mean it. */
export type Candidate = {
  kind: PlaceKind
  country: string
  region: string | null
  city: string | null
  weight: number
  alias: boolean
  common: boolean
}

/** Share of a country's people who write on the platform, the world's average being 1; only orders matter. */
const USE: Record<string, number> = {
  US: 4,
  GB: 4,
  CA: 4,
  IE: 4,
  AU: 3,
  NZ: 3,
  JP: 4,
  SG: 3,
  ES: 2,
  FR: 2,
  NL: 2,
  SA: 3,
  KW: 3,
  AE: 3,
  BR: 1.5,
  AR: 1.5,
  CL: 2,
  TR: 1.5,
  MX: 1.2,
  IT: 1.5,
  DE: 1,
  CN: 0.05,
  IN: 0.3,
  PK: 0.2,
  BD: 0.1,
  ET: 0.1,
  IR: 0.2,
  RU: 0.4,
  VN: 0.2,
  CD: 0.1,
  MM: 0.1,
}
const COUNTRY_WEIGHT = 4e7
const REGION_WEIGHT = 3e6
const ALIAS_WEIGHT = 6e7
const LARGE_COUNTRIES = new Set(['US', 'CA', 'GB', 'AU', 'BR', 'IN', 'JP', 'DE', 'IT', 'ES', 'MX'])

export const useOf = (country: string): number => USE[country] ?? 1

type Located = { lat: number; lon: number; index: number }
export type Gazetteer = {
  lookup(key: string): readonly Candidate[]
  isJoke(key: string): boolean
  regionName(region: string): string | undefined
  nearest(lat: number, lon: number): Candidate | undefined
}

/** A city stays the entry that it is in the file, `name|size|lat|lon`, until it is asked for: 80,000 of them as objects would
 * cost 20 MB, and half a second in each process and thread that judges. */
class Cities {
  readonly #entries: string[] = []
  readonly #regions: string[] = []
  /** By key the last city of this name; from each the one of the same name before it, or -1. */
  readonly #last = new Map<string, number>()
  readonly #before: Int32Array
  #located: Located[] | undefined

  constructor(places: string) {
    for (const line of places.split('\n')) {
      const [region = '', ...entries] = line.split('\t')
      for (const entry of entries) {
        this.#entries.push(entry)
        this.#regions.push(region)
      }
    }
    this.#before = new Int32Array(this.#entries.length)
    const keys = placeKeys(this.#entries.map((entry) => entry.slice(0, entry.indexOf('|'))))
    for (let index = 0; index < keys.length; index++) {
      this.#before[index] = this.#last.get(keys[index]!) ?? -1
      this.#last.set(keys[index]!, index)
    }
  }

  #candidate(index: number): Candidate {
    const [marked = '', size = ''] = this.#entries[index]!.split('|')
    const region = this.#regions[index]!
    const country = region.slice(0, 2)
    const weight = 1.25 ** Number.parseInt(size, 36) * useOf(country)
    return { kind: 'city', country, region, city: unmarked(marked), weight, alias: false, common: isMarked(marked) }
  }

  named(key: string): Candidate[] {
    const found: Candidate[] = []
    for (let index = this.#last.get(key) ?? -1; index >= 0; index = this.#before[index]!) {
      found.push(this.#candidate(index))
    }
    return found
  }

  nearest(lat: number, lon: number): Candidate | undefined {
    this.#located ??= this.#entries.flatMap((entry, index) => {
      const [, , lat, lon] = entry.split('|')
      return lat ? [{ lat: Number(lat) / 10, lon: Number(lon) / 10, index }] : []
    })
    const found = nearest(this.#located, lat, lon)
    return found && this.#candidate(found.index)
  }
}

/** A star after a name says it is a common word or first name too. */
const isMarked = (name: string) => name.endsWith('*')
const unmarked = (name: string) => (isMarked(name) ? name.slice(0, -1) : name)

class Names {
  readonly places = new Map<string, Candidate[]>()

  add(marked: string, candidate: Omit<Candidate, 'common' | 'country'> & { country?: string }): void {
    const common = isMarked(marked)
    const key = placeKey(common ? unmarked(marked) : marked)
    if (!key) return
    const country = candidate.country ?? candidate.region!.slice(0, 2)
    const known = this.places.get(key) ?? []
    const same = known.find(
      (one) => one.country === country && one.region === candidate.region && one.city === candidate.city,
    )
    if (same) Object.assign(same, { weight: Math.max(same.weight, candidate.weight), common: same.common && common })
    else known.push({ ...candidate, country, common })
    this.places.set(key, known)
  }

  alias(target: string, spelling: string): void {
    const [area = '', city = null] = target.split('|')
    const country = area.slice(0, 2)
    const region = area.length > 2 ? area : null
    const kind = city ? 'city' : region ? 'region' : 'country'
    this.add(spelling, { kind, country, region, city, weight: ALIAS_WEIGHT * useOf(country), alias: true })
  }
}

function addAliases(names: Names): void {
  const aliases = readFileSync(new URL('../../../data/place-aliases.txt', import.meta.url), 'utf8')
  for (const line of aliases.trim().split('\n')) {
    if (line.startsWith('#')) continue
    const at = line.indexOf(': ')
    for (const spelling of line.slice(at + 2).split(', ')) names.alias(line.slice(0, at), spelling)
  }
  for (const line of PLACES_JA.trim().split('\n')) {
    const at = line.indexOf(': ')
    const area = line.slice(0, at)
    for (const group of line.slice(at + 2).split('; ')) {
      const [city, spellings] = group.includes('=') ? group.split('=') : [null, group]
      for (const spelling of spellings!.split(', ')) names.alias(city ? `${area}|${city}` : area, spelling)
    }
  }
  for (const [short, state] of Object.entries(STATE_SHORT_NAMES)) names.alias(`US.${state}`, short)
}

function read(): Gazetteer {
  const packed = readFileSync(new URL('../../../data/gazetteer.br', import.meta.url))
  const [countries = '', regions = '', places = ''] = brotliDecompressSync(packed).toString().split('\n\n')
  const names = new Names()
  for (const line of countries.split('\n')) {
    const [country = '', ...spellings] = line.split('\t')
    for (const name of spellings) {
      names.add(name, {
        kind: 'country',
        country,
        region: null,
        city: null,
        weight: COUNTRY_WEIGHT * useOf(country),
        alias: false,
      })
    }
  }
  const regionNames = new Map<string, string>()
  for (const line of regions.split('\n')) {
    const [region = '', name = ''] = line.split('\t')
    regionNames.set(region, unmarked(name))
    const large = LARGE_COUNTRIES.has(region.slice(0, 2)) ? 3 : 0.1
    const weight = REGION_WEIGHT * large * useOf(region.slice(0, 2))
    names.add(name, { kind: 'region', region, city: null, weight, alias: false })
  }
  addAliases(names)

  const cities = new Cities(places)
  const jokes = new Set(JOKE_PLACES.split(/,\s*/).map((name) => placeKey(name)))
  return {
    lookup: (key) => merge(names.places.get(key), cities.named(key)),
    isJoke: (key) => jokes.has(key),
    regionName: (region) => regionNames.get(region),
    nearest: (lat, lon) => cities.nearest(lat, lon),
  }
}

function merge(named: Candidate[] | undefined, cities: Candidate[]): readonly Candidate[] {
  if (!named) return cities
  const known = named.map((one) => ({ ...one }))
  for (const city of cities) {
    const same = known.find((one) => one.city === city.city && one.region === city.region)
    if (!same) known.push(city)
  }
  return known
}

/** Farther than this the sea or the desert is meant, not the city. */
const NEAREST_DEGREES = 2

function nearest(located: Located[], lat: number, lon: number): Located | undefined {
  const shrink = Math.cos((lat * Math.PI) / 180)
  let best: Located | undefined
  let least = NEAREST_DEGREES ** 2
  for (const one of located) {
    const distance = (one.lat - lat) ** 2 + ((one.lon - lon) * shrink) ** 2
    if (distance < least) {
      least = distance
      best = one
    }
  }
  return best
}

let loaded: Gazetteer | undefined
export function gazetteer(): Gazetteer {
  loaded ??= read()
  return loaded
}
