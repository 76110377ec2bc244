import type { BuilderQuestion } from '../question.ts'
import type { Who } from '../scope.ts'
import { BLOCK_KINDS, BLOCKS, type BlockRole, countriesOfDraft, hasFinerPlaces } from './blocks.ts'
import type { BuilderDraft, BuilderOrder } from './draft.ts'

const ofRole = (draft: BuilderDraft, role: BlockRole): Who[] =>
  BLOCK_KINDS.filter((kind) => BLOCKS[kind].role === role).flatMap((kind) => BLOCKS[kind].who(draft) ?? [])

export const subjectsOf = (draft: BuilderDraft): Who[] => ofRole(draft, 'subject')

/** Two or more of these are true: the first with any after it, or the second with any after that, … */
export const atLeastTwo = (some: readonly Who[]): Who => ({
  any: some.slice(0, -1).map((one, at) => ({ all: [one, anyAfter(some, at)] })),
})
const anyAfter = (some: readonly Who[], at: number): Who =>
  at + 2 === some.length ? some[at + 1]! : { any: some.slice(at + 1) }

/** What `atLeastTwo` was made of, where it is that. */
export function readAtLeastTwo(who: Who): Who[] | null {
  if (!('any' in who) || who.any.length < 2) return null
  const firsts = who.any.flatMap((one) => ('all' in one && one.all.length === 2 ? [one.all[0]!] : []))
  const last = who.any.at(-1)!
  if (firsts.length !== who.any.length || !('all' in last)) return null
  const some = [...firsts, last.all[1]!]
  return JSON.stringify(atLeastTwo(some)) === JSON.stringify(who) ? some : null
}

/** As conditions that must all hold. */
function joined(subjects: Who[], order: BuilderOrder): Who[] {
  if (subjects.length < 2 || order === 'precision') return subjects
  if (order === 'reach') return [{ any: subjects }]
  return subjects.length === 2 ? subjects : [atLeastTwo(subjects)]
}

/** What a draft asks: the one way from blocks to people. */
export function questionOfDraft(draft: BuilderDraft): BuilderQuestion {
  const all = [...joined(subjectsOf(draft), draft.order), ...ofRole(draft, 'filter'), ...ofRole(draft, 'exclusion')]
  const countries = hasFinerPlaces(draft) ? [] : countriesOfDraft(draft)
  return {
    query_type: 'builder',
    who: all.length === 1 ? all[0]! : { all },
    ...(countries.length > 0 && { countries }),
    ...(!draft.without_bots && { without_bots: false }),
    ...(draft.window && { window: draft.window }),
  }
}
