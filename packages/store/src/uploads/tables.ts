import type { RefreshRule, UploadState } from '@starling/contract'

declare module '../tables.ts' {
  interface Tables {
    uploaded_audiences: {
      id: string
      team_id: string
      team_account_id: string
      audience_id: string | null
      name: string
      state: UploadState
      error: string | null
      /** Which words its uploader agreed to. */
      consent_version: number
      consented_at: Date
      uploaded_by: string | null
      refresh: RefreshRule
      refresh_at: Date | null
      refreshed_at: Date | null
      people: number
      to_send: number
      sent: number
      x_id: string | null
      x_size: number | null
      checked_at: Date | null
      created_at: Date
      changed_at: Date
      removed_at: Date | null
    }
    /** Ids of accounts, packed: whom X was told of, and whom it is to know. */
    uploaded_people: { id: string; team_id: string; told: Buffer | null; wanted: Buffer | null }
  }
}
declare module '../jobs.ts' {
  interface JobPayloads {
    check_uploads: Record<string, never>
    refresh_uploads: Record<string, never>
    refresh_upload: { upload_id: string }
  }
}
/** `whole`: all are told of anew, whoever X was told of before. */
type Part = { upload_id: string; from: number; whole: boolean }
declare module '../send.ts' {
  interface Outgoing {
    'ads.upload': {
      payload: Part
      /** Null where it is wanted no more. */
      result: { x_id: string; sent: number; to_send: number } | null
    }
    'ads.upload_remove': { payload: { upload_id: string }; result: Record<string, never> }
  }
}
