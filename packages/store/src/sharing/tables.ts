import type { SharedLink } from '@starling/contract'
import type { Generated } from 'kysely'
import type { JsonColumn } from '../tables.ts'

declare module '../tables.ts' {
  interface Tables {
    shared_links: {
      id: string
      team_id: string
      made_by: string
      token_hash: string
      question: JsonColumn<SharedLink['question']>
      /** How many it shows. */
      sections: number
      created_at: Date
      expires_at: Date
      opened: Generated<number>
      opened_at: Date | null
      removed_at: Date | null
    }
    shared_answers: { id: string; team_id: string; link_id: string; content: Buffer }
  }
}
