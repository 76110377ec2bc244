import type { Backend } from '../port/backend.ts'

/**
 * `empty`: nothing was imported yet. `unreachable`: servers of the cluster do not answer. `damaged`: files of the corpus
 * are not what was written. `too_large`: it needs more memory than is allowed. `share` of the step, 0 to 1. `problem`:
 * what is wrong, and what to do about it; what was open before answers on, and `trouble` says why it is not followed.
 */
export type EngineStatus = {
  phase: 'empty' | 'building' | 'loading' | 'ready' | 'unreachable' | 'damaged' | 'too_large'
  share: number
  problem?: string
  trouble?: 'damaged' | 'too_large'
}

/** What a backend can tell of rows beyond its answers. */
export interface CorpusReads {
  /** Those with most followers, the most first; handles in the order of their bytes where as many follow. */
  mostFollowed(limit: number): Promise<NamedAccount[]>
  /** Ids of the posts that answer any of these, the newest first. */
  repliesTo(ids: readonly string[], limit: number): Promise<string[]>
  /** How much like a bot each of these accounts looks, 0 to 1, by id. */
  botScores(ids: readonly string[]): Promise<Map<string, number>>
}
export type NamedAccount = { handle: string; name: string; followers_count: number }

/** A backend that follows the corpus, and answers meanwhile. */
export interface Keeper extends Backend {
  readonly status: EngineStatus
  /** Another one whenever answers may be other ones; none while they are changing. */
  readonly version: string | undefined
  readonly corpus: CorpusReads
  /** Resolves when everything that is in the corpus now can be asked about. */
  keepUp(): Promise<void>
}

export type KeeperOptions = {
  onStatus?: (status: EngineStatus) => void
  /** A failure to keep up; what is open goes on answering. */
  onError?: (error: unknown) => void
}
