import type { JsonColumn } from '../tables.ts'

declare module '../tables.ts' {
  interface Tables {
    activity_entries: {
      id: string
      user_id: string
      action_at: Date
      action: string
      context: JsonColumn<{ value: Json }>
      audience_creator_query_id: string | null
      classifier_id: string | null
      created_at: Date
    }
  }
}
