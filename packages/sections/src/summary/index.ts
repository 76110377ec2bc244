export { type Summary, type SummarySentence, summaryOf, summarySections, textOfSentence } from './summary.ts'
