import type { Sandbox } from '@starling/sandbox'

export type Json = Record<string, unknown>
/** The endpoint as its description writes it, and what came back. */
export type AdsAnswer = { endpoint: string; status: number; body: Json }
export type AdsAsk = { query?: Json; json?: unknown; user?: number; names?: Record<string, string> }
type Made = Promise<Json & { id: string }>

/** What the steps of the journey share. */
export type AdsSteps = {
  sandbox: Sandbox
  network: Awaited<ReturnType<Sandbox['world']['network']>>
  user_id: string
  item: { id: string }
  get(endpoint: string, ask?: AdsAsk): Made
  post(endpoint: string, query?: Json, ask?: AdsAsk): Made
  put(endpoint: string, query: Json, ask?: AdsAsk): Made
  remove(endpoint: string, ask?: AdsAsk): Made
}

export const A = '/accounts/:account_id'
export const HOUR = 3_600_000
export const DAY = 24 * HOUR
export const moment = (at: number) => `${new Date(at).toISOString().slice(0, 19)}Z`
