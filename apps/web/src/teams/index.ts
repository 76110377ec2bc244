export { AdminsOnly } from './AdminsOnly.tsx'
export { FirstTeam } from './FirstTeam.tsx'
export { openedInvite } from './invites/opened-invite.ts'
export { teamInfoOptions } from './queries.ts'
