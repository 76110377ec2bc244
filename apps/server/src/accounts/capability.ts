import { accounts as calls } from '@starling/contract'
import { served } from '../floor/index.ts'
import { deleteGrantedAccount, grantAccount, listAdAccounts, listGrantedAccounts } from './ad-accounts.ts'
import { sweep } from './sweep.ts'
import {
  checkAgencyAdAccount,
  checkTeamAccount,
  deleteTeamAccount,
  getTeamAccount,
  linkTeamAccount,
  listAccountRoles,
  listAccountsForMe,
  listTeamAccounts,
  restoreTeamAccount,
  setAccountRole,
} from './team-accounts.ts'
import { treatAsConfigured } from './treatment.ts'

export const accounts = served(calls, {
  handlers: {
    listAdAccounts,
    listGrantedAccounts,
    grantAccount,
    deleteGrantedAccount,
    listTeamAccounts,
    linkTeamAccount,
    getTeamAccount,
    deleteTeamAccount,
    restoreTeamAccount,
    checkTeamAccount,
    listAccountRoles,
    setAccountRole,
    listAccountsForMe,
    checkAgencyAdAccount,
  },
  // How ad accounts are treated is configured: those that are linked already are treated so from the next start on.
  work: (product) => ({ resume: () => treatAsConfigured(product) }),
  sweep,
})
