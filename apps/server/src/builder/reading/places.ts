import { COUNTRIES, LANGUAGES, REGIONS, readCountry, STATES, UNSELECTABLE_COUNTRY } from '@starling/catalog'
import { readPlaces as readGazetteer } from '@starling/enrich'
import type { BuilderDraft } from '@starling/question/builder'
import type { Sentence } from './sentence.ts'
import { SUBREGIONS } from './subregions.ts'

type Place = {
  value: string
  patch: Partial<BuilderDraft> /** Of a city: where it lies. */
  within?: readonly string[]
}
/** Smaller ones share their names with too much else. */
const LARGE = 200_000

const fold = (text: string) => text.normalize('NFKC').trim().toLowerCase()
const names = (code: string, type: 'region' | 'language') =>
  (['en', 'ja'] as const).map((language) => new Intl.DisplayNames(language, { type }).of(code) ?? code)

/** Nationalities as English says them; of a country, not of a people. */
const NATIONALS: Record<string, string> = {
  american: 'US',
  americans: 'US',
  british: 'GB',
  brits: 'GB',
  english: 'GB',
  scottish: 'GB',
  irish: 'IE',
  canadian: 'CA',
  canadians: 'CA',
  australian: 'AU',
  australians: 'AU',
  japanese: 'JP',
  german: 'DE',
  germans: 'DE',
  french: 'FR',
  italian: 'IT',
  italians: 'IT',
  spanish: 'ES',
  portuguese: 'PT',
  dutch: 'NL',
  swedish: 'SE',
  norwegian: 'NO',
  danish: 'DK',
  finnish: 'FI',
  polish: 'PL',
  brazilian: 'BR',
  brazilians: 'BR',
  mexican: 'MX',
  mexicans: 'MX',
  argentinian: 'AR',
  indian: 'IN',
  indians: 'IN',
  indonesian: 'ID',
  korean: 'KR',
  koreans: 'KR',
  thai: 'TH',
  turkish: 'TR',
  singaporean: 'SG',
  swiss: 'CH',
  austrian: 'AT',
  belgian: 'BE',
  filipino: 'PH',
}
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
}

export type KnownPlaces = { byName: ReadonlyMap<string, Place>; japanese: RegExp }

async function load(): Promise<KnownPlaces> {
  const byName = new Map<string, Place>()
  const add = (name: string | null, place: Place) => {
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
    for (const name of names(code, 'region')) add(name, { value: code, patch: { countries: [code] } })
  }
  for (const [name, code] of Object.entries(SHORT)) add(name, { value: code, patch: { countries: [code] } })
  const cities = (await readGazetteer()).filter(({ kind, population }) => kind === 'city' && (population ?? 0) >= LARGE)
  for (const { name, name_ja, spellings, country, region } of cities.toSorted(
    (a, b) => b.population! - a.population!,
  )) {
    const place = { value: name, patch: { cities: [name] }, within: [country, region] }
    for (const said of [name, name_ja, ...spellings]) add(said, place)
  }
  const city = (value: string): Place => byName.get(fold(value)) ?? { value, patch: { cities: [value] } }
  for (const [said, name] of [
    ['New York', 'New York City'],
    ['NYC', 'New York City'],
    ['LA', 'Los Angeles'],
    ['SF', 'San Francisco'],
    ['ニューヨーク', 'New York City'],
    ['ロンドン', 'London'],
    ['パリ', 'Paris'],
    ['ロサンゼルス', 'Los Angeles'],
    ['横浜', 'Yokohama'],
    ['名古屋', 'Nagoya'],
    ['札幌', 'Sapporo'],
    ['神戸', 'Kobe'],
    ['仙台', 'Sendai'],
    ['ソウル', 'Seoul'],
    ['ベルリン', 'Berlin'],
  ] as const) {
    byName.set(fold(said), city(name))
    if (/[一-龯]/.test(said)) byName.set(`${said}市`, city(name))
  }
  const japanese = [...byName.keys()]
    .filter((name) => /[一-龯ァ-ヶ]/.test(name))
    .toSorted((a, b) => b.length - a.length)
  return {
    byName,
    japanese: new RegExp(`(?<place>${japanese.map(wholeWord).join('|')})`),
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

const WHERE = `(?:who (?:live|are|are living|are based|reside) |who're )?(?:currently )?(?:living |based |located |residing |(?:who )?live |reside )?(?:in|on(?= the (?:West|East) Coast)|from|near|around|across|throughout|outside of)`
const NAME = String.raw`(?:the )?(?:(?:[A-Z][\w.'-]*|of|state|prefecture|and the|u\.s\.a?\.?|u\.k\.?)(?: |-)?){1,4}`

/** Kind by the field that its patch fills. */
const asPlace = ({ value, patch }: Place) => ({ kind: 'places' as const, value, patch })

export function readPlaces(sentence: Sentence, { byName, japanese }: KnownPlaces): void {
  const placeOf = (said: string): Place | null => {
    const name = fold(said).replace(/^the /, '').replace(/[.,]$/, '')
    const country = /^[a-z]{2}$/.test(name) && !['us', 'uk'].includes(name) ? undefined : readCountry(name)
    const at = byName.get(name)
    if (at && !(country && 'cities' in at.patch)) return at
    return country && country !== UNSELECTABLE_COUNTRY
      ? { value: country, patch: { countries: [country] } }
      : (at ?? null)
  }
  // Longest first, so that what stands behind a place is not read into it.
  const cut = (said: string): { place: Place; length: number } | null => {
    const words = said.split(/(?<=[ -])/)
    for (let n = words.length; n > 0; n--) {
      const part = words.slice(0, n).join('')
      const place = placeOf(part)
      if (place) return { place, length: part.trimEnd().length }
    }
    return null
  }
  readLanguages(sentence)
  sentence.take(
    /\b(?:worldwide|globally|around the world|everywhere|all over the world|anywhere)\b|世界中(?:の|で)?|全世界(?:の|で)?/i,
    ({ is_excluded }) => (is_excluded ? null : []),
  )
  const list = new RegExp(
    String.raw`(?<!interested |invested |invest |investing |believe |works? |working )\b(?<where>${WHERE}) (?<rest>${NAME}(?:(?:, ?(?:and |or )?|(?: |(?<= ))(?:and|or) |/| ?[+&] ?)${NAME})*)`,
  )
  readListed(sentence, list, cut)
  readListed(sentence, new RegExp(list.source.replace('[A-Z]', '[a-zA-Z]'), 'i'), cut, true)
  // Named alone between commas: "coffee lovers, Texas". All of what stands there must be the place.
  sentence.take(
    /(?<=^|[,;:(.] ?)(?:the )?(?:[A-Z](?:[\w'-]|\.(?=\w))*(?: |-|(?= ?[+&/,;.!?)])|$)(?:(?:and|or|[+&/]) ?)?){1,6}(?= ?(?:[,;.!?)]|$))/,
    ({ found, is_excluded }) => {
      const places = is_excluded ? [] : found.split(/ (?:and|or) | ?[+&/] ?/).map((said) => placeOf(said.trim()))
      return places.length > 0 && places.every((place) => place !== null) ? places.map(asPlace) : null
    },
  )
  const national = Object.keys(NATIONALS).join('|')
  sentence.take(
    new RegExp(
      String.raw`\b(?<who>${national})(?=(?: (?:people|women|men|users|adults|consumers|teens|teenagers|millennials|moms|mums|dads|parents|fans|students|developers|shoppers|gamers|travelers|travellers|founders|freelancers|marketers|designers|who|aged|runners|audience|foodies))|[\uE000 ]*\uE000|s?$)`,
      'i',
    ),
    ({ groups: { who }, is_excluded }) => {
      const code = NATIONALS[who!.toLowerCase()]!
      return is_excluded ? null : [{ kind: 'places', value: code, patch: { countries: [code] } }]
    },
  )
  sentence.take(
    new RegExp(
      `${japanese.source}(?!料理|旅行|語|ドラマ|コスメ|映画|文化|製|史|系|株|代表|マラソン|ディズニー|ゲーム|アイドル|ビール|茶|風|人以外)(?:人|市内|市|都内|県内|府内|国内|全国|全域)?(?:在住|に住んでいる|に住む|で暮らす|に暮らす|出身|にいる|に在住する|在住する|に住んで|で働く|で働いている|のユーザー|に居住する)?(?:の|で|に|、|・|や|と)?`,
    ),
    ({ groups: { place }, is_excluded }) => {
      const at = byName.get(fold(place!))
      return at && !is_excluded ? [asPlace(at)] : null
    },
  )
}

type Cut = (said: string) => { place: Place; length: number } | null
function readListed(sentence: Sentence, list: RegExp, cut: Cut, isSmall = false): void {
  for (let again = true; again; ) {
    again = false
    for (const match of sentence.text.matchAll(new RegExp(list.source, `${list.flags}g`))) {
      const rest = match.groups!.rest!
      const offset = match.index + match[0].length - rest.length
      const places: Place[] = []
      let end = 0
      for (const part of rest.matchAll(/[^,/+&]+?(?=,| and | or |\/| ?[+&]|$)/g)) {
        const said = part[0].replace(/^ ?(?:and|or) /, (lead) => ' '.repeat(lead.length))
        const trimmed = said.trimStart()
        if (trimmed === '') continue
        const found = cut(trimmed)
        if (!found) break
        // "Berlin, Germany" is the city.
        const isItsOwn = !/^ ?(?:and|or) /.test(part[0]) && places.at(-1)?.within?.includes(found.place.value)
        if (!isItsOwn) places.push(found.place)
        end = part.index + (said.length - trimmed.length) + found.length
      }
      if (places.length === 0 || (isSmall && places.every(({ patch }) => 'cities' in patch))) continue
      const whole = sentence.text.slice(match.index, offset + end)
      const escaped = whole.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')
      sentence.take(new RegExp(escaped), ({ is_excluded }) => (is_excluded ? null : places.map(asPlace)))
      again = !sentence.isExcluded(match.index, whole.length)
      break
    }
  }
}

function readLanguages(sentence: Sentence): void {
  const byName = new Map(
    LANGUAGES.flatMap((code) => names(code, 'language').map((name) => [fold(name), code] as const)),
  )
  const english = [...byName.keys()].filter((name) => /^[a-z]+$/.test(name)).join('|')
  const japanese = [...byName.keys()].filter((name) => /語$/.test(name)).join('|')
  const set = ({ groups, is_excluded }: { groups: Record<string, string>; is_excluded: boolean }) => {
    const said = groups.language ?? groups.speaks ?? groups.writes
    const code = byName.get(fold(said!))
    return code && !is_excluded ? [{ kind: 'languages' as const, value: code, patch: { languages: [code] } }] : null
  }
  sentence.take(
    new RegExp(
      String.raw`\b(?<language>${english})(?:[- ]speak(?:ing|ers?)|[- ]language (?:users|speakers))\b|\b(?:who )?(?:also )?(?:speak(?:s|ing)?|writ(?:e|es|ing)(?: in)?|post(?:s|ing)? in|tweet(?:s|ing)? in) (?<speaks>${english})\b`,
      'i',
    ),
    set,
  )
  sentence.take(
    new RegExp(
      `(?<language>${japanese})(?:を話す|を話し|が話せる|話者|で投稿(?:する|している)?|で発信(?:する|している)?|でつぶやく|圏の|を使う|のユーザー)(?:の)?`,
    ),
    set,
  )
}
