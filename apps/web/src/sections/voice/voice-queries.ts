import { type Name, namesOf, type WordsQuestion } from '@starling/question'
import { queryOptions } from '@tanstack/react-query'
import { api } from '../../floor/index.ts'
import { MOST_NAMES, MOST_TERMS, type Related } from './voice.ts'

const KEPT_MS = 15 * 60_000

type Within = Pick<WordsQuestion, 'window' | 'countries'>
const within = ({ window, countries }: Within) => ({ ...(window && { window }), ...(countries && { countries }) })

/** By the first spelling of each: one that is added or taken away asks nothing again. */
export const aliasesOptions = (names: readonly Name[], question: Within) => {
  const asked = names.slice(0, MOST_NAMES).map(({ name, terms }) => ({ name, terms: terms.slice(0, 1) }))
  return queryOptions({
    queryKey: ['analysis', 'aliases', asked, within(question)],
    queryFn: ({ signal }) => api.suggestAliases({ body: { names: asked, ...within(question) } }, { signal }),
    staleTime: KEPT_MS,
  })
}

/** Of the question's own words, whatever names were added since. */
export const relatedOptions = ({ share_of_voice: _, ...question }: WordsQuestion) => {
  const keywords = namesOf(question)
    .slice(0, MOST_TERMS)
    .map(({ terms }) => terms)
  return queryOptions({
    queryKey: ['analysis', 'related', keywords, within(question)],
    queryFn: async ({ signal }) => {
      const found = await api.listRelatedKeywords({ body: { keywords, ...within(question) } }, { signal })
      const related = found.related_keywords.map(
        ({ value, count }): Related => ({ value: String(value), posts: Number(count) }),
      )
      return { ...found, related }
    },
    staleTime: KEPT_MS,
  })
}
