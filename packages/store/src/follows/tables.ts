import type { Generated } from 'kysely'

export type FollowAction = 'follow' | 'unfollow'
export type FollowState = 'preview' | 'running' | 'waiting' | 'stopped' | 'done' | 'failed'

declare module '../tables.ts' {
  interface Tables {
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
  }
}
declare module '../send.ts' {
  interface Outgoing {
    /** `acted` is false where the run was stopped meanwhile. */
    'x_follow.act': { payload: { run_id: string; item_id: string }; result: { acted: boolean } }
  }
}
