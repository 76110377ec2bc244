import type { AnyRow } from '@starling/sections'
import { type Cells, type ColumnKind, type SectionId, sectionOf } from '@starling/sections'

/** The same numbers each time. */
export function randomFrom(seed: number): () => number {
  let state = seed >>> 0
  return () => {
    state = (state + 0x6d2b79f5) >>> 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296
  }
}

const WORDS =
  'espresso latte morning 抹茶 roast barista cup カフェ beans brew milk sugar Tokyo 珈琲 crema grinder ☕ filter pour aroma bakery cortado ristretto 朝 music code design photo travel running vegan 映画 football startup coffeehouse'.split(
    ' ',
  )
const COUNTRIES = 'JP US GB DE FR BR IN ID KR CA AU MX ES IT NL SG MT HK TH SE PL TR ZA NG AR CL PH VN MY NZ'.split(' ')
const LANGUAGES = 'ja en es pt de fr id ko it nl th sv pl tr'.split(' ')
const NAMES = ['Blue Bottle Coffee', '猿田彦珈琲', 'Café de Flore', 'Emma ☕', 'قهوة', 'Mr. Grinder']
const DAY = 86_400
const START = 1_790_000_000 - (1_790_000_000 % DAY)

type Make = { [K in ColumnKind]: (at: number, random: () => number, count: number) => Cells[K] }

const pick = <T>(list: readonly T[], at: number) => list[at % list.length]!
const word = (at: number) => pick(WORDS, at) + (at >= WORDS.length ? `${Math.floor(at / WORDS.length) + 1}` : '')

const MAKE: Make = {
  text: (at) => word(at),
  id: (at) => String(1000 + at),
  handle: (at) => `${pick(WORDS, at * 7).replace(/\W/g, 'x')}_${at}`,
  url: () => null,
  flag: (at) => at % 3 === 0,
  country: (at) => pick(COUNTRIES, at),
  language: (at) => pick(LANGUAGES, at),
  place: (at) => pick(['Tokyo', '大阪市', 'New York', 'São Paulo', 'London', 'Llanfairpwllgwyngyll'], at),
  gender: (at) => pick(['Women', 'Men', 'Brands'], at),
  age_group: (at) => pick(['18-24', '25-34', '35-44', '45-54', '55+'], at),
  interest: (at) => pick(['Coffee', 'Food and drink', 'Design', 'Technology', 'Films'], at),
  job_title: (at) => pick(['Designer', 'Software engineer', 'Barista', 'Journalist', 'Photographer'], at),
  sentiment: (at) => pick(['positive', 'neutral', 'negative'] as const, at),
  count: (at, random, count) => Math.round((12_000 * (0.75 + random() * 0.5)) / (1 + at * (18 / Math.max(8, count)))),
  known_count: (at, random) => 52_000 + at * 90 + Math.round(random() * 120),
  share: (at, random, count) => Math.min(0.9, (0.42 * (0.8 + random() * 0.4)) / (1 + at * (12 / Math.max(8, count)))),
  interval: () => [0, 0],
  ratio_interval: () => [0, 0],
  ratio: (_, random) => 0.4 + random() * 2.4,
  score: (_, random) => Math.round(random() * 100),
  probability: (_, random) => random() * 0.1,
  arrow: (at) => pick(['over', null, null, 'under', null] as const, at),
  mark: (at, _, count) => (at > count * 0.85 ? 'few' : at > count * 0.7 ? 'faded' : null),
  time: (at) => START - at * 5_000,
  day: (at) => START + at * DAY,
  hour_of_week: (at) => at % 168,
  found_in: (at) => pick(['posts', 'bios'] as const, at),
  cluster: (at) => (at % 11 === 10 ? null : Math.floor(at / 7) % 5),
  words: (at) => [0, 1, 2, 3].map((more) => word(at * 4 + more)),
  audiences: (at) => [[0], [1], [2], [0, 1], [0, 2], [1, 2], [0, 1, 2], [3], [0, 3]][at % 9]!,
}

/** Rows as the engine would give them, whatever the section. */
export function rowsOf(id: SectionId, count: number, seed = 1): AnyRow[] {
  const { columns } = sectionOf(id)
  const random = randomFrom(seed)
  return Array.from({ length: count }, (_, at) => {
    const row: Record<string, unknown> = {}
    for (const [name, { kind }] of Object.entries(columns)) row[name] = MAKE[kind](at, random, count)
    settle(row, at, random)
    return row
  })
}

/** What belongs together in a row. */
function settle(row: Record<string, unknown>, at: number, random: () => number): void {
  const share = typeof row.share === 'number' ? row.share : 0.1
  const around = (middle: number, low: number) => [Math.max(low, middle - 0.04), Math.min(1, middle + 0.045)]
  if (typeof row.over_index === 'number' && 'over_interval' in row)
    row.over_interval = [row.over_index * 0.8, row.over_index * 1.3]
  if ('interval' in row) row.interval = around(share, 0)
  if ('net' in row && 'net_interval' in row) {
    row.net = Math.sin(at / 4) * 0.3 + (random() - 0.5) * 0.1
    row.net_interval = around(row.net as number, -1)
    if (at === 9) Object.assign(row, { net: null, net_interval: null })
  }
  if ('baseline_share' in row) row.baseline_share = share * (0.55 + random() * 0.8)
  if ('gained' in row) Object.assign(row, { gained: 60 + Math.round(random() * 90), lost: Math.round(random() * 40) })
  if ('posts' in row && 'hour' in row) {
    const hour = at % 24
    row.posts = Math.round(
      400 * Math.exp(-(((hour - 21) / 5) ** 2)) + 160 * Math.exp(-(((hour - 8) / 2) ** 2)) + random() * 30,
    )
  }
  if ('posts' in row && 'likes' in row) row.posts = Math.round(420 + 180 * Math.sin(at / 3) + random() * 120)
  if ('first' in row) {
    const cluster = Math.floor(at / 6) % 5
    row.first = word(cluster * 6 + (at % 3))
    row.second = word(cluster * 6 + 3 + (at % 5))
    if (at % 9 === 8) row.second = word(((cluster + 1) % 5) * 6)
    row.first_cluster = cluster
    row.second_cluster = at % 9 === 8 ? (cluster + 1) % 5 : cluster
  }
  if ('bio' in row)
    row.bio = 'Roasting since 2004. コーヒーと写真と旅。Opinions are mine, the espresso is everybody’s. <b>not bold</b>'
  if ('name' in row) row.name = pick(NAMES, at)
  if ('location' in row) row.location = pick(['東京', 'Berlin', 'Ciudad de México'], at)
  if ('text' in row)
    row.text = pick(
      [
        'The best espresso is the one that somebody else cleans up after. Ten years in, still true.',
        '今朝の一杯。浅煎りのエチオピア、オレンジの香りがすごい。今週末までお店で飲めますので、ぜひお越しください。',
        'مقهى جديد في المدينة، القهوة ممتازة والمكان هادئ.',
        'https://example.com/averyveryveryveryverylongaddressthatdoesnotbreakanywhereatallandgoesonandonandon 👨‍👩‍👧‍👦👨‍👩‍👧‍👦',
      ],
      at,
    )
}
