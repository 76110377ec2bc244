import type { CampaignSummary } from './summary.ts'

/** Each kind loads what it needs alone: who waits for pages does not wait for slides. */
export async function make(summary: CampaignSummary): Promise<Uint8Array> {
  if (summary.format === 'pdf') return (await import('./pdf.ts')).summaryPdf(summary)
  return (await import('./pptx.ts')).summaryPptx(summary)
}
