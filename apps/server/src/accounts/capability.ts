import { accounts as calls } from '@starling/contract'
import { served } from '../floor/index.ts'
import { deleteGrantedAccount, grantAccount, listAdAccounts, listGrantedAccounts } from './ad-accounts.ts'
import { sweep } from './sweep.ts'

export const accounts = served(calls, {
  handlers: {
    listAdAccounts,
    listGrantedAccounts,
    grantAccount,
    deleteGrantedAccount,
  },
  sweep,
})
