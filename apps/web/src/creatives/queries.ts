import type { AdCreative, CreativeKind, NewCreative } from '@starling/contract/browser'
import { infiniteQueryOptions, queryOptions, useMutation, useQueryClient } from '@tanstack/react-query'
import { api } from '../floor/index.ts'
import { useSubmitOnce } from '../forms/index.ts'

const KEY = ['creatives'] as const
const AT_ONCE = 40
export type CreativesAsked = { kind?: CreativeKind; search?: string; variant_of?: string }

export const creativesOptions = (team: string, asked: CreativesAsked) =>
  infiniteQueryOptions({
    queryKey: [...KEY, team, asked],
    queryFn: async ({ signal, pageParam }) => {
      let next: string | null = null
      const query = { ...asked, team, limit: AT_ONCE, ...(pageParam !== null && { cursor: pageParam }) }
      const onNext = (after: string | null) => {
        next = after
      }
      return { creatives: await api.listAdCreatives({ query }, { signal, onNext }), next: next as string | null }
    },
    initialPageParam: null as string | null,
    getNextPageParam: ({ next }) => next,
  })

export const creativeOptions = (pk: string) =>
  queryOptions({
    queryKey: [...KEY, 'one', pk],
    queryFn: ({ signal }) => api.getAdCreative({ path: { pk } }, { signal }),
  })

/** All of a group, also those that the list does not show. */
export const variantsOptions = (team: string, head: string) =>
  queryOptions({
    queryKey: [...KEY, 'variants', head],
    queryFn: ({ signal }) => api.listAdCreatives({ query: { team, variant_of: head, limit: AT_ONCE } }, { signal }),
  })

export type CreativeFieldsWritten = Required<Omit<NewCreative, 'team' | 'variant_of'>>

export function useCreativeChanges(team: string) {
  const client = useQueryClient()
  const submit = useSubmitOnce()
  const onSettled = () => client.invalidateQueries({ queryKey: KEY })
  const make = useMutation({
    mutationFn: (body: CreativeFieldsWritten & { variant_of?: string }): Promise<AdCreative> =>
      submit((sent, how) => api.createAdCreative({ body: sent }, how), { ...body, team }),
    onSettled,
  })
  const replace = useMutation({
    mutationFn: ({ id, seen, body }: { id: string; seen: string; body: CreativeFieldsWritten }) =>
      api.replaceAdCreative({ path: { pk: id }, body: { ...body, seen_changed_at: seen } }),
    onSettled,
  })
  const remove = useMutation({ mutationFn: (pk: string) => api.deleteAdCreative({ path: { pk } }), onSettled })
  const restore = useMutation({ mutationFn: (pk: string) => api.restoreAdCreative({ path: { pk } }), onSettled })
  return { make, replace, remove, restore }
}
