import { z } from 'zod'
import { Ask } from '../asking/index.ts'
import { capability, post } from '../call.ts'
import { FileAnswer } from '../file.ts'
import { Letter } from '../primitives.ts'

export const SheetFormat = z.enum(['xlsx', 'csv', 'json'])
export type SheetFormat = z.infer<typeof SheetFormat>

export const sheets = capability('sheets', {
  /** `xlsx`: a sheet a section, one about them, and first their summary. `csv`: of one section a .csv, of several a .zip. */
  createSheet: post('/api/external/analyze-handles/create-sheet/', {
    who: 'pro',
    summary: 'Sections of a question as a file',
    body: Ask.extend({
      format: SheetFormat,
      /** Of all that a person reads in the file. */
      language: z.enum(['en', 'ja']).default('en'),
      /** The question as the reader read it, for the sheet about the file; without it its fields stand there. */
      asked: Letter.min(1).max(2_000).optional(),
      /** Whose corrections of moods stand beside what was judged; they are in no figure. */
      team_id: z.string().max(200).optional(),
    }),
    answer: FileAnswer,
  }),
})
