import type { BuilderDraft } from '@starling/question/builder'

/** A draft with what it was before, and what was taken back. */
export type History = { past: readonly BuilderDraft[]; now: BuilderDraft; future: readonly BuilderDraft[] }

const MOST_STEPS = 100
const same = (one: BuilderDraft, other: BuilderDraft) => JSON.stringify(one) === JSON.stringify(other)
/** What was written into the description is no step of its own: undo is for blocks. */
const withoutText = (draft: BuilderDraft) => ({ ...draft, description: '' })

export const beginWith = (now: BuilderDraft): History => ({ past: [], now, future: [] })

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
