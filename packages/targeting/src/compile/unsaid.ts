import { type BlockKind, type BuilderDraft, blocksOf, subjectsOf } from '@starling/question/builder'
import type { LeftOut } from './criteria.ts'

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
  return [...blocks, ...apart(draft), ...(isStricter ? [{ of: 'order', why: 'any_is_enough' } as const] : [])]
}

/** A phrase beside other words of its group: at X the words may stand anywhere. */
const apart = ({ keyword_groups }: BuilderDraft): LeftOut[] =>
  keyword_groups
    .filter((group) => group.length > 1 && group.some((term) => /\S\s+\S/u.test(term)))
    .map((group) => ({ of: 'entry', part: 'keywords', value: group.join(' '), why: 'words_apart' }))
