export { DeleteAccount } from './DeleteAccount.tsx'
export { DeletedTeams } from './DeletedTeams.tsx'
export { DeleteTeam } from './DeleteTeam.tsx'
