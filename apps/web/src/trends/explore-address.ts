import { type AskedQuestion, DEFAULT_VIEW } from '../analysis/analysis.ts'
import { writeSearch } from '../analysis/question-url.ts'
import { boot } from '../boot.ts'

/** Where a question is asked: on the toolkit's site, from whichever site one comes. */
export function exploreAddress(question: AskedQuestion): string {
  const { query_type } = question
  const path = `/explore/${query_type}?${writeSearch({ query_type, question, view: DEFAULT_VIEW })}`
  return boot.site === 'pro' ? path : `${boot.sites.pro}${path}`
}

/** A topic in a place; everywhere without one. */
export const topicQuestion = (topic: string, country: string | null): AskedQuestion => ({
  query_type: 'conversation',
  keywords: [[topic]],
  ...(country !== null && { countries: [country] }),
})
