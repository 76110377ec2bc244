import type { Question } from './question.ts'
import type { Window } from './scope.ts'

export const WINDOW_DAYS = 30 // spec 9
const ENDS_MINUTES_AGO = 5 // spec 9
const DAY = 86_400
const MINUTE = 60

/** Longer than anything was ever posted: for lists that no window cuts. */
export const ALL_TIME: Window = { since: 0, until: 4_102_444_800 }

/** Cut to the minute: a question asked twice in a minute is the same question, and comes from the cache. */
export function lastDays(days: number, now: number): Window {
  const minute = Math.floor(now / MINUTE) * MINUTE
  return { since: minute - days * DAY, until: minute - ENDS_MINUTES_AGO * MINUTE }
}

export const defaultWindow = (now: number): Window => lastDays(WINDOW_DAYS, now)

/** Followers of a handle and people who engaged with posts are asked about as they are now: no window of their own. */
export const hasOwnWindow = ({ query_type }: Pick<Question, 'query_type'>): boolean =>
  query_type !== 'handle' && query_type !== 'post'

/** With the window that it has when nobody chose one. */
export function withWindow<Q extends Question>(question: Q, now: number): Q {
  return question.window || !hasOwnWindow(question) ? question : { ...question, window: defaultWindow(now) }
}

/** With the window of so many days back from now, where days are told and it has no window itself. */
export function withDays<Q extends Question>(question: Q, days: number | undefined, now: number): Q {
  return question.window || days === undefined ? question : { ...question, window: lastDays(days, now) }
}

/** It was chosen by a person, not by the product: that one moves with the clock. */
export function isChosen(window: Window, question: Pick<Question, 'query_type'>): boolean {
  const automatic = WINDOW_DAYS * DAY - ENDS_MINUTES_AGO * MINUTE
  return !hasOwnWindow(question) || window.until - window.since !== automatic
}
