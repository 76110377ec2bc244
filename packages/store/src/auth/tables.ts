import type { SiteName, TokenKind, TokenScope, WayIn } from '@starling/contract'
import type { Generated } from 'kysely'

declare module '../tables.ts' {
  interface Tables {
    users: {
      id: string
      email: string
      first_name: string
      last_name: string
      language: 'en' | 'ja' | null
      /** When the person proved to read this mailbox. */
      email_verified_at: Date | null
      way_in: Generated<WayIn>
      /** Being deleted since: every way in has ended. */
      removed_at: Date | null
      created_at: Date
    }
    user_groups: { user_id: string; name: string }
    tokens: {
      id: string
      user_id: string
      /** The token that it was made with: it ends with that. */
      token_id: string | null
      /** The passkey that opened the session in which it was made: it ends with that. */
      passkey_id: string | null
      kind: TokenKind
      name: string
      scopes: TokenScope[]
      secret_hash: string
      created_at: Date
      seen_at: Date | null
      expires_at: Date | null
    }
    sessions: {
      id: string
      user_id: string
      /** The token that it goes back to, and the session whose pass opened it: it ends with either. */
      token_id: string | null
      session_id: string | null
      /** The passkey that it goes back to, however far: it ends with that. */
      passkey_id: string | null
      secret_hash: string
      device: string
      created_at: Date
      seen_at: Date
      /** When the person last showed that it is them. */
      confirmed_at: Date
      expires_at: Date
    }
    devices: { id: string; user_id: string; secret_hash: string; created_at: Date }
    magic_links: {
      id: string
      email: string
      site: string
      language: 'en' | 'ja'
      created_at: Date
      expires_at: Date
      used_at: Date | null
    }
    passes: {
      id: string
      user_id: string
      token_id: string | null
      session_id: string | null
      created_at: Date
      expires_at: Date
      used_at: Date | null
    }
    passkeys: {
      id: string
      user_id: string
      /** The passkey that opened the session in which it was added. */
      passkey_id: string | null
      name: string
      host: string
      credential_id: string
      public_key: string
      transports: string[]
      counter: number
      created_at: Date
      seen_at: Date | null
      removed_at: Date | null
    }
    /** By the id of the challenge that was answered. */
    passkey_uses: { id: string; user_id: string; created_at: Date }
    spendings: { key: string; spent_at: Date }
  }
}
/** By the id of its audit row. */
export type ToldAct = { act_id: string; site: SiteName | null }
declare module '../send.ts' {
  interface Outgoing {
    /** `more` acts came before these: too many for one mail. */
    'mail.notice': { payload: { acts: ToldAct[]; more: number }; result: null }
    'mail.login': { payload: { magic_link_id: string }; result: null }
  }
}
