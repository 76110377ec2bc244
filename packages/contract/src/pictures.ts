import { z } from 'zod'
import { get } from './call.ts'
import { FileAnswer } from './file.ts'

export const pictures = {
  getPicture: get('/api/external/image-downloader/download_image_unique_name/', {
    who: 'pro',
    summary: 'A picture of an account or a post, drawn anew, so that it can stand in a downloaded chart',
    /** At one of the media origins of this installation. */
    query: z.strictObject({ url: z.string().min(1).max(2_048) }),
    answer: FileAnswer,
  }),
}
