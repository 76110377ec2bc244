export { deskOf, findTeamAccount, refuseBelow, type TeamDesk } from './desk.ts'
