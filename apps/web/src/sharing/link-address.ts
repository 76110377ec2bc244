import { SHARED_AT } from '@starling/contract/browser'
import { boot } from '../floor/index.ts'

/** What is handed on. Behind `#`, so that the token is in no log and leaves with no request. */
export const linkAddress = (token: string): string =>
  `${location.origin}${SHARED_AT}#${new URLSearchParams({ link: token })}`

export const tokenIn = (hash: string): string | null => new URLSearchParams(hash.slice(1)).get('link')

/** Where the links of a team are listed. */
export const linksPath = (team_id: string): string =>
  boot.site === 'team' ? `/${team_id}/shared-links` : '/shared-links'
