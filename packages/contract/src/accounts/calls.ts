import { z } from 'zod'
import { capability, del, get, post } from '../call.ts'
import { SocialNetwork } from '../networks/index.ts'
import { nothing, Paging } from '../primitives.ts'
import { AdAccount, GrantedAccount } from './entities.ts'

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
})
