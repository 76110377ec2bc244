export { apiOf, isNo, openAtX } from './at-x.ts'
export { deskOf, findTeamAccount, refuseBelow, type TeamDesk } from './desk.ts'
