import type { AdAccess } from '@starling/contract'

declare module '../tables.ts' {
  interface Tables {
    toolkit_ad_accounts: {
      id: string
      user_id: string
      account_id: string
      name: string
      for_audiences: boolean
      access: AdAccess
      checked_at: Date | null
      social_account_id: string | null
      created_at: Date
      removed_at: Date | null
    }
    extension_approvals: {
      id: string
      user_id: string
      /** What the person came with who approved: it ends with either. */
      token_id: string | null
      session_id: string | null
      challenge: string
      device: string
      created_at: Date
      expires_at: Date
      used_at: Date | null
    }
  }
}
