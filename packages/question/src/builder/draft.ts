import type { CommunityOfAccounts, Who, Window } from '../scope.ts'

// spec 3
export const BUILDER_OPTIONS = ['description', 'template', 'saved', 'nothing'] as const
export const BUILDER_GENDERS = ['ANY', 'MALE', 'FEMALE'] as const
export const BUILDER_AGES = [
  'AGE_ANY',
  ...['AGE_OVER_13', 'AGE_OVER_18', 'AGE_OVER_21', 'AGE_OVER_25', 'AGE_OVER_35', 'AGE_OVER_50'],
  ...['AGE_13_TO_24', 'AGE_13_TO_34', 'AGE_13_TO_49', 'AGE_13_TO_54'],
  ...['AGE_18_TO_24', 'AGE_18_TO_34', 'AGE_18_TO_49', 'AGE_18_TO_54'],
  ...['AGE_21_TO_34', 'AGE_21_TO_49', 'AGE_21_TO_54'],
  ...['AGE_25_TO_49', 'AGE_25_TO_54', 'AGE_35_TO_49', 'AGE_35_TO_54'],
] as const
export type BuilderOption = (typeof BUILDER_OPTIONS)[number]
export type BuilderGender = (typeof BUILDER_GENDERS)[number]
export type BuilderAge = (typeof BUILDER_AGES)[number]

/** How much of what is asked for must be true of a person: any of it, two things, or all. */
export const BUILDER_ORDERS = ['reach', 'balanced', 'precision'] as const
export type BuilderOrder = (typeof BUILDER_ORDERS)[number]

/** Lists of which a person may be asked for any, or for all. */
export const ALL_OF_FIELDS = [
  ...['posted_about', 'interests', 'handles', 'similar_to'],
  ...['communities', 'words_in_profile', 'job_titles'],
] as readonly AllOfField[]
export type AllOfField =
  | 'posted_about'
  | 'interests'
  | 'handles'
  | 'similar_to'
  | 'communities'
  | 'words_in_profile'
  | 'job_titles'

/** An audience while it is being built. What is empty asks nothing. */
export type BuilderDraft = {
  create_audience_option: BuilderOption
  description: string
  last_used_description: string
  /** The saved audience that is being changed. */
  audience_config_id: string | null

  /** AND inside a group, OR between groups. */
  keyword_groups: string[][]
  /** Whom they follow. */
  handles: string[]
  similar_to: string[]
  communities: CommunityOfAccounts[]
  interests: string[]
  /** Topics, each in every language that it is known in. */
  posted_about: string[]
  words_in_profile: string[]
  job_titles: string[]
  /** Of these lists everything must be true of a person; of the others anything. */
  all_of: AllOfField[]
  /** Conditions of a saved audience that no block can show. */
  kept: Who | null

  countries: string[]
  /** Regions of several countries. */
  selected_regions: string[]
  /** Region or state: `US-CA`. */
  selected_states: string[]
  cities: string[]
  languages: string[]
  gender: BuilderGender
  age: BuilderAge
  followers: { min?: number; max?: number } | null
  verified: boolean | null
  without_bots: boolean

  excluded_keywords: string[]
  excluded_handles: string[]
  excluded_interests: string[]
  excluded_job_titles: string[]
  excluded_words_in_profile: string[]

  order: BuilderOrder
  /** Posts of the last so many days; null: of the usual window, or of the one below. */
  days: number | null
  window: Window | null

  /** Null: let the product decide. */
  budget: number | null
  size: number | null
  /** Which of the two was chosen, and which follows from it. */
  size_option: 'budget' | 'size'
}

// spec 3
export const EMPTY_BUILDER: BuilderDraft = {
  create_audience_option: 'description',
  description: '',
  last_used_description: '',
  audience_config_id: null,
  keyword_groups: [],
  handles: [],
  similar_to: [],
  communities: [],
  interests: [],
  posted_about: [],
  words_in_profile: [],
  job_titles: [],
  all_of: [],
  kept: null,
  countries: [],
  selected_regions: [],
  selected_states: [],
  cities: [],
  languages: [],
  gender: 'ANY',
  age: 'AGE_ANY',
  followers: null,
  verified: null,
  without_bots: true,
  excluded_keywords: [],
  excluded_handles: [],
  excluded_interests: [],
  excluded_job_titles: [],
  excluded_words_in_profile: [],
  order: 'balanced',
  days: null,
  window: null,
  budget: null,
  size: null,
  size_option: 'budget',
}

// spec 5
export function readGender(given: unknown): BuilderGender {
  if (given === 1 || given === '1' || given === 'MALE') return 'MALE'
  return given === 2 || given === '2' || given === 'FEMALE' ? 'FEMALE' : 'ANY'
}

/** Ages that people are known by; the oldest has no end, and is taken to have this one. */
const GROUPS = [
  ['13-17', 13, 17],
  ['18-24', 18, 24],
  ['25-34', 25, 34],
  ['35-49', 35, 49],
  ['50+', 50, 80],
] as const

export const isAgeGroup = (value: string): boolean => GROUPS.some(([group]) => group === value)

/** The first and the last year that an option names; one without an end has none. */
export function yearsOf(age: BuilderAge): { from: number; to: number | null } | null {
  const [, over, from, to] = /^AGE_(?:OVER_(\d+)|(\d+)_TO_(\d+))$/.exec(age) ?? []
  if (over) return { from: Number(over), to: null }
  return from && to ? { from: Number(from), to: Number(to) } : null
}

/** The groups that an option stands for: those most of whose years it names. */
export function ageGroupsOf(age: BuilderAge): string[] {
  const years = yearsOf(age)
  if (!years) return []
  const { from, to } = years
  return GROUPS.filter(([, first, last]) => {
    const inside = Math.min(last, to ?? last) - Math.max(first, from) + 1
    return inside * 2 > last - first + 1
  }).map(([group]) => group)
}
