import type { QueryType, Question } from '@starling/question'
import type { TextKey } from '@starling/text'
import type { RowOf } from './columns.ts'
import type { SectionGroup } from './group.ts'
import { PARTS, type PartId } from './place.ts'
import type { Section } from './section.ts'
import {
  audience_size,
  follower_growth,
  largest_followers,
  profile,
  sample_accounts,
  similar_accounts,
  top_accounts,
} from './sections/accounts.ts'
import {
  audience_self_view_combinations,
  keyword_combinations_used_by_handle,
  most_interacted_keyword_combinations,
} from './sections/combinations.ts'
import {
  conversation_posts,
  conversation_volume,
  posts,
  sentiment_analysis,
  seo,
  share_of_voice,
} from './sections/conversation.ts'
import {
  age_groups,
  cities,
  countries,
  genders,
  interests_of_this_audience,
  job_titles,
  languages,
  topics,
} from './sections/demographics.ts'
import { activity, audience_activity, liked_posts, overlap, topic_clusters } from './sections/own.ts'
import {
  audience_self_view,
  hashtags_self_view,
  hashtags_used_by_handle,
  keywords_used_by_handle,
  most_interacted_emojis,
  most_interacted_hashtags,
  most_interacted_keywords,
  subreddits,
} from './sections/words.ts'

/** In the order of spec 3. */
const DOWNLOADABLE = {
  profile,
  posts,
  audience_size,
  similar_accounts,
  top_accounts,
  largest_followers,
  follower_growth,
  hashtags_used_by_handle,
  keywords_used_by_handle,
  keyword_combinations_used_by_handle,
  sample_accounts,
  countries,
  languages,
  genders,
  age_groups,
  seo,
  cities,
  interests_of_this_audience,
  topics,
  most_interacted_emojis,
  most_interacted_hashtags,
  most_interacted_keywords,
  most_interacted_keyword_combinations,
  hashtags_self_view,
  audience_self_view,
  audience_self_view_combinations,
  job_titles,
  subreddits,
  conversation_volume,
  sentiment_analysis,
  conversation_posts,
  share_of_voice,
} as const
/** Ours, beyond the specification. */
const OWN = { activity, audience_activity, liked_posts, overlap, topic_clusters } as const

export const SECTIONS = { ...DOWNLOADABLE, ...OWN } as const
export type SectionId = keyof typeof SECTIONS
export type SectionRow<Id extends SectionId> = RowOf<(typeof SECTIONS)[Id]['columns']>

export const SECTION_IDS = Object.keys(SECTIONS) as SectionId[]
export const DOWNLOADABLE_IDS = Object.keys(DOWNLOADABLE) as (keyof typeof DOWNLOADABLE)[]

/** Without the types of its columns: for who treats all sections alike. */
export const sectionOf = (id: SectionId): Section<SectionId> => SECTIONS[id] as unknown as Section<SectionId>

export const mayAsk = (id: SectionId, question: Question): boolean =>
  sectionOf(id).asked_by.includes(question.query_type === 'builder' ? 'keyword' : question.query_type) &&
  !(sectionOf(id).of_names && question.query_type === 'builder')

/** The sections that a group's call answers. */
export const sectionsIn = (group: SectionGroup): SectionId[] =>
  SECTION_IDS.filter((id) => sectionOf(id).group === group)

export type Part = { id: PartId; title: TextKey; sections: SectionId[] }
/** The parts of a page, with the sections of each in their order. */
export const partsOf = (ids: readonly SectionId[]): Part[] =>
  (Object.keys(PARTS) as PartId[]).map((part) => ({
    id: part,
    title: PARTS[part],
    sections: ids
      .filter((id) => sectionOf(id).place.part === part)
      .toSorted((a, b) => sectionOf(a).place.at - sectionOf(b).place.at),
  }))

/** The sections that a kind of question shows, in their order. */
export const sectionsFor = (query_type: QueryType): SectionId[] =>
  SECTION_IDS.filter((id) => sectionOf(id).asked_by.includes(query_type))
