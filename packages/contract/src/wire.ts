import type { Call, HttpMethod, Permission } from './call.ts'
import { CALLS, type CallId } from './calls.ts'
import { FileAnswer } from './file.ts'
import type { Stream } from './stream.ts'

export type WireCall = { method: HttpMethod; path: string; who: Permission; stream?: Stream; file?: true }

/** What a browser needs of each call. The web build replaces this module by its value, so no schema reaches a page. */
export const WIRE = Object.fromEntries(
  Object.entries<Call>(CALLS).map(([id, { method, path, who, stream, answer }]) => [
    id,
    { method, path, who, ...(stream && { stream }), ...(answer === FileAnswer && { file: true }) },
  ]),
) as Record<CallId, WireCall>
