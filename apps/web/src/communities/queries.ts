import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query'
import { api } from '../floor/index.ts'

const KEPT_MS = 5 * 60_000

export const communitiesOptions = queryOptions({
  queryKey: ['communities'],
  queryFn: ({ signal }) => api.listCommunities({}, { signal }),
  staleTime: KEPT_MS,
})

export const communityOptions = (pk: string) =>
  queryOptions({
    queryKey: ['communities', pk],
    queryFn: ({ signal }) => api.getCommunity({ path: { pk } }, { signal }),
    staleTime: KEPT_MS,
  })

export const xCommunitiesOptions = (team: string) =>
  queryOptions({
    queryKey: ['x_communities', team],
    queryFn: ({ signal }) => api.listXCommunities({ query: { team } }, { signal }),
  })

export function useSearchAtX(team: string) {
  const client = useQueryClient()
  return useMutation({
    mutationFn: (asked: { query: string; account: string }) => api.searchXCommunities({ body: { ...asked, team } }),
    onSettled: () => client.invalidateQueries({ queryKey: ['x_communities', team] }),
  })
}
