import { COUNTRIES, cityInJapanese, REGIONS, STATES, UNSELECTABLE_COUNTRY } from '@starling/catalog'
import { readPlaces as readGazetteer } from '@starling/enrich'
import type { BuilderDraft } from '@starling/question/builder'
import { SUBREGIONS } from './subregions.ts'

export type KnownPlace = {
  value: string
  patch: Partial<BuilderDraft>
  /** Of a city: where it lies, and how many live there. */
  within?: readonly string[]
  population?: number
}
/** Smaller ones share their names with too much else, unless it is said that people are in them. */
export const LARGE = 200_000
const SMALLEST = 100_000
/** Towns that are words, also with a large letter. */
const WORDS = new Set([
  'Surprise',
  'Enterprise',
  'Independence',
  'Vista',
  'Orange',
  'Delta',
  'Corona',
  'Springs',
  'Brits',
])

export const fold = (text: string) => text.normalize('NFKC').trim().toLowerCase()
export const namesOf = (code: string, type: 'region' | 'language'): string[] =>
  (['en', 'ja'] as const).flatMap((language) =>
    (['long', 'short'] as const).map((style) => new Intl.DisplayNames(language, { type, style }).of(code) ?? code),
  )
/** Zurich for Zürich; a long vowel tells names apart (Bāli). */
const withoutAccents = (name: string) => (/[āīū]/i.test(name) ? name : name.normalize('NFD').replace(/\p{M}/gu, ''))

const SHORT: Record<string, string> = {
  日本人: 'JP',
  アメリカ: 'US',
  イギリス: 'GB',
  韓国: 'KR',
  中国: 'CN',
  台湾: 'TW',
  ドイツ: 'DE',
  フランス: 'FR',
  全米: 'US',
  国内: 'JP',
  nz: 'NZ',
}

export type KnownPlaces = { byName: ReadonlyMap<string, KnownPlace>; japanese: RegExp }

async function load(): Promise<KnownPlaces> {
  const byName = new Map<string, KnownPlace>()
  const add = (name: string | null, place: KnownPlace) => {
    if (name && fold(name).length > 1 && !byName.has(fold(name))) byName.set(fold(name), place)
  }
  for (const { id, name, name_ja, aliases } of REGIONS.slice(1)) {
    const place = { value: id, patch: { selected_regions: [id] } }
    for (const said of [name, name_ja, ...aliases]) if (said.length > 2 || /[^a-z]/i.test(said)) add(said, place)
  }
  for (const { names: called, states } of SUBREGIONS) {
    for (const said of called) add(said, { value: said, patch: { selected_states: [...states] } })
  }
  for (const { id, country, name, name_ja } of STATES) {
    const place = { value: id, patch: { selected_states: [id] } }
    // "Georgia" and "Washington" by themselves are more than a state; "New York" is the city.
    if (!['Georgia', 'Washington', 'New York'].includes(name)) add(name, place)
    add(`${name} state`, place)
    add(`state of ${name}`, place)
    if (country === 'JP') add(`${name} prefecture`, place)
    add(name_ja, place)
    if (name_ja !== '北海道') add(name_ja.replace(/[都府県州]$/, ''), place)
  }
  for (const code of COUNTRIES) {
    if (code === UNSELECTABLE_COUNTRY) continue
    for (const name of namesOf(code, 'region')) add(name, { value: code, patch: { countries: [code] } })
  }
  for (const [name, code] of Object.entries(SHORT)) add(name, { value: code, patch: { countries: [code] } })
  const gazetteer = await readGazetteer()
  const regions = Map.groupBy(
    gazetteer.filter(({ kind }) => kind === 'region'),
    ({ name }) => name,
  )
  // Ontario is a province before it is a town elsewhere.
  const isElsewhere = (name: string, country: string) =>
    regions.get(name)?.every((region) => region.country !== country) ?? false
  const cities = gazetteer.filter(
    ({ kind, name, country, population }) =>
      kind === 'city' &&
      (population ?? 0) >= SMALLEST &&
      !WORDS.has(name) &&
      !(isElsewhere(name, country) && population! < LARGE),
  )
  for (const { name, name_ja, spellings, country, region, population } of cities.toSorted(
    (a, b) => b.population! - a.population!,
  )) {
    const place = { value: name, patch: { cities: [name] }, within: [country, region], population: population! }
    const japanese = cityInJapanese(name)
    const isJapanese = country === 'JP' && /[^市]$/.test(japanese) && japanese !== name
    // A province, too, without its accent.
    const written =
      name === 'Québec'
        ? ['Québec City', 'Quebec City']
        : [name, withoutAccents(name), name_ja, japanese, isJapanese ? `${japanese}市` : null, ...spellings]
    for (const said of written) add(said, place)
  }
  const city = (value: string): KnownPlace => byName.get(fold(value)) ?? { value, patch: { cities: [value] } }
  for (const [said, name] of [
    ['New York', 'New York City'],
    ['NYC', 'New York City'],
    ['LA', 'Los Angeles'],
    ['SF', 'San Francisco'],
    ['Washington DC', 'Washington'],
    ['Washington D.C', 'Washington'],
    ['Cologne', 'Köln'],
    ['Frankfurt', 'Frankfurt am Main'],
    ['Seville', 'Sevilla'],
    ['Antwerp', 'Antwerpen'],
    ['横浜', 'Yokohama'],
    ['名古屋', 'Nagoya'],
    ['札幌', 'Sapporo'],
    ['神戸', 'Kobe'],
    ['仙台', 'Sendai'],
  ] as const) {
    byName.set(fold(said), city(name))
    if (/[一-龯]/.test(said)) byName.set(`${said}市`, city(name))
  }
  byName.set('都内', byName.get('東京都')!)
  const japanese = [...byName.keys()]
    .filter((name) => /[一-龯ァ-ヶ]/.test(name))
    .toSorted((a, b) => b.length - a.length)
  return {
    byName,
    japanese: new RegExp(japanese.map(wholeWord).join('|')),
  }
}

/** タイ is none of タイトル, nor アメリカ of アメリカンフットボール. */
const wholeWord = (name: string): string =>
  [
    /^[ァ-ヶー]/.test(name) ? '(?<![ァ-ヶー])' : '',
    name.replace(/[()（）.・]/g, '\\$&'),
    /[ァ-ヶー]$/.test(name) ? '(?![ァ-ヶー])' : '',
  ].join('')

let known: Promise<KnownPlaces> | undefined
/** Read when somebody first describes an audience. */
export function knownPlaces(): Promise<KnownPlaces> {
  known ??= load().catch((error) => {
    known = undefined
    throw error
  })
  return known
}
