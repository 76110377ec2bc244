export { SummarySentences } from './AnalysisSummary.tsx'
export { MissingNote } from './MissingNote.tsx'
