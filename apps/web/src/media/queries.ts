import { infiniteQueryOptions, queryOptions, useMutation, useQueryClient } from '@tanstack/react-query'
import { api } from '../floor/index.ts'
import type { MediaAsked } from './media-url.ts'

export const MEDIA_KEY = ['media'] as const
const AT_ONCE = 40

export const mediaOptions = (team: string, asked: MediaAsked) =>
  infiniteQueryOptions({
    queryKey: [...MEDIA_KEY, team, asked],
    queryFn: async ({ signal, pageParam }) => {
      let next: string | null = null
      const query = { ...asked, team, limit: AT_ONCE, ...(pageParam !== null && { cursor: pageParam }) }
      const onNext = (after: string | null) => {
        next = after
      }
      return { media: await api.listAdMedia({ query }, { signal, onNext }), next: next as string | null }
    },
    initialPageParam: null as string | null,
    getNextPageParam: ({ next }) => next,
  })

export const oneMediaOptions = (pk: string) =>
  queryOptions({
    queryKey: [...MEDIA_KEY, 'one', pk],
    queryFn: ({ signal }) => api.getAdMedia({ path: { pk } }, { signal }),
  })

export function useMediaChanges() {
  const client = useQueryClient()
  const onSettled = () => client.invalidateQueries({ queryKey: MEDIA_KEY })
  const change = useMutation({
    mutationFn: ({ id, ...body }: { id: string; name?: string; alt_text?: string }) =>
      api.changeAdMedia({ path: { pk: id }, body }),
    onSettled,
  })
  const remove = useMutation({ mutationFn: (pk: string) => api.deleteAdMedia({ path: { pk } }), onSettled })
  const restore = useMutation({ mutationFn: (pk: string) => api.restoreAdMedia({ path: { pk } }), onSettled })
  return { change, remove, restore, onSettled }
}
