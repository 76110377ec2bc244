import { z } from 'zod'
import { capability, del, get, post } from '../call.ts'
import { FileAnswer } from '../file.ts'
import { Moment, nothing, Pk } from '../primitives.ts'

export const Takeout = z
  .object({
    id: Pk,
    state: z.enum(['waiting', 'ready', 'failed']),
    /** In bytes, once it is ready. */
    size: z.int().nullable(),
    created_at: Moment,
    /** When the file is deleted. */
    expires_at: Moment,
  })
  .meta({ id: 'Takeout' })
export type Takeout = z.infer<typeof Takeout>

const AT = '/api/starling/takeouts/'

export const takeout = capability('takeout', {
  listTakeouts: get(AT, {
    who: 'user',
    summary: 'Files of what is held about me',
    bounded: 'a few a day, each for 7 days',
    answer: z.array(Takeout),
  }),
  createTakeout: post(AT, {
    who: 'user',
    scope: 'manage',
    fresh: true,
    summary: 'Prepare a file of all that is held about me; it takes the place of the last one',
    answer: Takeout,
  }),
  downloadTakeout: get(`${AT}{pk}/`, {
    who: 'user',
    scope: 'manage',
    fresh: true,
    summary: 'The file itself, as JSON',
    answer: FileAnswer,
  }),
  deleteTakeout: del(`${AT}{pk}/`, {
    who: 'user',
    scope: 'manage',
    summary: 'Delete a file; it can be brought back until its time is over',
    answer: nothing,
  }),
  restoreTakeout: post(`${AT}{pk}/restore/`, {
    who: 'user',
    scope: 'manage',
    summary: 'Bring a deleted file back',
    answer: Takeout,
  }),
})
