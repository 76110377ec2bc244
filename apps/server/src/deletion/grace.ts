const DAY_MS = 24 * 60 * 60_000
/** How long a deletion can be undone. */
const GRACE_MS = 14 * DAY_MS

export const dueAt = (removed_at: Date): Date => new Date(removed_at.getTime() + GRACE_MS)

/** What was deleted before this is over. */
export const overSince = (now: Date): Date => new Date(now.getTime() - GRACE_MS)
