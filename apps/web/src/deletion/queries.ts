import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query'
import { api } from '../floor/index.ts'
import { meOptions } from '../session/index.ts'

export const deletedTeamsOptions = queryOptions({
  queryKey: ['deleted_teams'],
  queryFn: ({ signal }) => api.listDeletedTeams({}, { signal }),
})

/** Beside what it depends on: whoever makes someone an admin finds the way free. */
export const accountDeletionOptions = queryOptions({
  queryKey: ['teams', 'account_deletion'],
  queryFn: ({ signal }) => api.getAccountDeletion({}, { signal }),
})

/** What shows teams is asked again after either. */
export function useTeamDeletion() {
  const client = useQueryClient()
  const onSuccess = () =>
    Promise.all(
      [meOptions.queryKey, deletedTeamsOptions.queryKey, ['teams'], ['team']].map((queryKey) =>
        client.invalidateQueries({ queryKey }),
      ),
    )
  const remove = useMutation({
    mutationFn: ({ team_id, name }: { team_id: string; name: string }) =>
      api.deleteTeam({ path: { team_id }, body: { name } }),
    onSuccess,
  })
  const restore = useMutation({ mutationFn: (pk: string) => api.restoreTeam({ path: { pk } }), onSuccess })
  return { remove, restore }
}
