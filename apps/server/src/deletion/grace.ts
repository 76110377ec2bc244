const DAY_MS = 24 * 60 * 60_000
/** How long a deletion can be undone. */
const GRACE_MS = 14 * DAY_MS

export const dueAt = (removed_at: Date): Date => new Date(removed_at.getTime() + GRACE_MS)

/** Bound to one deletion: the mail about an earlier one does not undo it. */
export const deletionOf = (removed_at: Date) => `account deleted ${removed_at.toISOString()}` as const

/** What was deleted before this is over. */
export const overSince = (now: Date): Date => new Date(now.getTime() - GRACE_MS)
