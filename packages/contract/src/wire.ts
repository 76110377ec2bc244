import type { Method, Who } from './call.ts'
import { CALLS, type CallId } from './calls.ts'

export type WireCall = { method: Method; path: string; who: Who }

/** What a browser needs of each call. The web build replaces this module by its value, so no schema reaches a page. */
export const WIRE = Object.fromEntries(
  Object.entries(CALLS).map(([id, { method, path, who }]) => [id, { method, path, who }]),
) as Record<CallId, WireCall>
