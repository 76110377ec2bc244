import type { SocialAccount, XList } from '@starling/contract/browser'
import { queryOptions, useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef } from 'react'
import { api } from '../floor/index.ts'
import { useSubmitOnce } from '../forms/index.ts'
import { linkedOptions } from '../social/index.ts'
import { readingOptions } from '../sources/index.ts'

const BUSY_MS = 1_500

/** What was changed here and X was not told yet is asked for again until it was. */
const isWaiting = ({ state }: Pick<XList, 'state'>): boolean => state === 'pending'

export const listsOptions = queryOptions({
  queryKey: ['x_lists'],
  queryFn: ({ signal }) => api.listXLists({}, { signal }),
  refetchInterval: ({ state }) => (state.data?.some(isWaiting) ? BUSY_MS : false),
})

export const listOptions = (pk: string) =>
  queryOptions({
    queryKey: ['x_lists', pk],
    queryFn: ({ signal }) => api.getXList({ path: { pk } }, { signal }),
    refetchInterval: ({ state }) => (state.data && isWaiting(state.data) ? BUSY_MS : false),
  })

/** Handles of those on a list, for who takes them elsewhere. */
export function useMembersOf(): (list: XList) => Promise<string[]> {
  const client = useQueryClient()
  return async ({ id }) => (await client.fetchQuery(listOptions(id))).members.map(({ handle }) => handle)
}

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
  const retry = useMutation({ mutationFn: (pk: string) => api.retryXList({ path: { pk } }), onSettled })
  return { create, change, remove, retry, members, read }
}
