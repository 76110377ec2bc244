declare module '../jobs.ts' {
  interface JobPayloads {
    carry_out_deletions: Record<string, never>
  }
}
declare module '../send.ts' {
  interface Outgoing {
    'mail.account_deleted': { payload: { user_id: string }; result: null }
    'mail.team_deleted': { payload: { team_id: string; user_id: string; by_user_id: string }; result: null }
  }
}
