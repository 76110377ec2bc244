import { z } from 'zod'
import { Ask } from './asked.ts'
import { post } from './call.ts'
import { FileAnswer } from './file.ts'

export const SheetFormat = z.enum(['xlsx', 'csv', 'json'])
export type SheetFormat = z.infer<typeof SheetFormat>

export const sheets = {
  /** `xlsx`: a sheet a section, and one about them. `csv`: of one section a .csv, of several a .zip. */
  createSheet: post('/api/external/analyze-handles/create-sheet/', {
    who: 'pro',
    summary: 'Sections of a question as a file',
    body: Ask.extend({
      format: SheetFormat,
      language: z.enum(['en', 'ja']).default('en'),
      /** Titles and columns in the reader's language, by their English ones: a page has them. */
      labels: z.record(z.string().max(300), z.string().max(300)).exactOptional(),
    }),
    answer: FileAnswer,
  }),
}
