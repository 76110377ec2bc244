declare module '../tables.ts' {
  interface Tables {
    takeouts: {
      id: string
      user_id: string
      state: 'waiting' | 'ready' | 'failed'
      size: number | null
      created_at: Date
      expires_at: Date
      removed_at: Date | null
    }
    takeout_pieces: { id: string; user_id: string; takeout_id: string; position: number; content: string }
  }
}
declare module '../jobs.ts' {
  interface JobPayloads {
    prepare_takeout: { takeout_id: string }
  }
}
