import { ALL_OF_FIELDS, type BuilderDraft, EMPTY_BUILDER } from '@starling/question/builder'
import type { ReadThing } from './sentence.ts'

export type Thing = Omit<ReadThing, 'from' | 'words'>
type ListField = { [K in keyof BuilderDraft]: BuilderDraft[K] extends string[] ? K : never }[keyof BuilderDraft]
/** Whom one does not mean is said with the same words. */
const EXCLUDED: Partial<Record<ListField, ListField & ReadThing['kind']>> = {
  handles: 'excluded_handles',
  interests: 'excluded_interests',
  job_titles: 'excluded_job_titles',
  words_in_profile: 'excluded_words_in_profile',
  posted_about: 'excluded_keywords',
}

export function thing(field: ListField & ReadThing['kind'], value: string, is_excluded: boolean): Thing | null {
  const kind = is_excluded ? EXCLUDED[field] : field
  return kind ? { kind, value, patch: { ...empty(kind), [kind]: [value] } } : null
}
const empty = (field: ListField): Partial<BuilderDraft> => ({ [field]: EMPTY_BUILDER[field] })

/** "both a and b": of a list that has several of them all are asked. */
export function allOf(things: Thing[] | null, is_all: boolean): Thing[] | null {
  const [first, ...others] = things ?? []
  const field = ALL_OF_FIELDS.find((one) => one === first?.kind)
  if (!is_all || !field || others.length === 0 || others.some(({ kind }) => kind !== field)) return things
  return [{ ...first!, patch: { ...first!.patch, all_of: [field] } }, ...others]
}

export const some = (things: (Thing | null)[]): Thing[] | null => {
  const known = things.filter((one) => one !== null)
  return known.length > 0 ? known : null
}
