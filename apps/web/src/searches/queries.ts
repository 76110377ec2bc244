import type { ExploreSearch, Monitor, SavedQueryType } from '@starling/contract/browser'
import type { AskedQuestion } from '@starling/question'
import { queryOptions, useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { api, useFirstSeen } from '../floor/index.ts'
import { useSubmitOnce } from '../forms/index.ts'
import { withoutVoice } from '../question/index.ts'
import { useMe } from '../session/index.ts'
import type { KeptQuestion } from './saved-types.ts'
import { useSavedBefore } from './use-saved-before.ts'

export type SavedFilter = SavedQueryType | 'all'

/** Keyed by the filter: an answer to a filter that was left meanwhile is not shown (spec 5). */
export const savedSearchesOptions = (query_type: SavedFilter = 'all') =>
  queryOptions({
    queryKey: ['searches', 'saved', query_type],
    queryFn: ({ signal }) => api.listExploreSearches({ query: { query_type } }, { signal }),
  })

export const recentSearchesOptions = queryOptions({
  queryKey: ['searches', 'recent'],
  queryFn: ({ signal }) => api.listRecentSearches({}, { signal }),
})

export const monitorsOptions = queryOptions({
  queryKey: ['searches', 'monitors'],
  queryFn: ({ signal }) => api.listMonitors({}, { signal }),
})

export const weeklyResultsOptions = (monitor: string) =>
  queryOptions({
    queryKey: ['searches', 'weeks', monitor],
    queryFn: ({ signal }) => api.getWeeklyResults({ body: { monitor } }, { signal }),
  })

const FIRST_RESULT_MS = 60_000
const LOOK_EVERY_MS = 2_000

/** The first week of a new monitor is being computed: it is there in a moment. */
const isExpected = ({ latest, error, paused, created_at }: Monitor) =>
  !latest && !error && !paused && Date.now() - Date.parse(created_at) < FIRST_RESULT_MS

export function useMonitors({ enabled = true } = {}) {
  return useQuery({
    ...monitorsOptions,
    enabled,
    refetchInterval: ({ state }) => (state.data?.some(isExpected) ? LOOK_EVERY_MS : false),
  })
}

function useChanged() {
  const client = useQueryClient()
  return () =>
    Promise.all([
      client.invalidateQueries({ queryKey: ['searches'] }),
      // The same rows, as the page of saved audiences tells them.
      client.invalidateQueries({ queryKey: ['audiences'] }),
    ])
}

export function useSearchChanges() {
  const submit = useSubmitOnce()
  const tellSavedBefore = useSavedBefore()
  const onSettled = useChanged()
  type New = Parameters<typeof api.createExploreSearch>[0]['body']
  const save = useMutation({
    mutationFn: (search: New) => submit((body, how) => api.createExploreSearch({ body }, how), search),
    onSettled,
  })
  type OfTeam = Parameters<typeof api.createAudienceConfig>[0]['body']
  const saveForTeam = useMutation({
    mutationFn: (audience: OfTeam) => submit((body, how) => api.createAudienceConfig({ body }, how), audience),
    onSuccess: tellSavedBefore,
    onSettled,
  })
  const rename = useMutation({
    mutationFn: ({ id, name }: Pick<ExploreSearch, 'id' | 'name'>) =>
      api.changeExploreSearch({ path: { pk: id }, body: { name } }),
    onSettled,
  })
  const remove = useMutation({ mutationFn: (pk: string) => api.deleteExploreSearch({ path: { pk } }), onSettled })
  const restore = useMutation({ mutationFn: (pk: string) => api.restoreExploreSearch({ path: { pk } }), onSettled })
  return { save, saveForTeam, rename, remove, restore }
}

export function useMonitorChanges() {
  const onSettled = useChanged()
  const start = useMutation({ mutationFn: (search: string) => api.createMonitor({ body: { search } }), onSettled })
  const change = useMutation({
    mutationFn: ({ id, ...body }: { id: string; paused?: boolean; mails?: boolean }) =>
      api.changeMonitor({ path: { pk: id }, body }),
    onSettled,
  })
  const see = useMutation({ mutationFn: () => api.noteMonitorsSeen(), onSettled })
  const end = useMutation({ mutationFn: (pk: string) => api.deleteMonitor({ path: { pk } }), onSettled })
  const restore = useMutation({ mutationFn: (pk: string) => api.restoreMonitor({ path: { pk } }), onSettled })
  return { start, change, see, end, restore }
}

export function useClearRecent() {
  const client = useQueryClient()
  return useMutation({
    mutationFn: () => api.clearRecentSearches(),
    onSettled: () => client.invalidateQueries({ queryKey: recentSearchesOptions.queryKey }),
  })
}

/** Keeps what a signed-in person asks among their recent searches. */
export function useNotedSearch({ question, days }: KeptQuestion): void {
  const { me } = useMe()
  const client = useQueryClient()
  // Who tries names for a share of voice asks the same question all the while: it is noted once.
  const asked = useFirstSeen(JSON.stringify([withoutVoice(question), days]), () =>
    JSON.stringify({ body: question, days }),
  )
  const person = me?.id
  useEffect(() => {
    if (!person) return
    api.noteRecentSearch({ body: JSON.parse(asked) as { body: AskedQuestion; days: number | null } }).then(
      () => client.invalidateQueries({ queryKey: recentSearchesOptions.queryKey }),
      () => {}, // a list of conveniences is no reason to disturb who reads the answer
    )
  }, [person, asked, client])
}
