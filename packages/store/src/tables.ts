import type { JSONColumnType, Selectable } from 'kysely'

export type Json = null | boolean | number | string | Json[] | { [key: string]: Json }
export type JsonColumn<T extends object = Record<string, unknown>> = JSONColumnType<T, string, string>

/** Columns by table, in the words of the migrations. Each room adds its own. */
export interface Tables {
  audit: {
    id: string
    happened_at: Date
    actor: string
    user_id: string | null
    team_id: string | null
    action: string
    subject_id: string | null
    /** What it was done to, by the name that it had then. */
    subject: string | null
    detail: JsonColumn
    /** Null where it is not written down, and of jobs. */
    address: string | null
    device: string | null
  }
  /** In whose log an act stands. */
  audit_teams: { team_id: string; audit_id: string }
  idempotency_keys: {
    owner: string
    key: string
    request_hash: string
    answer: JsonColumn<{ value?: Json }>
    created_at: Date
  }
}
export type Row<T extends keyof Tables> = Selectable<Tables[T]>
