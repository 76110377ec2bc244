export { placeAfterSignIn, samePlace } from './after-sign-in.ts'
export { askOtherSites, NOBODY, nextAddress, readHandOver } from './hand-over.ts'
export { MailedPage, useMailedCode } from './MailedPage.tsx'
export { NETWORK_NAMES } from './network-names.ts'
export { leaveFor, openSite } from './open-site.ts'
export { isOurSite } from './our-site.ts'
export { personName } from './person-name.ts'
export {
  membershipOf,
  meOptions,
  personNow,
  recentTeam,
  rememberTeam,
  signedIn,
  signOut,
  signOutTo,
  useMe,
  useTeamAtHand,
} from './session.ts'
export { dropFragment, readSignInLink, type SignInLink } from './sign-in-link.ts'
export type { SocialReturn } from './social-return.ts'
export { TeamAtHand } from './TeamAtHand.tsx'
