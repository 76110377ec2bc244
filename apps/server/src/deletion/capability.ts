import { deletion as calls } from '@starling/contract'
import { served } from '../floor/index.ts'
import { deleteAccount, getAccountDeletion, restoreAccount } from './accounts.ts'
import { carryOutDeletions } from './carry-out.ts'
import { accountMailCourier, teamMailCourier } from './mails.ts'
import { sweep } from './sweep.ts'
import { deleteTeam, listDeletedTeams, restoreTeam } from './teams.ts'

export const deletion = served(calls, {
  handlers: { deleteTeam, listDeletedTeams, restoreTeam, getAccountDeletion, deleteAccount, restoreAccount },
  work: (product) => ({
    jobs: { carry_out_deletions: () => carryOutDeletions(product) },
    couriers: { 'mail.account_deleted': accountMailCourier(product), 'mail.team_deleted': teamMailCourier(product) },
  }),
  crons: [{ at: '30 3 * * *', job: 'carry_out_deletions' }],
  sweep,
})
