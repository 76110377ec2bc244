import { z } from 'zod'
import { Ask } from '../asking/index.ts'
import { capability, post } from '../call.ts'
import { FileAnswer } from '../file.ts'
import { Letter } from '../primitives.ts'

export const ReportFormat = z.enum(['pdf', 'pptx'])
export type ReportFormat = z.infer<typeof ReportFormat>

export const reports = capability('reports', {
  createReport: post('/api/starling/analysis/report/', {
    who: 'pro',
    summary: 'Sections of a question as a document that can be handed on',
    body: Ask.extend({
      format: ReportFormat,
      /** Of all that a person reads in the document. */
      language: z.enum(['en', 'ja']).default('en'),
      /** The question as the reader read it; without it its subject stands there. */
      asked: Letter.min(1).max(2_000).optional(),
    }),
    answer: FileAnswer,
  }),
})
