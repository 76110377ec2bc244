import { z } from 'zod'
import { Moment, Pk } from '../primitives.ts'

/** An app that an ad account advertises. */
export const AccountApp = z
  .object({ id: Pk, app_store_identifier: z.string(), os: z.enum(['android', 'ios', 'other']) })
  .meta({ id: 'AccountApp' })
export type AccountApp = z.infer<typeof AccountApp>

/** What an app tells X of its use: installs, purchases. */
export const AppEvent = z
  .object({
    id: Pk,
    app_store_identifier: z.string(),
    os: z.enum(['android', 'ios', 'other']),
    /** X's own word: INSTALL, PURCHASE, … */
    conversion_type: z.string(),
    is_tracking: z.boolean(),
    last_tracked_at: Moment.nullable(),
  })
  .meta({ id: 'AppEvent' })
export type AppEvent = z.infer<typeof AppEvent>

/** Whether pages tell X of visits. */
export const HasPixel = z
  .object({ has_pixel: z.boolean(), tags: z.int(), last_tracked_at: Moment.nullable() })
  .meta({ id: 'HasPixel' })
export type HasPixel = z.infer<typeof HasPixel>
