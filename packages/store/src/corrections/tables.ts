import type { MoodName } from '@starling/contract'

declare module '../tables.ts' {
  interface Tables {
    mood_corrections: {
      id: string
      team_id: string
      /** Of the corpus. */
      post_id: string
      judged: MoodName | null
      mood: MoodName
      corrected_by: string | null
      corrected_at: Date
      removed_at: Date | null
    }
  }
}
