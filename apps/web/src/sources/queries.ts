import type { IngestRun, Reading } from '@starling/contract/browser'
import { queryOptions, useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef } from 'react'
import { api } from '../floor/index.ts'
import { useSubmitOnce } from '../forms/index.ts'

const BUSY_MS = 1_500
const QUIET_MS = 15_000

export const connectionsOptions = (team_id: string) =>
  queryOptions({
    queryKey: ['connections', team_id],
    queryFn: ({ signal }) => api.listConnections({ path: { team_id } }, { signal }),
  })

export const sourcesOptions = (team_id: string) =>
  queryOptions({
    queryKey: ['sources', team_id],
    queryFn: ({ signal }) => api.listSources({ path: { team_id } }, { signal }),
  })

export const readingOptions = (team_id: string) =>
  queryOptions({
    queryKey: ['reading', team_id],
    queryFn: ({ signal }) => api.getReading({ path: { team_id } }, { signal }),
  })

export const runsOptions = (team_id: string) =>
  queryOptions({
    queryKey: ['ingest_runs', team_id],
    queryFn: ({ signal }) => api.listIngestRuns({ path: { team_id } }, { signal }),
  })

export const isOpenRun = ({ state }: Pick<IngestRun, 'state'>): boolean => state === 'running' || state === 'waiting'
const openIn = (runs: readonly IngestRun[] | undefined) => runs?.find(isOpenRun)

/** Runs, asked again while one is open; when it has ended, so is what it has changed. */
export function useRuns(team_id: string) {
  const runs = useQuery({
    ...runsOptions(team_id),
    refetchInterval: ({ state }) => (openIn(state.data) ? BUSY_MS : false),
  })
  const open = openIn(runs.data)
  const refresh = useSourcesChanged(team_id)
  const last = useRef(open?.id)
  const { read } = open ?? {}
  // biome-ignore lint/correctness/useExhaustiveDependencies: what was read is the reason to ask again
  useEffect(() => {
    if (open || last.current) void refresh()
    last.current = open?.id
  }, [open?.id, read])
  return { ...runs, open }
}

export function useReading(team_id: string) {
  const isBusy = (reading: Reading | undefined) =>
    reading !== undefined &&
    ['building', 'loading', 'unreachable', 'damaged', 'too_large'].includes(reading.corpus.phase)
  return useQuery({
    ...readingOptions(team_id),
    refetchInterval: ({ state }) => (isBusy(state.data) ? BUSY_MS : QUIET_MS),
  })
}

function useSourcesChanged(team_id: string) {
  const client = useQueryClient()
  return () =>
    Promise.all(
      ['sources', 'reading', 'connections'].map((name) => client.invalidateQueries({ queryKey: [name, team_id] })),
    )
}

export function useConnectionChanges(team_id: string) {
  const submit = useSubmitOnce()
  const onSettled = useSourcesChanged(team_id)
  type New = Parameters<typeof api.createConnection>[0]['body']
  const create = useMutation({
    mutationFn: (connection: New) =>
      submit((body, how) => api.createConnection({ path: { team_id }, body }, how), connection),
    onSettled,
  })
  const remove = useMutation({ mutationFn: (pk: string) => api.deleteConnection({ path: { team_id, pk } }), onSettled })
  const restore = useMutation({
    mutationFn: (pk: string) => api.restoreConnection({ path: { team_id, pk } }),
    onSettled,
  })
  return { create, remove, restore }
}

export function useSourceChanges(team_id: string) {
  const submit = useSubmitOnce()
  const onSettled = useSourcesChanged(team_id)
  type New = Parameters<typeof api.createSources>[0]['body']
  const create = useMutation({
    mutationFn: (sources: New) => submit((body, how) => api.createSources({ path: { team_id }, body }, how), sources),
    onSettled,
  })
  const remove = useMutation({ mutationFn: (pk: string) => api.deleteSource({ path: { team_id, pk } }), onSettled })
  const restore = useMutation({ mutationFn: (pk: string) => api.restoreSource({ path: { team_id, pk } }), onSettled })
  return { create, remove, restore }
}

export function useRunChanges(team_id: string) {
  const client = useQueryClient()
  const onSettled = () =>
    Promise.all(
      [runsOptions(team_id), readingOptions(team_id), sourcesOptions(team_id)].map(({ queryKey }) =>
        client.invalidateQueries({ queryKey }),
      ),
    )
  const estimate = useMutation({
    mutationFn: (kind: 'read' | 'check') => api.estimateIngest({ path: { team_id }, body: { kind } }),
    onSettled,
  })
  const start = useMutation({
    mutationFn: ({ id, estimated_cost }: IngestRun) =>
      api.startIngestRun({ path: { team_id, pk: id }, body: { cost: estimated_cost } }),
    onSettled,
  })
  const stop = useMutation({
    mutationFn: (pk: string) => api.stopIngestRun({ path: { team_id, pk } }),
    onSettled,
  })
  return { estimate, start, stop }
}

export function useChangeReading(team_id: string) {
  const client = useQueryClient()
  return useMutation({
    mutationFn: (body: { cap?: number | null; daily?: boolean }) => api.changeReading({ path: { team_id }, body }),
    onSuccess: (reading) => client.setQueryData(readingOptions(team_id).queryKey, reading),
  })
}
