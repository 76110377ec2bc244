import { accounts as calls } from '@starling/contract'
import { served } from '../floor/index.ts'
import { adAccounts, deleteGrant, grantAccount, grantedAccounts } from './ad-accounts.ts'
import { sweep } from './sweep.ts'

export const accounts = served(calls, {
  handlers: {
    listAdAccounts: (_, context) => adAccounts(context),
    listGrantedAccounts: ({ query }, context) => grantedAccounts(query, context),
    grantAccount: ({ body: { member, account } }, context) =>
      grantAccount(member, account.account_id, account.network, context),
    deleteGrantedAccount: ({ path }, context) => deleteGrant(path.pk, context),
  },
  sweep,
})
