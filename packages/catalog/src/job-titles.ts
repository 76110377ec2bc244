import { BUSINESS, CONSULTING, DECISION_MAKER, FINANCIAL, MARKETING } from './job-titles/business.ts'
import { ALTERNATIVE_MEDICINE, FARMER, HEALTHCARE, SERVICE } from './job-titles/care.ts'
import { ARTIST, ENTERTAINMENT, NEWS } from './job-titles/media.ts'
import { EDUCATION, IT_DEVELOPER, IT_TECH, SCIENCE } from './job-titles/technical.ts'

export type JobTitle = {
  id: string
  category: string
  label: string
  /** Spellings as a bio has them, in small letters. */
  en: readonly string[]
  ja: readonly string[]
  /** Spellings of the two lists that often mean something else ("model", "owner"). */
  doubtful: readonly string[]
}
export type JobCategory = { id: string; label: string; label_ja: string; titles: readonly JobTitle[] }

// spec 3
const CATEGORIES = {
  Business: BUSINESS,
  'Decision maker': DECISION_MAKER,
  Financial: FINANCIAL,
  Consulting: CONSULTING,
  Marketing: MARKETING,
  'IT Developer': IT_DEVELOPER,
  Service: SERVICE,
  Healthcare: HEALTHCARE,
  Farmer: FARMER,
  'IT/Tech': IT_TECH,
  Education: EDUCATION,
  'Alternative Medicine': ALTERNATIVE_MEDICINE,
  Science: SCIENCE,
  News: NEWS,
  Artist: ARTIST,
  Entertainment: ENTERTAINMENT,
}
const JAPANESE: Record<keyof typeof CATEGORIES, string> = {
  Business: 'ビジネス',
  'Decision maker': '経営層・意思決定者',
  Financial: '金融',
  Consulting: 'コンサルティング',
  Marketing: 'マーケティング',
  'IT Developer': 'ITエンジニア',
  Service: 'サービス業',
  Healthcare: '医療・介護',
  Farmer: '農業',
  'IT/Tech': 'IT・テクノロジー',
  Education: '教育',
  'Alternative Medicine': '代替医療',
  Science: '科学・研究',
  News: '報道',
  Artist: 'アーティスト',
  Entertainment: 'エンターテインメント',
}

const idOf = (label: string) =>
  label
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '')
const listOf = (text = '') =>
  text
    .split(', ')
    .map((spelling) => spelling.trim())
    .filter(Boolean)
const sure = (spelling: string) => spelling.replace(/\?$/, '')

function titleOf(category: string, line: string): JobTitle {
  const at = line.indexOf(': ')
  const [en, ja] = line.slice(at + 2).split('; ')
  const spellings = [...listOf(en), ...listOf(ja)]
  return {
    id: idOf(line.slice(0, at)),
    category,
    label: line.slice(0, at),
    en: listOf(en).map(sure),
    ja: listOf(ja).map(sure),
    doubtful: spellings.filter((one) => one.endsWith('?')).map(sure),
  }
}

export const JOB_CATEGORIES: readonly JobCategory[] = Object.entries(CATEGORIES).map(([label, lines]) => ({
  id: idOf(label),
  label,
  label_ja: JAPANESE[label as keyof typeof CATEGORIES],
  titles: lines
    .trim()
    .split('\n')
    .filter((line) => line.trim())
    .map((line) => titleOf(idOf(label), line)),
}))

export const JOB_TITLES: readonly JobTitle[] = JOB_CATEGORIES.flatMap(({ titles }) => titles)
