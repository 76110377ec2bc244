import type { SocialNetwork } from '@starling/contract'

declare module '../tables.ts' {
  interface Tables {
    social_accounts: {
      id: string
      user_id: string
      /** The passkey that opened the session in which it was linked: the link ends with that. */
      passkey_id: string | null
      network: SocialNetwork
      uid: string
      handle: string | null
      name: string
      login_grant: string | null
      ads_grant: string | null
      scopes: string
      connected_at: Date
      revoked_at: Date | null
      /** While someone renews the grant, others wait for it: a refresh token works once. */
      renewing_until: Date | null
      lists_asked_at: Date | null
      lists_read_at: Date | null
      lists_error: string | null
    }
    ended_grants: { id: string; user_id: string; network: SocialNetwork; sealed: string; ended_at: Date }
    login_states: {
      id: string
      network: SocialNetwork
      protocol: 'oauth1' | 'oauth2'
      site: string
      user_id: string | null
      state_hash: string
      browser_hash: string
      sealed: string
      created_at: Date
      expires_at: Date
      used_at: Date | null
      arrived: string | null
      finished_at: Date | null
    }
  }
}
declare module '../send.ts' {
  interface Outgoing {
    'grant.revoke': { payload: { ended_grant_id: string }; result: null }
  }
}
