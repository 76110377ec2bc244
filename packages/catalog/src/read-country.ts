import { COUNTRIES } from './countries.ts'

/** Offered with a note and never taken (spec 5). */
export const UNSELECTABLE_COUNTRY = 'KP'

/** What people write for a country beside its code and its names (spec 5). */
const ALIASES: Readonly<Record<string, string>> = {
  usa: 'US',
  'u.s.': 'US',
  'u.s.a.': 'US',
  america: 'US',
  'united states of america': 'US',
  uk: 'GB',
  'u.k.': 'GB',
  'great britain': 'GB',
  britain: 'GB',
  england: 'GB',
  scotland: 'GB',
  wales: 'GB',
  uae: 'AE',
  'u.a.e.': 'AE',
  turkey: 'TR',
  türkiye: 'TR',
  turkiye: 'TR',
  'south korea': 'KR',
  korea: 'KR',
  'republic of korea': 'KR',
  'north korea': 'KP',
  dprk: 'KP',
  "democratic people's republic of korea": 'KP',
  russia: 'RU',
  'russian federation': 'RU',
  'viet nam': 'VN',
  'czech republic': 'CZ',
  holland: 'NL',
  'ivory coast': 'CI',
  'cape verde': 'CV',
  swaziland: 'SZ',
  burma: 'MM',
  macedonia: 'MK',
  米国: 'US',
  英国: 'GB',
  北朝鮮: 'KP',
  朝鮮民主主義人民共和国: 'KP',
}

let names: ReadonlyMap<string, string> | undefined

/** The two letters of a country, from its code, its English or Japanese name, or an alias; nothing when it is none. */
export function readCountry(typed: string): string | undefined {
  const text = folded(typed)
  const code = text.toUpperCase()
  if (COUNTRIES.includes(code)) return code
  names ??= namesOfAll()
  return Object.hasOwn(ALIASES, text) ? ALIASES[text] : names.get(text)
}

function namesOfAll(): ReadonlyMap<string, string> {
  const languages = ['en', 'ja'].map((language) => new Intl.DisplayNames(language, { type: 'region' }))
  return new Map(
    languages.flatMap((language) => COUNTRIES.map((code) => [folded(language.of(code) ?? code), code] as const)),
  )
}

const folded = (text: string) => text.normalize('NFKC').replaceAll('’', "'").trim().replace(/\s+/g, ' ').toLowerCase()
