import type { Primitive } from '@starling/sections'
import type { AskErrorCode } from '../port/error.ts'
import type { Patch } from './delta/overlay.ts'
import type { Asked } from './query/answers/asking.ts'
import type { IndexStoreOptions, Live } from './query/store.ts'

/** What a worker begins with. */
export type Start = IndexStoreOptions & {
  scratch: { at: number; bytes: number }
  cancelled: SharedArrayBuffer
  /** What changed since the build of that which lies on disk. */
  patches: Patch[]
}

export type WorkerOrder =
  | ({ do: 'ask'; question: number; primitives: readonly Primitive[] } & Asked)
  /** The facts changed. */
  | { do: 'see'; live: Live; patch: Patch }

/** Answers are as `wire.ts` packs them. */
export type Reply = { question: number; cpu_ms: number } & (
  | { answers: string; refused?: never; failed?: never }
  | { answers?: never; refused: { code: AskErrorCode; message: string }; failed?: never }
  | { answers?: never; refused?: never; failed: string }
)
