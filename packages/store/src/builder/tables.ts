import type { NewDraft } from '@starling/contract'
import type { JsonColumn } from '../tables.ts'

declare module '../tables.ts' {
  interface Tables {
    builder_drafts: {
      id: string
      user_id: string
      for_team_id: string | null
      draft: JsonColumn<NewDraft>
      kept_at: Date
    }
  }
}
