import { pdfOf } from './pdf/pdf.ts'
import { pptxOf } from './pptx/pptx.ts'
import type { Report } from './report.ts'

export const make = (report: Report): Promise<Uint8Array> => (report.format === 'pdf' ? pdfOf(report) : pptxOf(report))
