/** Few values, so that rows meet, tie and match. */
const BILLION = 1_000_000_000

/** Small ids, snowflakes, and ids that a double cannot tell apart, in no order of their references. */
export function idOf(reference: number): bigint {
  if (reference % 3 === 0) return BigInt(reference + 1)
  if (reference % 3 === 1) return 1_790_000_000_000_000_000n - BigInt(reference)
  return 9_007_199_254_740_993n + BigInt(reference)
}

export const ACCOUNTS = 64
export const POSTS = 256
export const handleOf = (reference: number) => (reference % 9 === 8 ? 'The_Twin' : `User_${reference}`)

/** Said whole by many, so that phrases and over-indexed words have the support they need. */
const COMMON = ['coffee', 'tea', 'fresh coffee beans', 'the', '#birds', '☕', 'cold brew', '東京', 'コーヒー', 'birds']
const RARE = [
  ...['fresh', 'beans', 'and', "don't", 'Ｃｏｆｆｅｅ', 'naïve', 'of the', '$TSLA', '42', '!', '…', 'x'],
  ...['#コーヒー', '#猫', '@User_1', '@user_2', '🐦', '👍🏽', '❤️', '🇯🇵', ':)', '★'],
  ...['猫', '東京都', '新作のラーメン', 'の', '京', '한국어', '𠮷', '﨑﨑', 'ｱｲｽ', 'กาแฟ'],
  ...['r/espresso', 'https://www.reddit.com/r/tea/top', '/r/birds', 'https://example.com/a?b=c', 'www.example.com'],
  ...["it's", '\\', '"quoted"', '\n', '\t', '&amp;', '%', "'; DROP TABLE posts --", '\u200d', 'é', 'e\u0301'],
]
export const WORDS = [...COMMON, ...COMMON, ...COMMON, ...RARE]

/** What is looked for: words of the pool in other dress, phrases across them, and what few or none say. */
const SAID = [
  'coffee',
  'Coffee',
  'tea',
  'the',
  '#birds',
  'birds',
  '☕',
  '東京',
  'コーヒー',
  'コ',
  'brew',
  'coffee beans',
]
const SELDOM = [
  ...['京', '猫', 'fresh coffee', 'tea coffee', 'the the', '東京コーヒー', '東京都', 'の', 'ラーメン', '"cold brew"'],
  ...['#コーヒー', '@user_1', '🐦', '👍', '🇯🇵', '𠮷', '﨑', '$tsla', "don't", 'café', 'zebra', 'espresso', '한', 'แ'],
  ...['https://example.com/a?b=c', 'r/tea', 'é', "' OR 1=1", 'beans ☕'],
]
export const TERMS = [...SAID, ...SAID, ...SELDOM]

export const SHORT_TEXTS = [
  '',
  'Ann',
  '山田',
  'it\'s "\\"',
  '☕',
  'tab\there',
  'a\nb',
  '東京, Japan',
  "O'Hara",
  '𠮷野家',
]
export const COUNTRIES = ['JP', 'US', 'GB']
export const REGIONS = ['JP-13', 'US-CA']
export const CITIES = ['Tokyo', "L'Aquila", 'São Paulo', '京都']
export const LANGUAGES = ['en', 'ja', 'de']
export const GENDERS = ['female', 'male']
export const AGE_GROUPS = ['18-24', '25-34']
export const JOB_TITLES = ['barista', 'engineer', 'owner & founder']
export const TOPICS = ['food', 'cars', 'travel', 'music']

/** One with a blank in it. */
export const SOURCES = ['archive', 'X (sandbox)', 'ファイル']
export const DAY = 86_400
/** 1 June 2026, a Monday. */
export const START = Date.UTC(2026, 5, 1) / 1000
export const DAYS = 12
/** The edges of days, of hours, and of days elsewhere. */
export const SECONDS = [0, 1, 3599, 3600, 9 * 3600, 15 * 3600 - 1, 15 * 3600, DAY - 1]
export const COUNTS = [0, 0, 1, 2, 5, 5, 100, 1000, 70_000, 3 * BILLION]
