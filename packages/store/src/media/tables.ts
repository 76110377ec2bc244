import type { MediaKind } from '@starling/contract'

declare module '../tables.ts' {
  interface Tables {
    ad_media: {
      id: string
      team_id: string
      made_by: string | null
      kind: MediaKind
      name: string
      alt_text: string
      type: string
      width: number
      height: number
      duration_ms: number | null
      size: number
      /** Of the file as it was sent. */
      sha256: string
      /** 64 signs of how it looks, 0 or 1: two that differ in few look the same. */
      look: string | null
      created_at: Date
      changed_at: Date
      removed_at: Date | null
    }
  }
}
