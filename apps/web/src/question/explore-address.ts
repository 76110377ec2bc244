import type { AskedQuestion } from '@starling/question'
import { boot } from '../floor/index.ts'
import { DEFAULT_VIEW } from './analysis.ts'
import { joinAddress } from './long-address.ts'
import { writeSearch } from './question-url.ts'

/** Where a question is asked: on the toolkit's site, from whichever site one comes. */
export function exploreAddress(question: AskedQuestion): string {
  const { query_type } = question
  const path = joinAddress(`/explore/${query_type}`, writeSearch({ query_type, question, view: DEFAULT_VIEW }))
  return boot.site === 'pro' ? path : `${boot.sites.pro}${path}`
}

/** A topic in a place; everywhere without one. */
export const topicQuestion = (topic: string, country: string | null): AskedQuestion => ({
  query_type: 'conversation',
  keywords: [[topic]],
  ...(country !== null && { countries: [country] }),
})
