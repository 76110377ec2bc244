import { existsSync, mkdirSync } from 'node:fs'
import { join } from 'node:path'
import { DatabaseSync, type SQLInputValue, type StatementSync } from 'node:sqlite'
import { Worker } from 'node:worker_threads'
import { generateNetwork, type Manifest } from '../network/index.ts'
import { buildNetwork, continueNetwork, type Source } from './build.ts'
import type { Order } from './build-worker.ts'
import { type Annotation, contextReader } from './context.ts'
import { type Cursor, type Page, type PageAsk, pager } from './pages.ts'
import { ACCOUNT, type Account, accountReader, firstIdAt, POST, type Post, readPost } from './rows.ts'
import { SCHEMA_VERSION } from './schema.ts'
import { HAS } from './tokens.ts'
import { type Writers, writersOf } from './writes.ts'

export type NetworkSize = { seed: number; accounts: number; posts: number; now: Date }
/** Rows of one's own instead of the generated ones: for a test that needs a special shape. */
export type NetworkOptions = NetworkSize & { source?: Source; onRows?: (rows: number) => void }

export type { Account, Cursor, Page, PageAsk, Post }

export type TimeRange = { since?: bigint | undefined; until?: bigint | undefined }

/** All accounts as columns, by slot. */
export type People = {
  count: number
  community: Uint8Array
  /** Places in `countries`. */
  country: Uint8Array
  countries: string[]
  /** Place in `kinds` of the build: person, celebrity, media, brand, bot. */
  kind: Uint8Array
  /** 1 a woman, 0 a man, 2 neither known nor fitting. */
  female: Uint8Array
  /** 0 where there is none. */
  age: Uint8Array
  followers_count: Uint32Array
}

export type Network = Writers & {
  manifest: Manifest
  people(): People
  account(id: string): Account | undefined
  accountAt(slot: number): Account | undefined
  /** The id alone, which never changes. */
  idOf(slot: number): string | undefined
  accountByHandle(handle: string): Account | undefined
  accountsAt(slots: readonly number[]): Account[]
  searchAccounts(query: string, ask: PageAsk): Page<Account>
  followers(slot: number, ask: PageAsk): Page<Account>
  following(slot: number, ask: PageAsk): Page<Account>
  followerSlots(slot: number): Uint32Array
  isFollowing(follower: number, followed: number): boolean
  post(id: string): Post | undefined
  postsBy(slot: number, ask: PageAsk & TimeRange & { without_replies?: boolean; without_reposts?: boolean }): Page<Post>
  posts(where: string, params: SQLInputValue[], ask: PageAsk & TimeRange): Page<Post>
  likers(post_id: string, ask: PageAsk): Page<Account>
  liked(slot: number, ask: PageAsk): Page<Post>
  reposters(post_id: string, ask: PageAsk): Page<Account>
  context(text: string): Annotation[]
  /** Prepared once for each text. */
  statement(sql: string): StatementSync
  page: ReturnType<typeof pager>['page']
  database: DatabaseSync
  /** What happened since, up to a later moment. */
  carryOn(to: Date): Promise<void>
  close(): Promise<void>
}

const WORKER_FROM = 20_000 // below it the thread would start later than the rows are made
export const LAST_ID = 9_223_372_036_854_775_807n
const IDS_MOST = 200_000
const STALE_MS = 6 * 3_600_000

/** The generated network held for serving, made on the first run; on a later one it is carried on to now. */
export async function openNetwork(dir: string, options: NetworkOptions): Promise<Network> {
  mkdirSync(dir, { recursive: true })
  const { seed, accounts, posts, now } = options
  const file = join(dir, `network-${SCHEMA_VERSION}-${options.source ? 'own' : `${seed}-${accounts}-${posts}`}.sqlite`)
  if (!existsSync(file)) await make(file, options, undefined).done
  let upTo = new Date(manifestOf(file).now)
  let making: Making = { done: Promise.resolve(), stop: () => Promise.resolve() }

  async function carryOn(to: Date): Promise<void> {
    await making.done
    if (options.source || to.getTime() - upTo.getTime() <= STALE_MS) return
    making = make(file, { ...options, now: to }, upTo)
    upTo = to
    await making.done
  }
  // A large network serves what it has while the rest is made; a small one is quicker made than that.
  const carried = carryOn(now)
  if (posts < WORKER_FROM) await carried
  else carried.catch((error) => console.error('The network could not be carried on to now:', error))
  const network = serve(file)
  const close = async () => {
    await making.stop()
    await network.close()
  }
  return { ...network, carryOn, close }
}

type Making = { done: Promise<void>; stop(): Promise<unknown> }

function make(file: string, options: NetworkOptions, after: Date | undefined): Making {
  const { seed, accounts, posts, now, onRows } = options
  if (options.source || posts < WORKER_FROM) {
    const source = options.source ?? generateNetwork({ seed, accounts, posts, now })
    if (after) continueNetwork(file, source, after)
    else buildNetwork(file, source, onRows)
    return { done: Promise.resolve(), stop: () => Promise.resolve() }
  }
  const workerData: Order = { file, seed, accounts, posts, now: now.getTime(), after: after?.getTime() }
  const worker = new Worker(new URL('./build-worker.ts', import.meta.url), { workerData })
  worker.on('message', ({ rows }: { rows: number }) => onRows?.(rows))
  let isStopped = false
  const done = new Promise<void>((resolve, reject) => {
    worker.once('error', reject)
    worker.once('exit', (code) =>
      code === 0 || isStopped ? resolve() : reject(new Error(`the network builder ended with ${code}`)),
    )
  })
  const stop = () => {
    isStopped = true
    return worker.terminate()
  }
  return { done, stop }
}

function manifestOf(file: string): Manifest {
  const database = new DatabaseSync(file)
  const row = database.prepare("SELECT value FROM meta WHERE key = 'manifest'").get()
  database.close()
  return JSON.parse(String(row?.value)) as Manifest
}

function serve(file: string): Omit<Network, 'carryOn'> {
  const database = new DatabaseSync(file)
  database.exec('PRAGMA journal_mode = WAL; PRAGMA synchronous = NORMAL; PRAGMA busy_timeout = 20000')
  database.exec('PRAGMA cache_size = -65536; PRAGMA mmap_size = 536870912')
  const manifest = JSON.parse(String(database.prepare("SELECT value FROM meta WHERE key = 'manifest'").get()?.value))
  const { page, statement } = pager(database)
  const readAccount = accountReader(manifest)
  const one = <Item>(sql: string, read: (row: Record<string, unknown>) => Item, ...params: SQLInputValue[]) => {
    const row = statement(sql).get(...params)
    return row && read(row)
  }
  const edges = (from: 'follower' | 'followed', slot: number, ask: PageAsk) => {
    const other = from === 'follower' ? 'followed' : 'follower'
    const join = `JOIN accounts ON accounts.slot = follows.${from}`
    const select = `SELECT ${ACCOUNT}, $keys FROM follows ${join} WHERE follows.${other} = ? $where`
    return page({ select, params: [slot], keys: ['follows.since', `follows.${from}`] }, ask, readAccount)
  }
  const posts: Network['posts'] = (where, params, { since, until, ...ask }) => {
    const range = 'posts.id > ? AND posts.id < ?'
    const select = `SELECT ${POST}, $keys FROM posts WHERE ${where} AND ${range} AND flags & ${HAS.nullcast} = 0 $where`
    return page({ select, params: [...params, since ?? 0n, until ?? LAST_ID], keys: ['posts.id'] }, ask, readPost)
  }
  const ids = new Map<number, string>()
  function idOf(slot: number): string | undefined {
    const known = ids.get(slot)
    if (known !== undefined) return known
    const id = statement('SELECT CAST(id AS TEXT) AS id FROM accounts WHERE slot = ?').get(slot)?.id
    if (ids.size >= IDS_MOST) ids.clear()
    if (id !== undefined) ids.set(slot, String(id))
    return ids.get(slot)
  }
  let people: People | undefined
  const contextOf = contextReader(manifest)

  return {
    manifest,
    database,
    statement,
    page,
    ...writersOf(database, contextOf, statement),
    people: () => {
      people ??= readPeople(database)
      return people
    },
    account: (id) => one(`SELECT ${ACCOUNT} FROM accounts WHERE id = ?`, readAccount, BigInt(id)),
    idOf,
    accountAt: (slot) => one(`SELECT ${ACCOUNT} FROM accounts WHERE slot = ?`, readAccount, slot),
    accountByHandle: (handle) => one(`SELECT ${ACCOUNT} FROM accounts WHERE handle = ?`, readAccount, handle),
    accountsAt: (slots) =>
      statement(`SELECT ${ACCOUNT} FROM accounts WHERE slot IN (SELECT value FROM json_each(?))`)
        .all(JSON.stringify(slots))
        .map(readAccount),
    searchAccounts: (query, ask) => {
      const like = `%${query.replace(/[\\%_]/g, '\\$&')}%`
      const where = "(handle LIKE ? ESCAPE '\\' OR name LIKE ? ESCAPE '\\')"
      const select = `SELECT ${ACCOUNT}, $keys FROM accounts WHERE ${where} $where`
      return page(
        { select, params: [like, like], keys: ['accounts.followers_count', 'accounts.slot'] },
        ask,
        readAccount,
      )
    },
    followers: (slot, ask) => edges('follower', slot, ask),
    following: (slot, ask) => edges('followed', slot, ask),
    followerSlots: (slot) =>
      Uint32Array.from(statement('SELECT follower FROM follows WHERE followed = ?').all(slot), ({ follower }) =>
        Number(follower),
      ),
    isFollowing: (follower, followed) =>
      statement('SELECT 1 FROM follows WHERE follower = ? AND followed = ? LIMIT 1').get(follower, followed) !==
      undefined,
    post: (id) => one(`SELECT ${POST} FROM posts WHERE id = ?`, readPost, BigInt(id)),
    posts,
    postsBy: (slot, { without_replies, without_reposts, ...ask }) => {
      const replies = without_replies ? ' AND reply_to_id IS NULL' : ''
      const reposts = without_reposts ? ' AND reposted_id IS NULL' : ''
      return posts(`author = ?${replies}${reposts}`, [slot], ask)
    },
    likers: (post_id, ask) => {
      const join = 'JOIN accounts ON accounts.slot = likes.account'
      const select = `SELECT ${ACCOUNT}, $keys FROM likes ${join} WHERE post_id = ? $where`
      return page({ select, params: [BigInt(post_id)], keys: ['likes.at', 'likes.account'] }, ask, readAccount)
    },
    liked: (slot, ask) => {
      const join = 'JOIN posts ON posts.id = likes.post_id'
      const select = `SELECT ${POST}, $keys FROM likes ${join} WHERE account = ? $where`
      return page({ select, params: [slot], keys: ['likes.at', 'likes.post_id'] }, ask, readPost)
    },
    reposters: (post_id, ask) => {
      const join = 'JOIN accounts ON accounts.slot = posts.author'
      const select = `SELECT ${ACCOUNT}, $keys FROM posts ${join} WHERE reposted_id = ? $where`
      return page({ select, params: [BigInt(post_id)], keys: ['posts.id'] }, ask, readAccount)
    },
    context: contextOf,
    close: async () => database.close(),
  }
}

function readPeople(database: DatabaseSync): People {
  const count = Number(database.prepare('SELECT count(*) AS n FROM accounts').get()?.n)
  const bytes = () => new Uint8Array(count)
  const people = {
    count,
    community: bytes(),
    country: bytes(),
    countries: [] as string[],
    kind: bytes(),
    female: bytes(),
  }
  const all = { ...people, age: bytes(), followers_count: new Uint32Array(count) }
  const countries = new Map<string, number>()
  const sql = 'SELECT slot, community, country, kind, female, age, followers_count FROM accounts'
  for (const row of database.prepare(sql).iterate() as Iterable<Record<string, number | string | null>>) {
    const slot = row.slot as number
    const country = String(row.country)
    if (!countries.has(country)) countries.set(country, countries.size)
    all.country[slot] = countries.get(country)!
    all.community[slot] = row.community as number
    all.kind[slot] = row.kind as number
    all.female[slot] = row.female === null ? 2 : (row.female as number)
    all.age[slot] = (row.age as number | null) ?? 0
    all.followers_count[slot] = row.followers_count as number
  }
  return { ...all, countries: [...countries.keys()] }
}

/** Ids that lie in a span of time, both ends left out as `since_id` and `until_id` do. */
export const idsBetween = (start: number | undefined, end: number | undefined): TimeRange => ({
  since: start === undefined ? undefined : firstIdAt(start) - 1n,
  until: end === undefined ? undefined : firstIdAt(end),
})
