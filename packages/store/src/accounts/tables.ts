import type { AccountRole, AccountTreatment, AdAccess, SocialNetwork } from '@starling/contract'

declare module '../tables.ts' {
  interface Tables {
    ad_grants: {
      id: string
      user_id: string
      member_id: string
      social_account_id: string
      network: SocialNetwork
      account_id: string
      created_at: Date
    }
    team_accounts: {
      id: string
      team_id: string
      account_id: string
      network: SocialNetwork
      name: string
      /** Null until X has named what pays for it. */
      currency: string | null
      timezone: string
      /** Whose keys open it; null once that link was ended. */
      social_account_id: string | null
      linked_by: string | null
      /** Linked by someone whom its owner let use it: it ends with the grant. */
      by_grant: boolean
      ad_grant_id: string | null
      access: AdAccess
      checked_at: Date | null
      agency: boolean
      treatment: AccountTreatment | null
      created_at: Date
      removed_at: Date | null
      removed_by: string | null
    }
    account_roles: {
      id: string
      team_id: string
      team_account_id: string
      member_id: string
      role: AccountRole
      changed_at: Date
    }
  }
}
