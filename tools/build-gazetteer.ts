/** Builds packages/enrich/data/gazetteer.br from GeoNames (CC BY 4.0) and the 15-language country names. */
import { readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { brotliCompressSync, constants, gunzipSync } from 'node:zlib'
import { placeKey } from '@starling/enrich/src/profile/location/fold.ts'

const DATA = path.join(import.meta.dirname, '../../shared/data')
const TARGET = path.join(import.meta.dirname, '../packages/enrich/data/gazetteer.br')
/** Profiles name villages where the platform is widely used; elsewhere small places only add false matches. */
const SMALL_PLACES = new Set('US CA GB IE AU NZ JP IT ES FR DE NL ZA'.split(' '))
const LEAST_POPULATION = { wide: 1000, other: 5000, located: 20_000 }

type City = { name: string; region: string; population: number; lat: number; lon: number }

const cities: City[] = gunzipSync(readFileSync(path.join(DATA, 'geonames/cities1000.tsv.gz')))
  .toString()
  .trim()
  .split('\n')
  .slice(1)
  .map((line) => line.split('\t'))
  .map(([name = '', country, admin, , population, lat, lon]) => ({
    name: name.replace(/[\t;|]/g, ' ').trim(),
    region: `${country}.${admin}`,
    population: Number(population),
    lat: Number(lat),
    lon: Number(lon),
  }))
  .filter(({ region, population }) => {
    const least = SMALL_PLACES.has(region.slice(0, 2)) ? LEAST_POPULATION.wide : LEAST_POPULATION.other
    return population >= least
  })

/** A name written in lower case more often than not is a word first ("nice", "reading", "of"). */
function commonWords(): Set<string> {
  const upper = new Map<string, number>()
  const lower = new Map<string, number>()
  for (const file of ['semeval2017_4a/pool2013_2016.jsonl.gz', 'gender_crowdflower/train.jsonl.gz']) {
    for (const line of gunzipSync(readFileSync(path.join(DATA, file)))
      .toString()
      .trim()
      .split('\n')) {
      const row = JSON.parse(line) as Record<string, string>
      const words =
        `${row.text ?? ''} ${row.tweet ?? ''} ${row.description ?? ''}`.match(/(?<![@#\w])\p{L}{2,}/gu) ?? []
      for (const word of words) {
        const key = word.toLowerCase()
        const counts = word === key ? lower : upper
        counts.set(key, (counts.get(key) ?? 0) + 1)
      }
    }
  }
  return new Set(
    [...lower].filter(([word, count]) => count >= 5 && count > (upper.get(word) ?? 0)).map(([word]) => word),
  )
}

/** Small towns that share a first name ("Laura", "Ashton") are the person more often than the town. */
function firstNames(): Set<string> {
  const names = new Set<string>()
  for (const file of ['us_ssa_finalFemaleNames.csv', 'us_ssa_finalMaleNames.csv']) {
    for (const line of readFileSync(path.join(DATA, 'first_names', file), 'utf8')
      .trim()
      .split('\n')) {
      const [name = '', , births] = line.split(',')
      if (Number(births) >= 5000) names.add(name.toLowerCase())
    }
  }
  return names
}

/** Capitalised more often than not, yet no place when they stand alone. */
const ALSO_COMMON =
  'central city centre center hill pool sud bay band god island upper lower forest falcon mon north east south west'

const common = new Set([...commonWords(), ...ALSO_COMMON.split(' ')])
const people = firstNames()
const mark = (name: string, population = Number.POSITIVE_INFINITY) => {
  const key = placeKey(name)
  return `${name}${common.has(key) || (population < 150_000 && people.has(key)) ? '*' : ''}`
}
const byRegion = new Map<string, City[]>()
for (const city of cities) byRegion.set(city.region, [...(byRegion.get(city.region) ?? []), city])

const regionNames = (
  JSON.parse(readFileSync(path.join(DATA, 'geonames/admin1.json'), 'utf8')) as { code: string; name: string }[]
).toSorted((a, b) => (a.code < b.code ? -1 : 1))
const countryNames = JSON.parse(readFileSync(path.join(DATA, 'geonames/country_names_15lang.json'), 'utf8')) as Record<
  string,
  Record<string, string[]>
>

const names = new Map<string, Set<string>>()
for (const language of Object.keys(countryNames).toSorted()) {
  for (const [country, list] of Object.entries(countryNames[language]!)) {
    const all = names.get(country) ?? new Set()
    for (const name of list) all.add(language === 'en' ? name : mark(name))
    names.set(country, all)
  }
}

/** The population is kept as a power of 1.25: an answer needs its size, not its digits. */
const sizeClass = (population: number) => Math.round(Math.log(Math.max(population, 1)) / Math.log(1.25)).toString(36)
const place = (city: City) =>
  [
    mark(city.name, city.population),
    sizeClass(city.population),
    ...(city.population >= LEAST_POPULATION.located ? [Math.round(city.lat * 10), Math.round(city.lon * 10)] : []),
  ].join('|')

const lines = [
  ...[...names].toSorted(([a], [b]) => (a < b ? -1 : 1)).map(([country, list]) => [country, ...list].join('\t')),
  '',
  ...regionNames.map(({ code, name }) => `${code}\t${mark(name)}`),
  '',
  ...[...byRegion]
    .toSorted(([a], [b]) => (a < b ? -1 : 1))
    .map(([region, list]) =>
      [region, ...list.toSorted((a, b) => b.population - a.population || (a.name < b.name ? -1 : 1)).map(place)].join(
        '\t',
      ),
    ),
]
const packed = brotliCompressSync(lines.join('\n'), {
  params: { [constants.BROTLI_PARAM_QUALITY]: 11, [constants.BROTLI_PARAM_LGWIN]: 24 },
})
writeFileSync(TARGET, packed)
console.log(`${cities.length} places, ${regionNames.length} regions, ${names.size} countries: ${packed.length} bytes`)
