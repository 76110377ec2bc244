import type { Takeout } from '@starling/contract/browser'
import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query'
import { api } from '../floor/index.ts'

const LOOK_EVERY_MS = 1_500

/** What is being prepared is asked for again until it was. */
export const takeoutsOptions = queryOptions({
  queryKey: ['takeouts'],
  queryFn: ({ signal }) => api.listTakeouts({}, { signal }),
  refetchInterval: ({ state }) => (state.data?.some(isWaiting) ? LOOK_EVERY_MS : false),
})

export const isWaiting = ({ state }: Takeout): boolean => state === 'waiting'

export function useTakeoutChanges() {
  const client = useQueryClient()
  const onSettled = () => client.invalidateQueries({ queryKey: takeoutsOptions.queryKey })
  const start = useMutation({ mutationFn: () => api.createTakeout(), onSettled })
  const remove = useMutation({ mutationFn: (pk: string) => api.deleteTakeout({ path: { pk } }), onSettled })
  const restore = useMutation({ mutationFn: (pk: string) => api.restoreTakeout({ path: { pk } }), onSettled })
  return { start, remove, restore }
}
