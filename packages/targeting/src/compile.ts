import { type BlockKind, type BuilderDraft, blocksOf, subjectsOf } from '@starling/question/builder'
import { chosenOf, PACKAGE_PARTS, type PackageEntry, type PackagePart, type TargetingPackage } from './package.ts'

/** One criterion of the Ads API, version 12. */
export type CompiledCriterion = {
  targeting_type: string
  targeting_value: string
  operator_type: 'EQ' | 'NE'
}

/** What does not become a criterion, and why. */
export type LeftOut =
  | { of: 'entry'; part: PackagePart; value: string; why: 'unknown_at_x' | 'too_many' | 'too_long' }
  /** A block that X has nothing for. */
  | { of: 'block'; kind: BlockKind; why: 'no_criterion' }
  /** X takes whoever has any of what they have in common; the audience asks for more of it. */
  | { of: 'order'; why: 'any_is_enough' }

export type Compilation = { criteria: CompiledCriterion[]; left_out: LeftOut[] }

/** What X calls the values of a part that it has ids for: ours to its. */
export type KnownAtX = Partial<Record<PackagePart, ReadonlyMap<string, string>>>

type PartRule = {
  type: string
  /** Parts that share a name here share what X allows of them on one line item. */
  limit?: { name: string; most: number }
  excludes?: true
  /** A word is its own value; everything else has an id at X. */
  is_text?: true
}
const KEYWORD = { type: 'BROAD_KEYWORD', limit: { name: 'keyword', most: 1_000 }, is_text: true } as const
const LOCATION = { type: 'LOCATION', limit: { name: 'location', most: 2_000 } } as const
const RULES: Record<PackagePart, PartRule> = {
  keywords: KEYWORD,
  hashtags: KEYWORD,
  excluded_keywords: { ...KEYWORD, excludes: true },
  // Followers can be chosen for an account of one's own only: at X it is people like the followers.
  handles: { type: 'SIMILAR_TO_FOLLOWERS_OF_USER', limit: { name: 'handle', most: 100 } },
  interests: { type: 'INTEREST', limit: { name: 'interest', most: 100 } },
  conversation_topics: { type: 'CONVERSATION' },
  movies_tv_shows: { type: 'TV_SHOW' },
  countries: LOCATION,
  locations: LOCATION,
  languages: { type: 'LANGUAGE' },
  network_operators: { type: 'NETWORK_OPERATOR' },
  custom_audiences: { type: 'CUSTOM_AUDIENCE' },
}
const LONGEST_KEYWORD = 100
const GENDERS = { MALE: '1', FEMALE: '2' } as const

/** Parts of which X wants at least one: the others narrow what these find. */
const PRIMARY: readonly PackagePart[] = [
  'keywords',
  'hashtags',
  'handles',
  'interests',
  'conversation_topics',
  'movies_tv_shows',
  'custom_audiences',
]
const PRIMARY_TYPES = new Set(PRIMARY.map((part) => RULES[part].type))
/** X estimates nothing without one that says whom. */
export const hasPrimary = (criteria: readonly CompiledCriterion[]): boolean =>
  criteria.some(({ targeting_type, operator_type }) => operator_type === 'EQ' && PRIMARY_TYPES.has(targeting_type))

/** A package as criteria of X, with what could not become one. */
export function compilePackage(given: TargetingPackage, known: KnownAtX): Compilation {
  const criteria: CompiledCriterion[] = []
  const left_out: LeftOut[] = []
  const taken = new Set<string>()
  const counts = new Map<string, number>()
  for (const part of PACKAGE_PARTS) for (const entry of chosenOf(given[part])) add(part, entry)
  if (given.gender !== 'ANY') push({ type: 'GENDER' }, GENDERS[given.gender])
  if (given.age !== 'AGE_ANY') push({ type: 'AGE' }, given.age)
  return { criteria, left_out }

  function add(part: PackagePart, { value }: PackageEntry): void {
    const rule = RULES[part]
    const targeting_value = rule.is_text ? value : known[part]?.get(value)
    const leave = (why: 'unknown_at_x' | 'too_many' | 'too_long') => left_out.push({ of: 'entry', part, value, why })
    if (targeting_value === undefined) return void leave('unknown_at_x')
    if (rule.is_text && [...targeting_value].length > LONGEST_KEYWORD) return void leave('too_long')
    if (taken.has(keyOf(rule, targeting_value))) return
    const { limit } = rule
    const count = limit ? (counts.get(limit.name) ?? 0) : 0
    if (limit && count >= limit.most) return void leave('too_many')
    if (limit) counts.set(limit.name, count + 1)
    push(rule, targeting_value)
  }

  function push(rule: PartRule, targeting_value: string): void {
    taken.add(keyOf(rule, targeting_value))
    criteria.push({ targeting_type: rule.type, targeting_value, operator_type: rule.excludes ? 'NE' : 'EQ' })
  }
}

const keyOf = ({ type, excludes }: PartRule, value: string) => `${type} ${excludes ?? ''} ${value}`

/** Blocks that a package says whole; of any other kind, of one to come as well, X is told nothing. */
const SAID: readonly BlockKind[] = [
  'keywords',
  'posted_about',
  'interests',
  'handles',
  'similar_to',
  'places',
  'languages',
  'gender',
  'age',
  'excluded_keywords',
]

/** What a draft asks that no package can say. */
export function unsaidOf(draft: BuilderDraft): LeftOut[] {
  const blocks = blocksOf(draft)
    .filter((kind) => !SAID.includes(kind))
    .map((kind): LeftOut => ({ of: 'block', kind, why: 'no_criterion' }))
  const isStricter = subjectsOf(draft).length > 1 && draft.order !== 'reach'
  return isStricter ? [...blocks, { of: 'order', why: 'any_is_enough' }] : blocks
}
