import { type BuilderDraft, EMPTY_BUILDER, writeBuilder } from '@starling/question/builder'
import { begun, type History, stepped, tabHistory } from '../floor/index.ts'

const same = (one: BuilderDraft, other: BuilderDraft) => JSON.stringify(one) === JSON.stringify(other)
/** What was written into the description is no step of its own: undo is for blocks. */
const withoutText = (draft: BuilderDraft) => ({ ...draft, description: '' })

/** An address is all that a draft asks: two with the same ask the same. */
export const asksTheSame = (one: BuilderDraft, other: BuilderDraft): boolean =>
  writeBuilder(one).toString() === writeBuilder(other).toString()

/** The tab of another person or another team has its own. */
const ofTab = (whose: string) => tabHistory<BuilderDraft>(`builder_history ${whose}`)
export const remember = (whose: string, history: History<BuilderDraft>): void => ofTab(whose).set(history)

/** With what this tab did before the page was loaded anew, where it ended with this very draft. */
export function recalled(whose: string, now: BuilderDraft): History<BuilderDraft> {
  const before = ofTab(whose).get()
  if (!before || !asksTheSame(whole(before.now), now)) return begun(now)
  return { past: before.past.map(whole), now: whole(before.now), future: before.future.map(whole) }
}
/** One remembered by an older page may have fields less. */
const whole = (draft: BuilderDraft): BuilderDraft => ({ ...EMPTY_BUILDER, ...draft })

export function changed(history: History<BuilderDraft>, next: BuilderDraft): History<BuilderDraft> {
  const { now } = history
  if (same(now, next)) return history
  return same(withoutText(now), withoutText(next)) ? { ...history, now: next } : stepped(history, next)
}
