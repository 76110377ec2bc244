import type { SocialNetwork } from '@starling/contract'

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
  }
}
