import type { Generated } from 'kysely'
import type { JsonColumn } from '../tables.ts'

export type ConnectionKind = 'account' | 'app' | 'installation'
export type RunState = 'estimate' | 'running' | 'waiting' | 'stopped' | 'at_limit' | 'done' | 'partly' | 'failed'
export type StepKind = 'profile' | 'posts' | 'followers' | 'gone_posts' | 'gone_accounts'
export type StepState = 'pending' | 'done' | 'fresh' | 'failed'

declare module '../tables.ts' {
  interface Tables {
    connections: {
      id: string
      team_id: string
      kind: ConnectionKind
      name: string
      social_account_id: string | null
      bearer: string | null
      created_by: string | null
      created_at: Date
      removed_at: Date | null
    }
    followed_sources: {
      id: string
      team_id: string
      connection_id: string
      kind: 'handle' | 'keyword'
      value: string
      days: number
      post_limit: number
      follower_limit: number
      created_at: Date
      removed_at: Date | null
      error: string | null
      uid: string | null
      name: string | null
      followers_count: number | null
      post_count: number | null
      profile_read_at: Date | null
      posts: Generated<number>
      posts_read_at: Date | null
      newest_id: string | null
      pass_newest_id: string | null
      pass_start_at: Date | null
      pass_cursor: string | null
      pass_read: Generated<number>
      followers: Generated<number>
      followers_read_at: Date | null
      followers_cursor: string | null
      followers_pass_read: Generated<number>
    }
    ingest_runs: {
      id: string
      team_id: string
      kind: 'read' | 'check'
      state: RunState
      estimated_cost: number
      approved_cost: number | null
      at_most: boolean
      deleted: Generated<number>
      waits: Generated<number>
      error: string | null
      created_by: string | null
      created_at: Date
      started_at: Date | null
      waits_until: Date | null
      ended_at: Date | null
    }
    ingest_steps: {
      id: string
      team_id: string
      run_id: string
      source_id: string | null
      position: number
      kind: StepKind
      state: StepState
      estimate: number
      read: Generated<number>
      cursor: string | null
      error: string | null
    }
    read_costs: {
      id: string
      /** Null once the team is deleted: what was read is still on the operator's bill. */
      team_id: string | null
      run_id: string | null
      resource: string
      count: number
      cost: number
      by_installation: boolean
      read_at: Date
    }
    key_teams: { team_id: string; allowed_at: Date }
    ingest_pages: {
      id: string
      team_id: string
      run_id: string
      kind: StepKind
      followers_of: string | null
      fetched_at: Date
      page: JsonColumn
      gone: string[]
    }
    reading_rules: { team_id: string; cap: number | null; daily: boolean }
  }
}
declare module '../jobs.ts' {
  interface JobPayloads {
    run_ingest: { run_id: string }
    read_sources: Record<string, never>
  }
}
