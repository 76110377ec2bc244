import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query'
import { api } from '../floor/index.ts'

const KEY = ['shared-links'] as const
export type LinksBy = 'team' | 'me'

export const sharedLinksOptions = (team_id: string, by: LinksBy) =>
  queryOptions({
    queryKey: [...KEY, team_id, by],
    queryFn: ({ signal }) => api.listSharedLinks({ path: { team_id }, query: { by } }, { signal }),
  })

type NewLink = Parameters<typeof api.createSharedLink>[0]['body']

export function useLinkChanges(team_id: string) {
  const client = useQueryClient()
  const onSettled = () => client.invalidateQueries({ queryKey: KEY })
  // Never sent again by itself: its token is told once, so an answer that was lost is a link to revoke.
  const make = useMutation({
    mutationFn: (body: NewLink) => api.createSharedLink({ path: { team_id }, body }),
    onSettled,
  })
  const revoke = useMutation({
    mutationFn: (pk: string) => api.deleteSharedLink({ path: { team_id, pk } }),
    onSettled,
  })
  const restore = useMutation({
    mutationFn: (pk: string) => api.restoreSharedLink({ path: { team_id, pk } }),
    onSettled,
  })
  return { make, revoke, restore }
}
