const MINUTE = 60_000
const QUARTER = 15 * MINUTE

/** Requests per window, and whether the window is the account's or the person's. */
const CATEGORIES = {
  writes: { limit: 450, window: MINUTE, by: 'user' },
  audience_users: { limit: 1_500, window: MINUTE, by: 'account' },
  core_reads: { limit: 10_000, window: QUARTER, by: 'account' },
  account_reads: { limit: 2_000, window: QUARTER, by: 'account' },
  search: { limit: 400, window: QUARTER, by: 'user' },
  television: { limit: 2_000, window: QUARTER, by: 'user' },
  stats: { limit: 250, window: QUARTER, by: 'account' },
  keyword_insights: { limit: 500, window: QUARTER, by: 'user' },
  global_reads: { limit: 5, window: QUARTER, by: 'user' },
  user_reads: { limit: 2_000, window: QUARTER, by: 'user' },
} as const

export type Category = keyof typeof CATEGORIES

export type Taken = { allowed: boolean; headers: Record<string, string> }

/** Counts requests in fixed windows of real time: a moved sandbox clock must not make clients wait for days. */
export function openLimits(multiplier: () => number, now: () => number = Date.now) {
  const windows = new Map<string, { used: number; end: number }>()

  return function take(category: Category, user_id: string, account_id: string | undefined): Taken {
    const { limit: base, window, by } = CATEGORIES[category]
    const limit = Math.max(1, Math.round(base * multiplier()))
    const at = now()
    const key = `${category} ${by === 'account' ? account_id : user_id}`
    let open = windows.get(key)
    if (!open || open.end <= at) {
      open = { used: 0, end: (Math.floor(at / window) + 1) * window }
      windows.set(key, open)
    }
    const allowed = open.used < limit
    if (allowed) open.used++
    const prefix = by === 'account' ? 'x-account-rate-limit' : 'x-rate-limit'
    return {
      allowed,
      headers: {
        [`${prefix}-limit`]: String(limit),
        [`${prefix}-remaining`]: String(limit - open.used),
        [`${prefix}-reset`]: String(Math.ceil(open.end / 1000)),
      },
    }
  }
}
