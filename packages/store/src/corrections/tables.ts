import type { CorrectedMood } from '@starling/contract'

declare module '../tables.ts' {
  interface Tables {
    mood_corrections: {
      id: string
      team_id: string
      /** Of the corpus. */
      post_id: string
      judged: CorrectedMood | null
      mood: CorrectedMood
      corrected_by: string | null
      corrected_at: Date
      removed_at: Date | null
    }
  }
}
