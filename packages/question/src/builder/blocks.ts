import { NOTION_LANGUAGES, REGIONS, wordsFor } from '@starling/catalog'
import type { Who } from '../scope.ts'
import { type AllOfField, ageGroupsOf, type BuilderDraft, EMPTY_BUILDER } from './draft.ts'

/** `subject`: whom it is about, of which `order` says how much must be true; `filter`: always; `exclusion`: never. */
export type BlockRole = 'subject' | 'filter' | 'exclusion'
export type BuilderBlock = {
  role: BlockRole
  /** The fields of a draft that it is made of; empty, it is not there. */
  fields: readonly (keyof BuilderDraft)[]
  /** Null where nothing is asked. What is said of the question itself stands in `question-of-draft.ts`. */
  who: (draft: BuilderDraft) => Who | null
}

const list = (values: string[], who: (values: string[]) => Who): Who | null => (values.length > 0 ? who(values) : null)
/** Any of the values of a list, or all of them where the draft says so. */
function anyOrAll<K extends AllOfField>(
  draft: BuilderDraft,
  field: K,
  who: (values: BuilderDraft[K]) => Who | null,
): Who | null {
  const values = draft[field]
  if (values.length === 0) return null
  if (values.length === 1 || !draft.all_of.includes(field)) return who(values)
  return { all: values.flatMap((value) => who([value] as BuilderDraft[K]) ?? []) }
}
const oneEach = (words: string[]) => ({ groups: words.map((word) => [word]) })
const anyOf = (some: Who[]): Who | null => (some.length > 1 ? { any: some } : (some[0] ?? null))
const GENDERS = { MALE: 'male', FEMALE: 'female' } as const

/** A topic as it is written in every language that it is known in, the way it was said first. */
export const writingsOf = (topic: string): string[] => [
  ...new Set([topic, ...NOTION_LANGUAGES.flatMap((language) => wordsFor(topic, language).slice(0, 2))]),
]

/** Countries that were named, and those of the regions that were. */
export function countriesOfDraft({ countries, selected_regions }: BuilderDraft): string[] {
  const regions = REGIONS.filter(({ id }) => selected_regions.includes(id))
  return [...new Set([...countries, ...regions.flatMap(({ country_codes }) => country_codes)])]
}

/** Where it is countries alone they stand in the question itself, which has a region by them. */
export const hasFinerPlaces = ({ selected_states, cities }: BuilderDraft): boolean =>
  selected_states.length + cities.length > 0

function placesOf(draft: BuilderDraft): Who | null {
  if (!hasFinerPlaces(draft)) return null
  const { selected_states, cities } = draft
  const countries = countriesOfDraft(draft)
  return anyOf([
    ...(countries.length > 0 ? [{ countries }] : []),
    ...(selected_states.length > 0 ? [{ regions: selected_states }] : []),
    ...(cities.length > 0 ? [{ cities }] : []),
  ])
}

/** All that an audience can be built of: a new kind is one entry, its fields in the draft, and its words. */
export const BLOCKS = {
  keywords: {
    role: 'subject',
    fields: ['keyword_groups'],
    who: ({ keyword_groups }) => (keyword_groups.length > 0 ? { posted: { groups: keyword_groups } } : null),
  },
  posted_about: {
    role: 'subject',
    fields: ['posted_about'],
    who: (draft) =>
      anyOrAll(draft, 'posted_about', (topics) => ({ posted: oneEach([...new Set(topics.flatMap(writingsOf))]) })),
  },
  interests: {
    role: 'subject',
    fields: ['interests'],
    who: (draft) => anyOrAll(draft, 'interests', (interests) => ({ interests })),
  },
  handles: {
    role: 'subject',
    fields: ['handles'],
    who: (draft) => anyOrAll(draft, 'handles', (follows) => ({ follows })),
  },
  similar_to: {
    role: 'subject',
    fields: ['similar_to'],
    who: (draft) =>
      anyOrAll(draft, 'similar_to', (handles) => anyOf(handles.map((handle) => ({ similar_to: handle })))),
  },
  communities: {
    role: 'subject',
    fields: ['communities'],
    who: (draft) => anyOrAll(draft, 'communities', (communities) => ({ communities })),
  },
  words_in_profile: {
    role: 'subject',
    fields: ['words_in_profile'],
    who: (draft) => anyOrAll(draft, 'words_in_profile', (words) => ({ bio: oneEach(words) })),
  },
  job_titles: {
    role: 'subject',
    fields: ['job_titles'],
    who: (draft) => anyOrAll(draft, 'job_titles', (job_titles) => ({ job_titles })),
  },
  kept: { role: 'subject', fields: ['kept'], who: ({ kept }) => kept },

  places: {
    role: 'filter',
    fields: ['countries', 'selected_regions', 'selected_states', 'cities'],
    who: placesOf,
  },
  languages: {
    role: 'filter',
    fields: ['languages'],
    who: ({ languages }) => list(languages, (values) => ({ languages: values })),
  },
  gender: {
    role: 'filter',
    fields: ['gender'],
    who: ({ gender }) => (gender === 'ANY' ? null : { genders: [GENDERS[gender]] }),
  },
  age: {
    role: 'filter',
    fields: ['age'],
    who: ({ age }) => list(ageGroupsOf(age), (age_groups) => ({ age_groups })),
  },
  followers: {
    role: 'filter',
    fields: ['followers'],
    who: ({ followers }) => (followers ? { followers } : null),
  },
  verified: {
    role: 'filter',
    fields: ['verified'],
    who: ({ verified }) => (verified === null ? null : { verified }),
  },
  without_bots: { role: 'filter', fields: ['without_bots'], who: () => null },

  excluded_keywords: {
    role: 'exclusion',
    fields: ['excluded_keywords'],
    who: ({ excluded_keywords }) => list(excluded_keywords, (words) => ({ not: { posted: oneEach(words) } })),
  },
  excluded_handles: {
    role: 'exclusion',
    fields: ['excluded_handles'],
    who: ({ excluded_handles }) => list(excluded_handles, (follows) => ({ not: { follows } })),
  },
  excluded_interests: {
    role: 'exclusion',
    fields: ['excluded_interests'],
    who: ({ excluded_interests }) => list(excluded_interests, (interests) => ({ not: { interests } })),
  },
  excluded_job_titles: {
    role: 'exclusion',
    fields: ['excluded_job_titles'],
    who: ({ excluded_job_titles }) => list(excluded_job_titles, (job_titles) => ({ not: { job_titles } })),
  },
  excluded_words_in_profile: {
    role: 'exclusion',
    fields: ['excluded_words_in_profile'],
    who: ({ excluded_words_in_profile }) =>
      list(excluded_words_in_profile, (words) => ({ not: { bio: oneEach(words) } })),
  },
} as const satisfies Record<string, BuilderBlock>

export type BlockKind = keyof typeof BLOCKS
export const BLOCK_KINDS = Object.keys(BLOCKS) as BlockKind[]

/** What a field has where its block is not there. A new draft leaves out bots, so without that block it does not. */
const emptyOf = (field: keyof BuilderDraft) => (field === 'without_bots' ? false : EMPTY_BUILDER[field])
const isEmpty = (field: keyof BuilderDraft, value: unknown): boolean =>
  Array.isArray(value) ? value.length === 0 : value === emptyOf(field)

export const isSet = (kind: BlockKind, draft: BuilderDraft): boolean =>
  BLOCKS[kind].fields.some((field) => !isEmpty(field, draft[field]))

/** The blocks of a draft, in the order in which they are told. */
export const blocksOf = (draft: BuilderDraft): BlockKind[] => BLOCK_KINDS.filter((kind) => isSet(kind, draft))

/** The same without one block. */
export function withoutBlock(draft: BuilderDraft, kind: BlockKind): BuilderDraft {
  const emptied = BLOCKS[kind].fields.map((field) => [field, emptyOf(field)])
  return { ...draft, all_of: draft.all_of.filter((one) => one !== kind), ...Object.fromEntries(emptied) }
}
