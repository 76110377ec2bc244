import type { AccountRole, SocialNetwork } from '@starling/contract/browser'
import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query'
import { api } from '../floor/index.ts'
import { useSubmitOnce } from '../forms/index.ts'

export const teamAccountsOptions = (team_id: string) =>
  queryOptions({
    queryKey: ['team_accounts', team_id],
    queryFn: ({ signal }) => api.listTeamAccounts({ path: { team_id } }, { signal }),
  })

export const accountRolesOptions = (team_id: string, pk: string) =>
  queryOptions({
    queryKey: ['account_roles', team_id, pk],
    queryFn: ({ signal }) => api.listAccountRoles({ path: { team_id, pk } }, { signal }),
  })

/** X lets them be listed five times in fifteen minutes: they are not asked for again because a page is. */
export const myAdAccountsOptions = queryOptions({
  queryKey: ['ad_accounts'],
  queryFn: ({ signal }) => api.listAdAccounts({}, { signal }),
  staleTime: 5 * 60_000,
})

export const accountsForMeOptions = (team_id: string) =>
  queryOptions({
    queryKey: ['accounts_for_me', team_id],
    queryFn: ({ signal }) => api.listAccountsForMe({ path: { team_id } }, { signal }),
  })

export const grantsOptions = queryOptions({
  queryKey: ['granted_accounts'],
  queryFn: ({ signal }) => api.listGrantedAccounts({}, { signal }),
})

export const capsOptions = (team_id: string) =>
  queryOptions({
    queryKey: ['spending_caps', team_id],
    queryFn: ({ signal }) => api.listSpendingCaps({ path: { team_id } }, { signal }),
  })

function useAgain(...keys: readonly (readonly unknown[])[]) {
  const client = useQueryClient()
  return () => Promise.all(keys.map((queryKey) => client.invalidateQueries({ queryKey })))
}

export function useTeamAccountChanges(team_id: string) {
  const onSettled = useAgain(['team_accounts', team_id], ['account_roles', team_id], ['spending_caps', team_id])
  const submit = useSubmitOnce()
  const at = (pk: string) => ({ path: { team_id, pk } })
  const link = useMutation({
    mutationFn: (given: { account_id: string; network: SocialNetwork }) =>
      submit((body, how) => api.linkTeamAccount({ path: { team_id }, body }, how), given),
    onSettled,
  })
  const check = useMutation({ mutationFn: (pk: string) => api.checkTeamAccount(at(pk)), onSettled })
  const remove = useMutation({ mutationFn: (pk: string) => api.deleteTeamAccount(at(pk)), onSettled })
  const restore = useMutation({ mutationFn: (pk: string) => api.restoreTeamAccount(at(pk)), onSettled })
  const setRole = useMutation({
    mutationFn: ({ pk, member_id, role }: { pk: string; member_id: string; role: AccountRole | null }) =>
      api.setAccountRole({ path: { team_id, pk, member_id }, body: { role } }),
    onSettled,
  })
  return { link, check, remove, restore, setRole }
}

type NewCap = { team_account: string | null; currency: string; amount_micro: number }

export function useCapChanges(team_id: string) {
  const onSettled = useAgain(['spending_caps', team_id])
  const at = (pk: string) => ({ path: { team_id, pk } })
  const set = useMutation({
    mutationFn: (body: NewCap) => api.setSpendingCap({ path: { team_id }, body }),
    onSettled,
  })
  const end = useMutation({ mutationFn: (pk: string) => api.endSpendingCap(at(pk)), onSettled })
  const restore = useMutation({ mutationFn: (pk: string) => api.restoreSpendingCap(at(pk)), onSettled })
  const approve = useMutation({
    mutationFn: ({ pk, asked_at }: { pk: string; asked_at: string }) =>
      api.approveSpendingCap({ ...at(pk), body: { asked_at } }),
    onSettled,
  })
  const refuse = useMutation({ mutationFn: (pk: string) => api.refuseSpendingCap(at(pk)), onSettled })
  return { set, end, restore, approve, refuse }
}

type NewGrant = { member: string; account: { account_id: string; network: SocialNetwork } }

export function useGrantChanges() {
  const onSettled = useAgain(['granted_accounts'], ['team_accounts'])
  const submit = useSubmitOnce()
  const grant = useMutation({
    mutationFn: (given: NewGrant) => submit((body, how) => api.grantAccount({ body }, how), given),
    onSettled,
  })
  const revoke = useMutation({
    mutationFn: (pk: string) => api.deleteGrantedAccount({ path: { pk } }),
    onSettled,
  })
  return { grant, revoke }
}
