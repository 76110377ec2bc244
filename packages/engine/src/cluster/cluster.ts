import type { Scope } from '@starling/question'
import type { Primitive } from '@starling/sections'
import type { FactChange } from '../facts/change.ts'
import type { Facts } from '../facts/facts.ts'
import type { CorpusReads, NamedAccount } from '../keeping/keeper.ts'
import type { AnswerTo, PrimitiveAnswers } from '../port/answers.ts'
import type { AskOptions, Backend, BackendState } from '../port/backend.ts'
import { checkQuestion } from '../port/check.ts'
import { AskError } from '../port/error.ts'
import { accounts, followed, members, profile, size } from './ask/accounts.ts'
import { breakdown, terms } from './ask/counted.ts'
import { growth, overlap } from './ask/groups.ts'
import { liked } from './ask/liked.ts'
import { origin } from './ask/origin.ts'
import { pairs } from './ask/pairs.ts'
import { phrases } from './ask/phrases.ts'
import { posts, series, shares } from './ask/posts.ts'
import { dropForgotten, Question } from './ask/question.ts'
import { cover, reach } from './ask/reach.ts'
import { botScores, mostFollowed, repliesTo } from './ask/reads.ts'
import { spread } from './ask/spread.ts'
import { texts } from './literal.ts'
import { createTables, TABLES } from './schema.ts'
import { type ClusterOptions, Shards } from './shards.ts'
import { type ClusterSnapshot, liveAccounts, livePosts, newestSnapshot, readStamp } from './snapshot.ts'
import { applyChange } from './write/apply.ts'
import { compactTables } from './write/compact.ts'
import { loadFacts } from './write/load.ts'
import type { WriteOrigin } from './write/versions.ts'

const FORGOTTEN_SECONDS = 6 * 3600
/** Longer than any server takes to say that it is there. */
const LOOK_MS = 5_000

/** The corpus on several ClickHouse servers, each with some of the accounts and all that these did. */
export function openCluster(options: ClusterOptions): Promise<Cluster> {
  return connect(options, async (shards) => {
    await createTables(shards)
    await dropForgotten(shards, FORGOTTEN_SECONDS)
  })
}

/** What another process has loaded: nothing is made, so that what is being dropped does not come back. */
export function joinCluster(options: ClusterOptions): Promise<Cluster> {
  return connect(options, async () => {})
}

async function connect(options: ClusterOptions, prepare: (shards: Shards) => Promise<void>): Promise<Cluster> {
  // 18.16 would read `people.x` as a column of the table, not as a table of the database.
  if (Object.hasOwn(TABLES, options.database)) throw new RangeError(`“${options.database}” is the name of a table`)
  const shards = Shards.connect(options)
  try {
    await checkOrder(shards)
    await prepare(shards)
  } catch (error) {
    await shards.close()
    throw error
  }
  return new Cluster(shards)
}

/** Rows are sent to the servers by their number: with the addresses in another order half of a corpus would be lost. */
async function checkOrder(shards: Shards): Promise<void> {
  for (let shard = 0; shard < shards.count; shard++) {
    const rows = await shards.on<{ shard_num: number; is_local: number }>(
      shard,
      `SELECT shard_num, is_local FROM system.clusters WHERE cluster = '${shards.cluster}'`,
    )
    const own = rows.filter((row) => Number(row.is_local) === 1).map((row) => Number(row.shard_num))
    const count = new Set(rows.map((row) => Number(row.shard_num))).size
    if (count !== shards.count || !own.includes(shard + 1)) {
      throw new AskError(
        'not_ready',
        `address ${shard + 1} is not shard ${shard + 1} of ${shards.count} of “${shards.cluster}” in its remote_servers`,
      )
    }
  }
}

export class Cluster implements Backend, CorpusReads {
  readonly #shards: Shards
  #writing: Promise<unknown> = Promise.resolve()

  constructor(shards: Shards) {
    this.#shards = shards
  }

  async ask<const P extends readonly Primitive[]>(
    scope: Scope,
    primitives: P,
    { baseline = 'all', comparison = 'adjusted', signal }: AskOptions = {},
  ): Promise<{ [K in keyof P]: AnswerTo<P[K]> }> {
    if (signal?.aborted) throw new AskError('cancelled', 'the question was given up')
    checkQuestion(scope, primitives, baseline)
    const shards = this.#shards.during(signal)
    const giveUp = () => void shards.giveUp()
    signal?.addEventListener('abort', giveUp, { once: true })
    try {
      const at = await this.#newest(shards)
      const question = await Question.open(shards, at, { scope, primitives, baseline, comparison })
      try {
        // Waits for all even when one fails: the tables of the question go only when nobody works with them.
        const answers = await Promise.allSettled(primitives.map((primitive) => answer(question, primitive)))
        const values = answers.map((one) => {
          if (one.status === 'rejected') throw one.reason
          return one.value
        })
        return values as { [K in keyof P]: AnswerTo<P[K]> }
      } finally {
        await question.close(this.#shards)
      }
    } finally {
      signal?.removeEventListener('abort', giveUp)
    }
  }

  async state(): Promise<BackendState> {
    const shards = this.#shards.during(undefined)
    const at = await this.#newest(shards)
    const sum = async (sql: string) =>
      (await shards.everywhere<{ n: string }>(sql)).reduce((total, { n }) => total + Number(n), 0)
    const [newest] = await shards.overall<{ newest: string }>(
      `SELECT max(created_at) AS newest FROM ${at.database}.posts_all WHERE ${livePosts(at)}`,
    )
    const posts = await sum(`SELECT count() AS n FROM ${at.database}.posts WHERE ${livePosts(at)}`)
    const as_of = at.as_of ?? (posts > 0 ? Number(newest!.newest) * 1000 : null)
    return {
      as_of: as_of === null ? null : new Date(as_of).toISOString(),
      sources: at.sources,
      whole_since: at.whole_since === null ? null : new Date(at.whole_since).toISOString(),
      accounts: await sum(`SELECT count() AS n FROM ${at.database}.people WHERE ${liveAccounts(at)}`),
      posts,
      follows: await sum(`SELECT count() AS n FROM ${at.database}.following WHERE ${liveAccounts(at)}`),
      memory_bytes: await sum(`SELECT value AS n FROM system.metrics WHERE metric = 'MemoryTracking'`),
    }
  }

  /** The newest state: a number that only grows, and what its writer noted with it. */
  async newest(): Promise<{ version: number; stamp: string; dead: number }> {
    const shards = this.#shards.during(AbortSignal.timeout(LOOK_MS))
    const { version, dead_posts, dead_accounts } = await this.#newest(shards)
    return { version, stamp: await readStamp(shards), dead: dead_posts + dead_accounts }
  }

  /** Whether every shard answers, and has its tables. */
  async isWhole(): Promise<boolean> {
    const rows = await this.#shards
      .during(AbortSignal.timeout(LOOK_MS))
      .everywhere<{ n: string }>(
        `SELECT count() AS n FROM system.tables WHERE database = '${this.#shards.database}' AND name IN ${texts(Object.keys(TABLES))}`,
      )
    return rows.every(({ n }) => Number(n) === Object.keys(TABLES).length)
  }

  mostFollowed(limit: number): Promise<NamedAccount[]> {
    return this.#read((shards, at) => mostFollowed(shards, at, limit))
  }

  repliesTo(ids: readonly string[], limit: number): Promise<string[]> {
    return this.#read((shards, at) => repliesTo(shards, at, ids, limit))
  }

  botScores(ids: readonly string[]): Promise<Map<string, number>> {
    return this.#read((shards, at) => botScores(shards, at, ids))
  }

  /** Puts these facts, each given once, in the place of all that was there. */
  load(
    batches: AsyncIterable<Partial<Facts>> | Iterable<Partial<Facts>>,
    origin: WriteOrigin = {},
    signal?: AbortSignal,
  ): Promise<void> {
    return this.#write(() => loadFacts(this.#shards.forWriting(signal), batches, origin))
  }

  /** Questions see all of a change or nothing of it. One process at a time may write. */
  apply(change: FactChange, origin: WriteOrigin = {}, signal?: AbortSignal): Promise<void> {
    return this.#write(() => applyChange(this.#shards.forWriting(signal), change, origin))
  }

  /** Takes away the rows that have been out of force for so long that no question can still be about them. */
  compact(grace_seconds = 3600, signal?: AbortSignal): Promise<void> {
    return this.#write(() => compactTables(this.#shards.forWriting(signal), grace_seconds))
  }

  async close(): Promise<void> {
    await this.#writing.catch(() => undefined)
    await this.#shards.close()
  }

  async #read<T>(read: (shards: Shards, at: ClusterSnapshot) => Promise<T>): Promise<T> {
    const shards = this.#shards.during(undefined)
    return read(shards, await this.#newest(shards))
  }

  async #newest(shards: Shards): Promise<ClusterSnapshot> {
    const at = await newestSnapshot(shards)
    if (!at) throw new AskError('not_ready', 'nothing was loaded into the cluster')
    return at
  }

  #write(work: () => Promise<void>): Promise<void> {
    const turn = this.#writing.catch(() => undefined).then(work)
    this.#writing = turn
    return turn
  }
}

async function answer(question: Question, primitive: Primitive): Promise<PrimitiveAnswers[Primitive['do']]> {
  switch (primitive.do) {
    case 'size':
      return size(question)
    case 'breakdown':
      return breakdown(question, primitive)
    case 'terms':
      return terms(question, primitive)
    case 'pairs':
      return pairs(question, primitive)
    case 'phrases':
      return phrases(question, primitive)
    case 'followed':
      return followed(question, primitive)
    case 'liked':
      return liked(question, primitive)
    case 'spread':
      return spread(question, primitive)
    case 'accounts':
      return accounts(question, primitive)
    case 'members':
      return members(question, primitive)
    case 'series':
      return series(question, primitive)
    case 'posts':
      return posts(question, primitive)
    case 'shares':
      return shares(question, primitive)
    case 'overlap':
      return overlap(question, primitive)
    case 'reach':
      return reach(question, primitive)
    case 'cover':
      return cover(question, primitive)
    case 'growth':
      return growth(question, primitive)
    case 'profile':
      return profile(question, primitive)
    case 'origin':
      return origin(question, primitive)
  }
}
