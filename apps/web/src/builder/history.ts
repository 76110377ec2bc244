import { type BuilderDraft, EMPTY_BUILDER, writeBuilder } from '@starling/question/builder'
import { keptJson } from '../floor/index.ts'

/** A draft with what it was before, and what was taken back. */
export type History = { past: readonly BuilderDraft[]; now: BuilderDraft; future: readonly BuilderDraft[] }

const MOST_STEPS = 100
const same = (one: BuilderDraft, other: BuilderDraft) => JSON.stringify(one) === JSON.stringify(other)
/** What was written into the description is no step of its own: undo is for blocks. */
const withoutText = (draft: BuilderDraft) => ({ ...draft, description: '' })

/** An address is all that a draft asks: two with the same ask the same. */
export const asksTheSame = (one: BuilderDraft, other: BuilderDraft): boolean =>
  writeBuilder(one).toString() === writeBuilder(other).toString()

/** Of a tab, as undo is; the tab of another person or another team has its own. */
const ofTab = (whose: string) => keptJson<History>('sessionStorage', `builder_history ${whose}`)
const MOST_REMEMBERED = 30
export const remember = (whose: string, { past, now, future }: History): void =>
  ofTab(whose).set({ past: past.slice(-MOST_REMEMBERED), now, future: future.slice(0, MOST_REMEMBERED) })

/** With what this tab did before the page was loaded anew, where it ended with this very draft. */
export function recalled(whose: string, now: BuilderDraft): History {
  const before = ofTab(whose).get()
  if (!before || !asksTheSame(whole(before.now), now)) return { past: [], now, future: [] }
  return { past: before.past.map(whole), now: whole(before.now), future: before.future.map(whole) }
}
/** One remembered by an older page may have fields less. */
const whole = (draft: BuilderDraft): BuilderDraft => ({ ...EMPTY_BUILDER, ...draft })

export function changed({ past, now, future }: History, next: BuilderDraft): History {
  if (same(now, next)) return { past, now, future }
  if (same(withoutText(now), withoutText(next))) return { past, now: next, future }
  return { past: [...past, now].slice(-MOST_STEPS), now: next, future: [] }
}
export function undone({ past, now, future }: History): History {
  const before = past.at(-1)
  return before ? { past: past.slice(0, -1), now: before, future: [now, ...future] } : { past, now, future }
}
export function redone({ past, now, future }: History): History {
  const [next, ...later] = future
  return next ? { past: [...past, now], now: next, future: later } : { past, now, future }
}
