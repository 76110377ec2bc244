import type { accounts } from '@starling/contract'
import { findLinkedById, findTeam, keepAdGrant, keepTeamAccount } from '@starling/store'
import type { Ids, Sweep, Sweeping } from '../floor/index.ts'

const team = { path: ({ team }: Ids) => ({ team_id: team! }) }
const one = (name: string) => ({ path: ({ team, ...rows }: Ids) => ({ team_id: team!, pk: rows[name]! }) })
const AT_X = { network: 'x', currency: 'USD', timezone: 'America/Los_Angeles', agency: false, treatment: null } as const

/** Of its own making: to grant or to link one asks X for the ad accounts first. */
async function adGrant({ product, row }: Sweeping): Promise<string> {
  const [social_account_id, member_id] = [await row('account'), await row('member')]
  return product.store.change('operator', async (change) => {
    const { user_id } = (await findLinkedById(change, social_account_id))!
    const granted = { member_id, social_account_id, network: 'x' as const, account_id: '18ce5' }
    const { id } = await keepAdGrant(change, user_id, granted)
    await change.audit('ad_grant.made', { subject_id: id })
    return id
  })
}

async function teamAccount({ product, row, team }: Sweeping, account_id: string): Promise<string> {
  const social_account_id = await row('account')
  return product.store.change('operator', async (change) => {
    const [{ user_id }, { id: team_id }] = [
      (await findLinkedById(change, social_account_id))!,
      (await findTeam(change, team))!,
    ]
    const keys = { social_account_id, linked_by: user_id, ad_grant_id: null }
    const id = await keepTeamAccount(change, team_id, { ...AT_X, account_id, name: account_id }, keys)
    await change.audit('team_account.linked', { subject_id: id, team_id })
    return id
  })
}

export const sweep: Sweep<typeof accounts.calls> = {
  /** Two of the team: one stays for those rooms that stand on it. */
  rows: async (sweeping) => {
    await sweeping.connectAds()
    return {
      ad_grant: await adGrant(sweeping),
      team_account: await teamAccount(sweeping, '18ce5'),
      spare_team_account: await teamAccount(sweeping, '18ce6'),
    }
  },
  opens: {
    deleteGrantedAccount: { path: ({ ad_grant }) => ({ pk: ad_grant! }) },
    listTeamAccounts: team,
    listAccountsForMe: team,
    linkTeamAccount: { ...team, body: { account_id: '18ce5' } },
    getTeamAccount: one('spare_team_account'),
    listAccountRoles: one('spare_team_account'),
    listAccountFunding: 'of an ad account that X opens to whoever linked it (team-accounts.test.ts)',
    setAccountRole: {
      path: ({ team, member, spare_team_account }) => ({
        ...{ team_id: team!, pk: spare_team_account!, member_id: member! },
      }),
      body: { role: 'draft' },
    },
    checkTeamAccount: one('spare_team_account'),
    deleteTeamAccount: { ...one('spare_team_account'), needs: 'admin' },
    restoreTeamAccount: { ...one('spare_team_account'), removed: 'opens' },
  },
}
