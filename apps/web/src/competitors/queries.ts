import type { AccountComparison } from '@starling/contract/browser'
import { SECTION_FOR } from '@starling/sections'
import { queryOptions } from '@tanstack/react-query'
import { api } from '../floor/index.ts'

const KEPT_MS = 5 * 60_000
const SUGGESTED = 10
const EXAMPLES = 5

export const suggestionsOptions = (handle: string) =>
  queryOptions({
    queryKey: ['competitors', 'suggested', handle],
    queryFn: ({ signal }) => api.suggestCompetitors({ body: { handle, limit: SUGGESTED } }, { signal }),
    staleTime: KEPT_MS,
    enabled: handle !== '',
  })

export const analysisOptions = (handle: string, competitors: readonly string[]) =>
  queryOptions({
    queryKey: ['competitors', 'analysis', handle, competitors],
    queryFn: ({ signal }) => api.analyzeCompetitors({ body: { handle, competitors: [...competitors] } }, { signal }),
    staleTime: KEPT_MS,
    enabled: handle !== '' && competitors.length > 0,
  })

export const comparisonOptions = (handles: readonly string[], section: AccountComparison['section']) =>
  queryOptions({
    queryKey: ['competitors', 'comparison', handles, section],
    queryFn: ({ signal }) => api.compareAccounts({ body: { handles: [...handles], section } }, { signal }),
    staleTime: KEPT_MS,
    enabled: handles.length > 1,
  })

export const accountTopicsOptions = (handle: string) =>
  queryOptions({
    queryKey: ['competitors', 'topics', handle],
    queryFn: ({ signal }) => api.listAccountTopics({ body: { handle } }, { signal }),
    staleTime: KEPT_MS,
  })

/** The largest accounts that are no person's: examples that are really there. */
export const examplesOptions = queryOptions({
  queryKey: ['competitors', 'examples'],
  queryFn: async ({ signal }) => {
    const who = { all: [{ genders: ['brand'] }, { verified: true }] }
    const { sections } = await api.explore(
      { body: { question: { query_type: 'builder', who }, sections: [SECTION_FOR.largest], limit: EXAMPLES } },
      { signal },
    )
    const [found] = sections
    return found && 'rows' in found
      ? found.rows.map(({ handle }) => String(handle)).filter((handle) => handle !== '')
      : []
  },
  staleTime: KEPT_MS,
})
