import { z } from 'zod'
import { capability, get } from '../call.ts'
import { FileAnswer } from '../file.ts'
import { refusal } from '../refusals.ts'

export const pictures = capability('pictures', {
  getPicture: get('/api/external/image-downloader/download_image_unique_name/', {
    who: 'pro',
    summary: 'A picture of an account, drawn anew; its address comes with the account, as `avatar_url`',
    query: z.strictObject({
      /** At one of the media origins of this installation. */
      url: z.string().min(1).max(2_048),
      /** Ours, over `url`: only addresses that an answer carried are fetched. */
      signature: z.string().regex(/^[\w-]{22}$/, refusal('not_a_signature')),
    }),
    answer: FileAnswer,
    signed: true,
  }),
})
