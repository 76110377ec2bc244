import type { JSONColumnType, Selectable } from 'kysely'
import type { SearchTables } from './search-tables.ts'
import type { SocialTables } from './social-tables.ts'
import type { SourceTables } from './source-tables.ts'

export type Level = 'admin' | 'member'
export type TokenKind = 'personal' | 'extension'
export type Json = null | boolean | number | string | Json[] | { [key: string]: Json }
type JsonColumn = JSONColumnType<Record<string, unknown>, string, string>

type Outside = SocialTables & SourceTables & SearchTables
/** Columns by table, in the words of the migrations. */
export type Tables = Outside & {
  users: {
    id: string
    email: string
    first_name: string
    last_name: string
    language: 'en' | 'ja' | null
    /** When the person proved to read this mailbox. */
    email_verified_at: Date | null
    created_at: Date
  }
  user_groups: { user_id: string; name: string }
  teams: {
    id: string
    slug: string
    name: string
    logo: string | null
    invoice_email: string | null
    country: string | null
    invoice_name: string | null
    created_at: Date
  }
  memberships: {
    id: string
    team_id: string
    user_id: string
    level: Level
    joined_at: Date
    removed_at: Date | null
  }
  invites: {
    id: string
    team_id: string
    email: string
    message: string
    invited_by: string
    created_at: Date
    expires_at: Date
    accepted_at: Date | null
    withdrawn_at: Date | null
  }
  subscriptions: { id: string; team_id: string; plan: string; start: Date; active: boolean }
  tokens: {
    id: string
    user_id: string
    kind: TokenKind
    name: string
    secret_hash: string
    created_at: Date
    seen_at: Date | null
    expires_at: Date | null
  }
  sessions: {
    id: string
    user_id: string
    token_id: string | null
    secret_hash: string
    device: string
    created_at: Date
    seen_at: Date
    expires_at: Date
  }
  devices: { id: string; user_id: string; secret_hash: string; created_at: Date }
  magic_links: {
    id: string
    email: string
    site: string
    language: 'en' | 'ja'
    created_at: Date
    expires_at: Date
    used_at: Date | null
  }
  passes: { id: string; user_id: string; created_at: Date; expires_at: Date; used_at: Date | null }
  spendings: { key: string; spent_at: Date }
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
    answer: JSONColumnType<{ value?: Json }, string, string>
    created_at: Date
  }
  activity_entries: {
    id: string
    user_id: string
    action_at: Date
    action: string
    context: JSONColumnType<{ value: Json }, string, string>
    audience_creator_query_id: string | null
    classifier_id: string | null
    created_at: Date
  }
}
export type Row<T extends keyof Tables> = Selectable<Tables[T]>
