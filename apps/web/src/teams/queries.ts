import type { Invite, Level, Member, Team } from '@starling/contract/browser'
import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query'
import { api } from '../floor/index.ts'
import { useSubmitOnce } from '../forms/index.ts'
import { meOptions } from '../session/index.ts'

export const teamsOptions = queryOptions({
  queryKey: ['teams'],
  queryFn: ({ signal }) => api.listTeams({}, { signal }),
})

export const teamOptions = (slug: string) =>
  queryOptions({ queryKey: ['team', slug], queryFn: ({ signal }) => api.getTeam({ path: { slug } }, { signal }) })

export const teamInfoOptions = (slug: string) =>
  queryOptions({
    queryKey: ['teaminfo', slug],
    queryFn: ({ signal }) => api.getTeamInfo({ path: { slug } }, { signal }),
    retry: false,
  })

export const membersOptions = (team_id: string) =>
  queryOptions({
    queryKey: ['members', team_id],
    queryFn: ({ signal }) => api.listMembers({ path: { team_id } }, { signal }),
  })

export const invitesOptions = (team_id: string) =>
  queryOptions({
    queryKey: ['invites', team_id],
    queryFn: ({ signal }) => api.listInvites({ path: { team_id } }, { signal }),
  })

/** What shows teams and memberships is asked again once either changes. */
function useTeamsChanged() {
  const client = useQueryClient()
  return () =>
    Promise.all(
      [meOptions.queryKey, teamsOptions.queryKey, ['team'], ['members']].map((queryKey) =>
        client.invalidateQueries({ queryKey }),
      ),
    )
}

export function useCreateTeam() {
  const submit = useSubmitOnce()
  const teamsChanged = useTeamsChanged()
  return useMutation({
    mutationFn: (name: string) => submit((body, options) => api.createTeam({ body }, options), { name }),
    onSuccess: teamsChanged,
  })
}

export type TeamChanges = Partial<Pick<Team, 'name' | 'logo' | 'invoice_email' | 'country' | 'invoice_name'>>

export function useChangeTeam(slug: string) {
  const client = useQueryClient()
  const teamsChanged = useTeamsChanged()
  return useMutation({
    mutationFn: (body: TeamChanges) => api.changeTeam({ path: { slug }, body }),
    onSuccess: (team) => {
      client.setQueryData(teamOptions(slug).queryKey, team)
      return teamsChanged()
    },
  })
}

export function useAcceptInvite(team_id: string) {
  const submit = useSubmitOnce()
  const teamsChanged = useTeamsChanged()
  return useMutation({
    mutationFn: (code: string) =>
      submit((body, options) => api.acceptInvite({ path: { team_id }, body }, options), { code }),
    onSuccess: teamsChanged,
  })
}

type ListChange<Row, Change> = {
  options: { queryKey: readonly unknown[] }
  send: (change: Change) => Promise<unknown>
  foresee: (rows: Row[], change: Change) => Row[]
}

/** Shows a list as it will be at once, and as it was if the server says no. */
function useListChange<Row, Change>({ options: { queryKey }, send, foresee }: ListChange<Row, Change>) {
  const client = useQueryClient()
  return useMutation({
    mutationFn: send,
    onMutate: async (change) => {
      await client.cancelQueries({ queryKey })
      const before = client.getQueryData<Row[]>(queryKey)
      if (before) client.setQueryData<Row[]>(queryKey, foresee(before, change))
      return before
    },
    onError: (_error, _change, before) => {
      if (before) client.setQueryData<Row[]>(queryKey, before)
    },
  })
}

export function useMemberChanges(team_id: string) {
  const options = membersOptions(team_id)
  const onSettled = useTeamsChanged()
  const changeLevel = useListChange<Member, { pk: string; level: Level }>({
    options,
    send: ({ pk, level }) => api.changeMember({ path: { team_id, pk }, body: { level } }).finally(onSettled),
    foresee: (members, { pk, level }) => members.map((member) => (member.id === pk ? { ...member, level } : member)),
  })
  const remove = useListChange<Member, string>({
    options,
    send: (pk) => api.deleteMember({ path: { team_id, pk } }).finally(onSettled),
    foresee: (members, pk) => members.filter(({ id }) => id !== pk),
  })
  const restore = useMutation({
    mutationFn: (pk: string) => api.restoreMember({ path: { team_id, pk } }),
    onSettled,
  })
  return { changeLevel, remove, restore }
}

export function useInviteChanges(team_id: string) {
  const client = useQueryClient()
  const submit = useSubmitOnce()
  const options = invitesOptions(team_id)
  const onSettled = () => client.invalidateQueries({ queryKey: options.queryKey })
  const create = useMutation({
    mutationFn: (invites: { emails: string[]; message: string }) =>
      submit((body, how) => api.createInvites({ path: { team_id }, body }, how), invites),
    onSettled,
  })
  const withdraw = useListChange<Invite, string>({
    options,
    send: (pk) => api.withdrawInvite({ path: { team_id, pk } }).finally(onSettled),
    foresee: (invites, pk) =>
      invites.map((invite) => (invite.id === pk ? { ...invite, state: 'withdrawn' as const } : invite)),
  })
  const restore = useMutation({
    mutationFn: (pk: string) => api.restoreInvite({ path: { team_id, pk } }),
    onSettled,
  })
  return { create, withdraw, restore }
}
