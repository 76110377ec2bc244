import { z } from 'zod'
import { capability, del, get, post, put } from '../call.ts'
import { SocialNetwork } from '../networks/index.ts'
import { nothing, Paging } from '../primitives.ts'
import { AccountForMe, AdAccount, GrantedAccount, MemberRole, TeamAccount } from './entities.ts'
import { FUNDING_CALLS } from './funding-calls.ts'
import { ACCOUNT_ROLES } from './roles.ts'

export const accounts = capability('accounts', {
  listAdAccounts: get('/api/user/accounts/', {
    who: 'user',
    summary: 'Ad accounts that my linked accounts open',
    bounded: 'as many as X opens to one person',
    answer: z.array(AdAccount),
  }),
  listGrantedAccounts: get('/api/user/granted-accounts/', {
    who: 'user',
    summary: 'Ad accounts that I let members use',
    query: Paging,
    answer: z.array(GrantedAccount),
  }),
  grantAccount: post('/api/user/granted-accounts/', {
    who: 'user',
    scope: 'manage',
    summary: 'Let a member of a team of mine use one of my ad accounts',
    body: z.strictObject({
      member: z.string().max(64),
      account: z.strictObject({ account_id: z.string().min(1).max(64), network: SocialNetwork }),
    }),
    answer: GrantedAccount,
  }),
  deleteGrantedAccount: del('/api/user/granted-accounts/{pk}/', {
    who: 'user',
    scope: 'manage',
    summary: 'Take an ad account back',
    answer: nothing,
  }),

  listTeamAccounts: get('/api/teams/{team_id}/accounts/', {
    who: 'member',
    summary: 'Ad accounts that a team works in, by name',
    query: Paging,
    answer: z.array(TeamAccount),
  }),
  linkTeamAccount: post('/api/teams/{team_id}/accounts/', {
    who: 'member',
    scope: 'manage',
    fresh: true,
    summary: 'Let a team work in an ad account that X opens to me, or that I was granted',
    body: z.strictObject({ account_id: z.string().min(1).max(64), network: SocialNetwork.default('x') }),
    answer: TeamAccount,
  }),
  getTeamAccount: get('/api/teams/{team_id}/accounts/{pk}/', {
    who: 'member',
    summary: 'One ad account of a team',
    answer: TeamAccount,
  }),
  deleteTeamAccount: del('/api/teams/{team_id}/accounts/{pk}/', {
    who: 'member',
    scope: 'manage',
    summary: 'Remove an ad account from a team (admin), or take back one that goes by my keys',
    answer: nothing,
  }),
  restoreTeamAccount: post('/api/starling/teams/{team_id}/accounts/{pk}/restore/', {
    who: 'admin',
    scope: 'manage',
    fresh: true,
    summary: 'Bring back a removed ad account; one that its owner took back is closed until they link it again',
    answer: TeamAccount,
  }),
  checkTeamAccount: post('/api/starling/teams/{team_id}/accounts/{pk}/check/', {
    who: 'member',
    scope: 'write',
    summary: 'Ask X whether it still opens an ad account of a team',
    answer: TeamAccount,
  }),
  listAccountRoles: get('/api/starling/teams/{team_id}/accounts/{pk}/roles/', {
    who: 'member',
    summary: 'Members whose role in an ad account is not the usual one',
    query: Paging,
    answer: z.array(MemberRole),
  }),
  setAccountRole: put('/api/starling/teams/{team_id}/accounts/{pk}/roles/{member_id}/', {
    who: 'admin',
    scope: 'manage',
    fresh: true,
    summary: 'Say what a member may do in an ad account; null is as usual',
    body: z.strictObject({ role: z.enum(ACCOUNT_ROLES).nullable() }),
    answer: nothing,
  }),
  listAccountsForMe: get('/api/starling/teams/{team_id}/granted-accounts/', {
    who: 'member',
    summary: 'Ad accounts that others of the team let me use',
    bounded: 'as many as were granted to one member',
    answer: z.array(AccountForMe),
  }),
  checkAgencyAdAccount: get('/api/external/check-agency-ad-account/', {
    who: 'pro',
    summary: 'Whether an ad account is one of an agency',
    query: z.strictObject({ ad_account_id: z.string().min(1).max(64) }),
    answer: z.object({ is_agency_ad_account: z.boolean() }),
  }),

  ...FUNDING_CALLS,
})
