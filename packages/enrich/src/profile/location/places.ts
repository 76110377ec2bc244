import { readFile } from 'node:fs/promises'
import { promisify } from 'node:util'
import { brotliDecompress } from 'node:zlib'
import { PLACES_JA } from './places-ja.ts'
import { ISO_REGIONS } from './region-codes.ts'

/** A region or a city by the values that `judgeLocation` gives. */
export type NamedPlace = {
  kind: 'region' | 'city'
  country: string
  /** `US-CA` */
  region: string
  name: string
  name_ja: string | null
  /** Other ways to write it. */
  spellings: string[]
  /** Inhabitants of a city, by steps of a quarter. */
  population: number | null
}

/** Below this a place is found by nobody who looks for customers. */
const LEAST_PEOPLE = 15_000
const unmarked = (name: string) => name.replace(/\*$/, '')

export function regionId(region: string): string {
  const country = region.slice(0, 2)
  const code = region.slice(3)
  return `${country}-${ISO_REGIONS[country]?.[code] ?? code}`
}

/** Regions of all countries and their larger cities: GeoNames (CC BY 4.0), with Japanese names of Japanese places. */
export async function readPlaces(): Promise<NamedPlace[]> {
  const packed = await readFile(new URL('../../../data/gazetteer.br', import.meta.url))
  const [, regions = '', cities = ''] = (await promisify(brotliDecompress)(packed)).toString().split('\n\n')
  const japanese = japaneseNames()
  return [...regions.split('\n').map((line) => regionOf(line, japanese)), ...citiesIn(cities, japanese)]
}

function regionOf(line: string, japanese: ReadonlyMap<string, string[]>): NamedPlace {
  const [region = '', name = ''] = line.split('\t')
  const spellings = japanese.get(region) ?? []
  return {
    kind: 'region',
    country: region.slice(0, 2),
    region: regionId(region),
    name: unmarked(name),
    name_ja: spellings[0] ?? null,
    spellings,
    population: null,
  }
}

function citiesIn(lines: string, japanese: ReadonlyMap<string, string[]>): NamedPlace[] {
  return lines.split('\n').flatMap((line) => {
    const [region = '', ...entries] = line.split('\t')
    const [country, id] = [region.slice(0, 2), regionId(region)]
    return entries.flatMap((entry): NamedPlace[] => {
      const [marked = '', size = ''] = entry.split('|')
      const population = Math.round(1.25 ** Number.parseInt(size, 36))
      if (population < LEAST_PEOPLE) return []
      const name = unmarked(marked)
      const spellings = japanese.get(`${region}|${name}`) ?? []
      return [{ kind: 'city', country, region: id, name, name_ja: spellings[0] ?? null, spellings, population }]
    })
  })
}

const TOKYO = 'JP.40'
const IS_JAPANESE = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]/u

/** Spellings by `region` and `region|city`, the one that is shown first. */
function japaneseNames(): Map<string, string[]> {
  const names = new Map<string, string[]>([[TOKYO, ['東京都']]])
  for (const line of PLACES_JA.trim().split('\n')) {
    const at = line.indexOf(': ')
    const region = line.slice(0, at)
    for (const group of line.slice(at + 2).split('; ')) {
      const [city, spellings = ''] = group.includes('=') ? group.split('=') : [undefined, group]
      const written = spellings.split(', ').filter((one) => IS_JAPANESE.test(one))
      const official = written.find((one) => (city ? /[市区]$/ : /[都道府県]$/).test(one))
      const key = city ? `${region}|${city}` : region
      names.set(key, [...new Set([...(names.get(key) ?? []), ...(official ? [official] : []), ...written])])
    }
  }
  return names
}
