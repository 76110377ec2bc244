import type { SocialAccount } from '@starling/contract/browser'
import { queryOptions, useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef } from 'react'
import { api } from '../../api.ts'
import { useSubmitOnce } from '../../forms/submit-once.ts'
import { readingOptions } from '../../sources/queries.ts'
import { linkedOptions } from '../queries.ts'

const BUSY_MS = 1_500

export const listsOptions = queryOptions({
  queryKey: ['x_lists'],
  queryFn: ({ signal }) => api.listXLists({}, { signal }),
})

export const listOptions = (pk: string) =>
  queryOptions({
    queryKey: ['x_lists', pk],
    queryFn: ({ signal }) => api.getXList({ path: { pk } }, { signal }),
  })

const isReading = (accounts: readonly SocialAccount[] | undefined) => accounts?.some(({ lists }) => lists.reading)

/** My accounts at X, asked again while their lists are being read; the lists follow. */
export function useXAccounts(team: string) {
  const client = useQueryClient()
  const linked = useQuery({
    ...linkedOptions,
    refetchInterval: ({ state }) => (isReading(state.data) ? BUSY_MS : false),
  })
  const reading = isReading(linked.data) === true
  const was = useRef(reading)
  useEffect(() => {
    if (was.current && !reading) {
      void client.invalidateQueries({ queryKey: listsOptions.queryKey })
      void client.invalidateQueries({ queryKey: readingOptions(team).queryKey })
    }
    was.current = reading
  }, [reading, client, team])
  return { ...linked, data: linked.data?.filter(({ provider }) => provider === 'x') }
}

export type ListFields = { name: string; description: string; private: boolean }

/** `team` is whose limit the reads count against. */
export function useListChanges(team: string) {
  const client = useQueryClient()
  const submit = useSubmitOnce()
  const onSettled = () =>
    Promise.all(
      [listsOptions.queryKey, linkedOptions.queryKey, readingOptions(team).queryKey].map((queryKey) =>
        client.invalidateQueries({ queryKey }),
      ),
    )
  const create = useMutation({
    mutationFn: (list: ListFields & { account: string }) => submit((body, how) => api.createXList({ body }, how), list),
    onSettled,
  })
  const change = useMutation({
    mutationFn: ({ pk, ...body }: ListFields & { pk: string }) => api.replaceXList({ path: { pk }, body }),
    onSettled,
  })
  const remove = useMutation({ mutationFn: (pk: string) => api.deleteXList({ path: { pk } }), onSettled })
  const members = useMutation({
    mutationFn: ({ pk, ...body }: { pk: string; add?: string[]; remove?: string[] }) =>
      api.changeXListMembers({ path: { pk }, body: { ...body, team } }),
    onSettled,
  })
  const read = useMutation({
    mutationFn: (account: string) => api.syncXLists({ body: { account, team } }),
    onSettled,
  })
  return { create, change, remove, members, read }
}
