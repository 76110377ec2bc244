import { COUNTRIES, cityInJapanese, INTERESTS, JOB_TITLES } from '@starling/catalog'
import { type SectionId, sectionOf } from '@starling/sections'
import { sectionsOfKind } from '@starling/sections/chat'
import { displayName } from './voice.ts'

/** A value that a question names, by how its section writes it. */
export type Named = { sections: readonly SectionId[]; value: string }
type Spelling = Named & { text: string; exact_case?: true }

const LANGUAGES =
  'en ja es pt fr de it ko zh ar hi id tr ru nl th pl sv tl vi uk fa he da fi no cs el hu ro ms bn ta ur'.split(' ')
const AGES = ['13-17', '18-24', '25-34', '35-49', '50-64', '65+', '50+', '35-44', '45-54', '55-64']

const GENDERS: [string, string[]][] = [
  ['female', ['women', 'woman', 'female', 'females', 'girls', '女性', '女子']],
  ['male', ['men', 'man', 'male', 'males', 'guys', '男性', '男子']],
  ['brand', ['brands', 'brand', 'companies', 'organisations', 'organizations', 'ブランド', '企業', '法人']],
]
const COUNTRY_ALIASES: [string, string[]][] = [
  ['US', ['united states', 'usa', 'america', 'アメリカ', '米国']],
  ['GB', ['united kingdom', 'great britain', 'britain', 'england', 'uk', '英国', 'イギリス']],
  ['KR', ['south korea', 'korea', '韓国']],
  ['NL', ['holland', 'the netherlands', 'オランダ']],
  ['AE', ['uae', 'emirates']],
  ['CZ', ['czech republic', 'czechia']],
  ['TR', ['turkey', 'トルコ']],
]

const spellings = ({ sections, value }: Named, texts: readonly string[]): Spelling[] =>
  texts.map((text) => ({ sections, value, text: text.toLowerCase() }))
const LANGUAGE_NAMES = ['en', 'ja'] as const

/** Closed lists: whoever names one of these means it, whether the data has it or not. */
const KNOWN: Spelling[] = [
  ...COUNTRIES.flatMap((value) =>
    spellings(
      { sections: sectionsOfKind('country'), value },
      LANGUAGE_NAMES.map((language) => displayName('region', value, language)),
    ),
  ),
  ...COUNTRY_ALIASES.flatMap(([value, texts]) => spellings({ sections: sectionsOfKind('country'), value }, texts)),
  // In small letters it is a pronoun.
  { sections: sectionsOfKind('country'), value: 'US', text: 'US', exact_case: true } as Spelling,
  ...LANGUAGES.flatMap((value) =>
    spellings(
      { sections: sectionsOfKind('language'), value },
      LANGUAGE_NAMES.map((language) => displayName('language', value, language)),
    ),
  ),
  ...GENDERS.flatMap(([value, texts]) => spellings({ sections: sectionsOfKind('gender'), value }, texts)),
  ...AGES.flatMap((value) =>
    spellings({ sections: sectionsOfKind('age_group'), value }, [
      value,
      value.replace('-', '–'),
      value.replace('-', ' to '),
      value.replace('-', ' and '),
      value.replace('-', '~'),
      value.replace('-', '〜'),
      value.replace('-', '歳から'),
      ...(value.endsWith('+') ? [`over ${value.slice(0, -1)}`, `${value.slice(0, -1)}歳以上`] : []),
    ]),
  ),
].toSorted((a, b) => b.text.length - a.text.length)

const interestNames = new Map(INTERESTS.map(({ id, name }) => [id, name.toLowerCase()]))
const jobNames = new Map(JOB_TITLES.map((title) => [title.id, [title.label, ...title.en, ...title.ja]]))

/** What Japanese calls interests, beside their names on screen. */
const IN_JAPANESE: Record<string, readonly string[]> = {
  travel: ['旅行', 'トラベル'],
  music: ['音楽', 'ミュージック'],
  sports: ['スポーツ'],
  soccer: ['サッカー'],
  baseball: ['野球'],
  'food & drink': ['食べ物', '飲食', 'グルメ', 'フード'],
  cooking: ['料理'],
  'video gaming': ['ゲーム'],
  movies: ['映画'],
  television: ['テレビ'],
  'style & fashion': ['ファッション'],
  beauty: ['美容', 'コスメ'],
  pets: ['ペット'],
  'books and literature': ['本', '読書', '文学'],
  'technology & computing': ['テクノロジー', 'テック'],
  'fitness and exercise': ['フィットネス', '運動'],
  'news and politics': ['政治', 'ニュース'],
  'business and finance': ['ビジネス', '金融'],
}

/** How a person may write a value of an open list. */
export function writtenAs(section: SectionId, value: string): string[] {
  const kind = sectionOf(section).columns.value?.kind
  if (kind === 'interest') {
    const name = interestNames.get(value) ?? value.toLowerCase()
    return [name, ...name.split(/ (?:and|&) /), name.replaceAll('&', 'and'), ...(IN_JAPANESE[name] ?? [])]
  }
  if (kind === 'job_title') return (jobNames.get(value) ?? [value]).map((name) => name.toLowerCase())
  const plain = value.toLowerCase()
  if (kind === 'place') return [plain, cityInJapanese(value)]
  return plain.startsWith('#') ? [plain, plain.slice(1)] : [plain]
}

const isWordy = (letter: string | undefined) => letter !== undefined && /[\p{Script=Latin}\p{N}_]/u.test(letter)

/** Where a text stands as a word of its own; Japanese has no gaps between words. */
export function indexOfWord(where: string, text: string): number {
  for (let at = where.indexOf(text); at >= 0; at = where.indexOf(text, at + 1)) {
    const before = isWordy(text[0]) && isWordy(where[at - 1])
    const after = isWordy(text.at(-1)) && isWordy(where[at + text.length])
    if (!before && !after) return at
  }
  return -1
}

/** What a question names, and the question without it; one value may be left in it. */
export function takeKnown(query: string, except?: string): { named: Named[]; rest: string } {
  let rest = query
  const named: Named[] = []
  for (const { text, exact_case, sections, value } of KNOWN) {
    if (value === except) continue
    const at = indexOfWord(exact_case ? rest : rest.toLowerCase(), text)
    if (at < 0) continue
    if (!named.some((one) => one.value === value && one.sections[0] === sections[0])) named.push({ sections, value })
    rest = blank(rest, at, text.length)
  }
  return { named, rest }
}

export const blank = (text: string, at: number, length: number) =>
  `${text.slice(0, at)}${' '.repeat(length)}${text.slice(at + length)}`

const everywhere = new Map<string, RegExp>()
/** Without whatever fits; every letter that stays keeps its place. */
export function blankAll(text: string, { source }: RegExp): string {
  const pattern = everywhere.get(source) ?? new RegExp(source, 'gi')
  everywhere.set(source, pattern)
  return text.replace(pattern, (found) => ' '.repeat(found.length))
}
