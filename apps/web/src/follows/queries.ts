import type { FollowReport, FollowRun } from '@starling/contract/browser'
import { queryOptions, useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { api } from '../floor/index.ts'
import { readingOptions } from '../sources/index.ts'

const BUSY_MS = 1_500

export const runsOptions = queryOptions({
  queryKey: ['follow_runs'],
  queryFn: ({ signal }) => api.listFollowRuns({}, { signal }),
})

export const reportOptions = (pk: string) =>
  queryOptions({
    queryKey: ['follow_runs', pk],
    queryFn: ({ signal }) => api.getFollowRun({ path: { pk } }, { signal }),
  })

export const isOpenRun = ({ state }: Pick<FollowRun, 'state'>): boolean => state === 'running' || state === 'waiting'

/** All runs that were started, asked again while one is open. */
export function useFollowRuns() {
  const runs = useQuery({
    ...runsOptions,
    refetchInterval: ({ state }) => (state.data?.some(isOpenRun) ? BUSY_MS : false),
  })
  return {
    ...runs,
    data: runs.data?.filter(({ state }) => state !== 'preview'),
    open: runs.data?.find(isOpenRun),
  }
}

export type WantedFollows = { account: string; action: FollowRun['action']; handles: string[] }

/** `team` is whose limit looking people up counts against. */
export function useFollowChanges(team: string) {
  const client = useQueryClient()
  const changed = () => client.invalidateQueries({ queryKey: runsOptions.queryKey })
  const preview = useMutation({
    mutationFn: (wanted: WantedFollows) => api.followUnfollow({ body: { ...wanted, team } }),
    onSettled: () => client.invalidateQueries({ queryKey: readingOptions(team).queryKey }),
  })
  const start = useMutation({
    mutationFn: ({ id, total }: FollowReport) => api.followUnfollow({ body: { run: id, consent: total } }),
    onSettled: changed,
  })
  const stop = useMutation({
    mutationFn: (pk: string) => api.stopFollowRun({ path: { pk } }),
    onSettled: changed,
  })
  return { preview, start, stop }
}
