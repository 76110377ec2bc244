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
    detail: JsonColumn
  }
  idempotency_keys: {
    owner: string
    key: string
    request_hash: string
    answer: JsonColumn<{ value?: Json }>
    created_at: Date
  }
}
export type Row<T extends keyof Tables> = Selectable<Tables[T]>
