import { summaryPdf } from './pdf.ts'
import { summaryPptx } from './pptx.ts'
import type { CampaignSummary } from './summary.ts'

export const make = (summary: CampaignSummary): Promise<Uint8Array> =>
  summary.format === 'pdf' ? summaryPdf(summary) : summaryPptx(summary)
