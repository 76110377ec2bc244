import type { FILE_STATES } from '@starling/contract'

declare module '../tables.ts' {
  interface Tables {
    files: {
      id: string
      team_id: string
      made_by: string | null
      /** Null while nothing is made of it. */
      ad_media_id: string | null
      part: 'sent' | 'file' | 'thumb'
      name: string
      size: number
      state: (typeof FILE_STATES)[number]
      /** What it must have, or has. */
      sha256: string | null
      created_at: Date
      /** Null once something is made of it. */
      expires_at: Date | null
    }
  }
}
declare module '../jobs.ts' {
  interface JobPayloads {
    sweep_files: Record<string, never>
  }
}
