import { ApiError, type Understood } from '@starling/contract/browser'
import { SECTION_FOR, sectionOf } from '@starling/sections'
import { type Failure, failureOf } from '../errors/index.ts'
import { isOnline } from '../floor/index.ts'
import type { SectionState, Sections } from '../sections/index.ts'

/** What is to be said of a question as a whole, in the place of thirty sections that would each say the same. */
export type WholeState =
  | { at: 'busy'; seconds: number }
  | { at: 'offline' | 'not ready' }
  | { at: 'unreached' | 'slow' | 'too slow'; retry: () => unknown }
  | { at: 'refused'; failure: Failure }
  | { at: 'failed'; failure: Failure; retry: () => unknown }
  | { at: 'signed out' }
  | { at: 'unread'; missing: Understood['missing'] }
  | { at: 'nobody' | 'few' }

/** Null: there is, or will be, something to look at. */
export function wholeStateOf({
  understood,
  failed,
  states,
  turn_in_s,
  isNotReady,
  retry,
}: Sections): WholeState | null {
  const all = Object.values(states)
  if (isNotReady) return { at: 'not ready' }
  if (failed) return stateOfError(failed.error, retry)
  if (understood && isUnread(understood)) return { at: 'unread', missing: understood.missing }
  if (all.some((state) => state.at === 'answered' && isSomething(state))) return null
  if (turn_in_s !== undefined) return { at: 'busy', seconds: turn_in_s }
  if (all.length > 0 && all.every(({ at }) => at === 'too slow')) return { at: 'slow', retry }
  if (all.some(({ at }) => at === 'loading' || at === 'too slow')) return null
  const size = states[SECTION_FOR.size]
  if (size?.at === 'answered') return { at: size.answer.base.hidden ? 'few' : 'nobody' }
  const [first] = all.filter((state) => state.at === 'failed')
  return first ? { at: 'failed', failure: first.failure, retry } : null
}

function stateOfError(error: unknown, retry: () => unknown): WholeState {
  if (!(error instanceof ApiError)) return { at: 'failed', failure: failureOf(error), retry }
  if (error.status === 0) return isOnline() ? { at: 'unreached', retry } : { at: 'offline' }
  if (error.code === 'sign_in_needed') return { at: 'signed out' }
  if (error.code === 'took_too_long') return { at: 'too slow', retry }
  const isMine = error.status === 400 || error.status === 413
  return isMine ? { at: 'refused', failure: failureOf(error) } : { at: 'failed', failure: failureOf(error), retry }
}

/** Shares of nothing between names are rows, too; an account itself is there though nobody follows it. */
const isSomething = ({ answer: { section, rows, base } }: Extract<SectionState, { at: 'answered' }>): boolean =>
  rows.length > 0 && !base.hidden && (base.n > 0 || sectionOf(section).method === 'profile')

/** Nothing that it is about was read in. */
function isUnread({ question, missing }: Understood): boolean {
  if (question.query_type === 'handle') return missing.handles.length > 0
  return question.query_type === 'post' && missing.post_ids.length === question.post_ids.length
}
