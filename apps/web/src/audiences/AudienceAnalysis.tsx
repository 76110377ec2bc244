import type { BuilderQuestion } from '@starling/question'
import { AUDIENCE_SECTIONS } from '@starling/sections'
import { queryOptions, useQuery } from '@tanstack/react-query'
import { api } from '../floor/index.ts'
import { Await } from '../panels/index.ts'
import { StatPanels } from '../sections/index.ts'

const KEPT_MS = 5 * 60_000
const ROWS = 8

const analysisOptions = (question: BuilderQuestion) =>
  queryOptions({
    queryKey: ['audiences', 'analysis', question],
    queryFn: ({ signal }) =>
      api.explore({ body: { question, sections: [...AUDIENCE_SECTIONS], limit: ROWS } }, { signal }),
    staleTime: KEPT_MS,
  })

/** The analysis of people that no kind of Explore's question names. */
export function AudienceAnalysis({ question }: { question: BuilderQuestion }) {
  const query = useQuery(analysisOptions(question))
  return (
    <Await query={query} name={JSON.stringify(question)} height="h-96">
      {({ sections }) => <StatPanels sections={sections} />}
    </Await>
  )
}
