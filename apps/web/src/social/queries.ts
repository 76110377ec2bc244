import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query'
import { api } from '../floor/index.ts'
import { meOptions } from '../session/index.ts'

export const linkedOptions = queryOptions({
  queryKey: ['social_accounts'],
  queryFn: ({ signal }) => api.listSocialAccounts({}, { signal }),
})

export function useDisconnect() {
  const client = useQueryClient()
  return useMutation({
    mutationFn: (pk: string) => api.disconnectSocialAccount({ path: { pk } }),
    onSettled: async () => {
      await client.invalidateQueries({ queryKey: linkedOptions.queryKey })
      await client.invalidateQueries({ queryKey: meOptions.queryKey })
    },
  })
}
