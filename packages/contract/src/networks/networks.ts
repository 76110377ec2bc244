import { z } from 'zod'
import { refusal } from '../refusals.ts'

export const SocialNetwork = z.enum(['x', 'facebook', 'linkedin'])
export type SocialNetwork = z.infer<typeof SocialNetwork>

/** At X a handle has 1 to 15 letters, digits or underscores; pasted ones often begin with @. */
export const Handle = z
  .string()
  .trim()
  .regex(/^@?[A-Za-z0-9_]{1,15}$/, refusal('not_a_handle'))
  .transform((handle) => handle.replace(/^@/, ''))

/** The team of mine whose limit a read counts against, by its slug or id; without it the first by name. */
export const PayingTeam = z.string().max(64)
