import { z } from 'zod'

export const Pk = z.string()
/** ISO 8601 in UTC. */
export const Moment = z.string()
/** Answered as 204 without a body. */
export const nothing = z.void()
