import { z } from 'zod'

const Id = z.string().regex(/^[\w.-]{1,255}$/)
/** Our choice: by then another will have looked at this. */
const LAST_SECOND = Date.UTC(2100, 0, 1) / 1000
const Whose = z.looseObject({
  id: Id.optional(),
  object: z.string().max(255),
  customer: z.union([Id, z.looseObject({ id: Id }).transform(({ id }) => id)]).nullish(),
})
/** What of an event is read; a signature proves who sent it, and not that it makes sense. */
const SignedEvent = z.looseObject({
  id: Id,
  type: Id,
  created: z.int().min(0).max(LAST_SECOND),
  data: z.looseObject({ object: Whose }),
})
export type BillerEvent = { id: string; type: string; created: number; customer: string | null }

/** Whose books it is about: most objects name their customer, and a customer is its own. None where it is no event. */
export function eventOf(given: unknown): BillerEvent | undefined {
  const { data: read } = SignedEvent.safeParse(given)
  if (!read) return undefined
  const { id, type, created, data } = read
  const { object: kind, id: own, customer } = data.object
  return { id, type, created, customer: (kind === 'customer' ? own : customer) ?? null }
}

/** Stripe's own. The library only looks back: one of tomorrow would be good until then, and as long again. */
const TOLERANCE_S = 300
export function isSignedNow(signature: string, now_ms: number): boolean {
  // As the library reads it: of several the last counts.
  const moments = signature.split(',').filter((part) => part.startsWith('t='))
  const seconds = Number.parseInt(moments.at(-1)?.slice(2) ?? '', 10)
  return Math.abs(now_ms / 1000 - seconds) <= TOLERANCE_S
}
