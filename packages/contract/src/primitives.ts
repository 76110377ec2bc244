import { letterOf, lineOf } from '@starling/question'
import { z } from 'zod'

export const Pk = z.string()
/** ISO 8601 in UTC. */
export const Moment = z.string()
/** What one person writes and others read: a name, a title, a reason. */
export const Line = z.string().overwrite(lineOf)
/** The same over several lines: a message. */
export const Letter = z.string().overwrite(letterOf)
/** Answered as 204 without a body. */
export const nothing = z.void()

const MOST_ROWS = 1000
/** Of a list that can grow. The cursor of the next page is in the header `x-next-cursor`; the last page has none. */
export const Paging = z.strictObject({
  limit: z.coerce.number().int().min(1).max(MOST_ROWS).default(MOST_ROWS),
  cursor: z.string().max(512).optional(),
})
