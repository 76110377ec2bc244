import { withDays } from '@starling/question'
import { SECTION_FOR } from '@starling/sections'
import { queryOptions, useQueries } from '@tanstack/react-query'
import { api } from '../floor/index.ts'
import { type Analysis, withoutVoice } from '../question/index.ts'

const KEPT_MS = 15 * 60_000

const peopleOptions = ({ question, view: { days } }: Analysis) =>
  queryOptions({
    queryKey: ['analysis', 'people', question && withoutVoice(question), days],
    queryFn: async ({ signal }): Promise<number | null> => {
      const asked = withDays(withoutVoice(question!), days, Date.now() / 1000)
      const { sections } = await api.explore({ body: { question: asked, sections: [SECTION_FOR.size] } }, { signal })
      const [size] = sections
      const isTold = size && 'rows' in size && !size.base.hidden
      return isTold ? Number(size.rows[0]?.accounts ?? 0) : null
    },
    enabled: question !== null,
    staleTime: KEPT_MS,
    retry: false,
  })

/** How many people each would find, once it is counted; null of fewer than five, of whom nothing is told. */
export function usePeopleFound(analyses: readonly Analysis[]): (number | null | undefined)[] {
  return useQueries({ queries: analyses.map(peopleOptions) }).map(({ data }) => data)
}
