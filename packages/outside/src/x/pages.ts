import type { Params, Requester } from './request.ts'

/** What every list of X takes: some refuse a smaller page. */
export const SMALLEST_PAGE = 10

/** A page of X API v2 as it came: the corpus takes it in whole. */
export type XPage = {
  data?: Record<string, unknown>[]
  includes?: Record<string, Record<string, unknown>[]>
  meta?: { result_count?: number; next_token?: string; previous_token?: string; newest_id?: string; oldest_id?: string }
  errors?: Record<string, unknown>[]
}

export type PagesOptions = {
  /** Where an earlier run left off: the `next` of the last page it kept. */
  from?: string | undefined
  /** At most so many rows; the last page may bring a few more. */
  limit?: number
  /** Asked before each page, with the most that it would bring: how many it may. */
  room?: ((most: number) => Promise<number>) | undefined
}
export type Turned = { page: XPage; next: string | undefined; rows: number }

/** Page after page, none larger than what is left of the limit: rows beyond it would be paid for. Each comes with the token of the next, so that who keeps it can go on there after a stop. */
export async function* pagesOf(
  requester: Requester,
  path: string,
  query: Params & { max_results: number },
  { from, limit = Number.POSITIVE_INFINITY, room = async (most) => most }: PagesOptions = {},
): AsyncGenerator<Turned> {
  let next = from
  let rows = 0
  const seen = new Set<string>()
  do {
    const max_results = await room(Math.min(query.max_results, Math.max(SMALLEST_PAGE, limit - rows)))
    const sized = { ...query, max_results, pagination_token: next }
    const { body: page } = await requester.ask<XPage>('GET', path, { query: sized })
    next = page.meta?.next_token
    rows += page.data?.length ?? 0
    yield { page, next, rows }
    // A token that comes again would turn the same pages for ever.
    if (next !== undefined && seen.has(next)) return
    if (next !== undefined) seen.add(next)
  } while (next !== undefined && rows < limit)
}
