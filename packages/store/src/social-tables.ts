import type { Generated } from 'kysely'

export type SocialNetwork = 'x' | 'facebook' | 'linkedin'
export type FollowAction = 'follow' | 'unfollow'
export type FollowState = 'preview' | 'running' | 'waiting' | 'stopped' | 'done' | 'failed'

/** Accounts at networks, and what is done there in a person's name. */
export type SocialTables = {
  social_accounts: {
    id: string
    user_id: string
    network: SocialNetwork
    uid: string
    handle: string | null
    name: string
    login_grant: string | null
    ads_grant: string | null
    scopes: string
    connected_at: Date
    revoked_at: Date | null
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
  ad_grants: {
    id: string
    user_id: string
    member_id: string
    social_account_id: string
    network: SocialNetwork
    account_id: string
    created_at: Date
  }
  follow_runs: {
    id: string
    user_id: string
    social_account_id: string
    action: FollowAction
    state: FollowState
    error: string | null
    not_found: string[]
    already: Generated<string[]>
    cost: Generated<number>
    created_at: Date
    started_at: Date | null
    waits_until: Date | null
    ended_at: Date | null
  }
  follow_items: {
    id: string
    user_id: string
    run_id: string
    position: number
    uid: string
    handle: string
    name: string
    state: 'pending' | 'done' | 'failed'
    error: string | null
  }
  x_lists: {
    id: string
    user_id: string
    social_account_id: string
    uid: string
    name: string
    description: string
    private: boolean
    created_at: Date
    synced_at: Date | null
  }
  x_list_members: { id: string; user_id: string; list_id: string; uid: string; handle: string; name: string }
}
