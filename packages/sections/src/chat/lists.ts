import type { ColumnKind } from '../columns.ts'
import { SECTION_IDS, type SectionId, sectionOf } from '../sections.ts'

/** Lists of names. */
export const PROPER_SECTIONS: readonly SectionId[] = [
  'share_of_voice',
  'interests_of_this_audience',
  'topics',
  'job_titles',
  'cities',
  'subreddits',
]
/** Lists of words of any kind: a word of a question is looked up in them only when it means nothing else. */
export const OPEN_SECTIONS: readonly SectionId[] = [
  ...PROPER_SECTIONS,
  'hashtags_used_by_handle',
  'most_interacted_hashtags',
  'hashtags_self_view',
  'keywords_used_by_handle',
  'most_interacted_keywords',
  'audience_self_view',
  'seo',
]

/** The sections whose rows are values of a kind. */
export const sectionsOfKind = (kind: ColumnKind): SectionId[] =>
  SECTION_IDS.filter((id) => sectionOf(id).columns.value?.kind === kind)

/** What a question that says no more than "people", "where" or "what" may mean, if it names a value of another. */
export const GENERAL_SECTIONS: readonly SectionId[] = [
  'audience_size',
  'countries',
  'topics',
  'conversation_volume',
  'interests_of_this_audience',
  'languages',
]
/** Where a value is looked for that is named without saying what it is: not in what they met in posts of others, or say in their bios. */
export const NAMED_SECTIONS: readonly SectionId[] = [
  'countries',
  'languages',
  'genders',
  'age_groups',
  ...PROPER_SECTIONS,
  'hashtags_used_by_handle',
  'keywords_used_by_handle',
  'seo',
  'top_accounts',
  'similar_accounts',
  'largest_followers',
]

type Ask = 'over' | 'trend'
/** What a person looks at first, with what is asked of it. */
export const SUMMED_UP: readonly (readonly [SectionId, ...Ask[]])[] = [
  ['audience_size'],
  ['countries'],
  ['genders'],
  ['interests_of_this_audience', 'over'],
  ['sentiment_analysis'],
  ['conversation_volume', 'trend'],
  ['follower_growth'],
]

/** In what people may differ from others. */
export const DISTINGUISHED: readonly (readonly [SectionId, ...Ask[]])[] = [
  ['interests_of_this_audience', 'over'],
  ['countries', 'over'],
  ['age_groups', 'over'],
  ['job_titles', 'over'],
]
/** Who the people are, in the order in which one would tell it. */
export const PORTRAYED: readonly (readonly [SectionId, ...Ask[]])[] = [
  ['countries'],
  ['genders'],
  ['age_groups'],
  ['languages'],
  ['job_titles'],
  ['interests_of_this_audience', 'over'],
]
