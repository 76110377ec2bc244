declare module '../tables.ts' {
  interface Tables {
    x_communities: {
      id: string
      team_id: string
      /** Its id at X. */
      uid: string
      name: string
      description: string
      member_count: number | null
      join_policy: string | null
      founded_at: Date | null
      read_at: Date
    }
  }
}
