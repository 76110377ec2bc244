import { type ChildProcess, execFileSync } from 'node:child_process'
import { chownSync, existsSync, globSync, mkdirSync } from 'node:fs'
import path from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import pg from 'pg'
import { KNOWN } from '../prepare/base-tables.ts'
import { LISTS } from '../prepare/list-tables.ts'
import { childrenOf, cpuOf, endServer, findProgram, freePort, plainUser, residentOf, startServer } from './child.ts'
import { columnsOf, type ExportName, exportTables } from './exports.ts'
import { Postgres } from './postgres.ts'

type Say = (text: string) => void
const START_MS = 60_000
const SETTINGS = {
  shared_buffers: process.env.BENCH_PG_BUFFERS ?? '4GB',
  effective_cache_size: '8GB',
  work_mem: '256MB',
  maintenance_work_mem: '1GB',
  temp_buffers: '256MB',
  max_wal_size: '8GB',
  wal_level: 'minimal',
  max_wal_senders: '0',
  random_page_cost: '1.1',
  autovacuum: 'off',
  fsync: 'off',
  synchronous_commit: 'off',
  jit: 'off',
  max_parallel_workers_per_gather: '0',
  listen_addresses: '127.0.0.1',
}

export const findPostgres = (): string | undefined => findProgram('postgres', globSync('/usr/lib/postgresql/15/bin'))

/** PostgreSQL 15 on files of the bench, loaded once. */
export class PostgresServer {
  readonly #child: ChildProcess
  readonly #port: number

  private constructor(child: ChildProcess, port: number) {
    this.#child = child
    this.#port = port
  }

  static async open(dir: string, say: Say): Promise<PostgresServer> {
    const data = path.join(dir, 'postgres')
    const program = findPostgres()!
    const user = plainUser()
    const isNew = !existsSync(path.join(data, 'loaded'))
    if (!existsSync(path.join(data, 'PG_VERSION'))) {
      mkdirSync(data, { recursive: true })
      if (user) chownSync(data, user.uid, user.gid)
      const words = ['-D', data, '-U', 'bench', '-A', 'trust', '-E', 'UTF8', '--locale=C', '-N']
      execFileSync(path.join(path.dirname(program), 'initdb'), words, { ...user, cwd: data, stdio: 'ignore' })
    }
    const port = await freePort()
    const settings = Object.entries({ ...SETTINGS, port: String(port), unix_socket_directories: data })
    const words = ['-D', data, ...settings.flatMap(([name, value]) => ['-c', `${name}=${value}`])]
    const server = new PostgresServer(startServer(program, words, { ...user, cwd: data }), port)
    await server.#ready()
    if (isNew) {
      await server.#load(dir, say)
      execFileSync('touch', [path.join(data, 'loaded')])
    }
    return server
  }

  async #ready(): Promise<void> {
    const until = performance.now() + START_MS
    for (;;) {
      try {
        return await (await this.#connect()).end()
      } catch (error) {
        if (this.#child.exitCode !== null || performance.now() > until) throw error
        await wait(100)
      }
    }
  }

  async #connect(): Promise<pg.Client> {
    const client = new pg.Client({ host: '127.0.0.1', port: this.#port, user: 'bench', database: 'postgres' })
    await client.connect()
    return client
  }

  /** A session and how much CPU it and the server have used; workers that helped are counted when they have ended. */
  async session(): Promise<Postgres> {
    return new Postgres(await this.#connect())
  }

  cpu = (): number => {
    const pid = this.#child.pid!
    return cpuOf(pid) + childrenOf(pid).reduce((sum, one) => sum + cpuOf(one), 0)
  }

  resident = (): number => {
    const pid = this.#child.pid!
    return Math.max(residentOf(pid), ...childrenOf(pid).map(residentOf))
  }

  /** A table and its rows in one transaction, which needs no log; indexes afterwards. */
  async #load(dir: string, say: Say): Promise<void> {
    const folder = await exportTables(dir, NAMES, say)
    const client = await this.#connect()
    const step = async (name: string, statements: string[]) => {
      const started = performance.now()
      for (const sql of statements) await client.query(sql)
      say(`postgres ${name} ${((performance.now() - started) / 1000).toFixed(1)} s`)
    }
    for (const name of NAMES) {
      const file = path.join(folder, `${name}.tsv`)
      await step(name, [
        `drop table if exists ${name}`,
        'begin',
        `create table ${name} (${typed(name)})`,
        `copy ${name} from '${file}'`,
        'commit',
      ])
    }
    for (const [name, statements] of Object.entries(AFTER)) await step(name, statements)
    await client.end()
  }

  async close(): Promise<void> {
    await endServer(this.#child, 'SIGINT')
  }
}

const NAMES: ExportName[] = [
  ...(['people', 'strata', 'totals', 'posts', 'post_tokens', 'post_lists', 'bio_tokens'] as const),
  ...(['postings', 'phrase_posts'] as const),
  ...(['followers', 'all_followers', 'follow_days', 'snapshots'] as const),
  ...LISTS.flatMap((list) => [`${list}_arrays`, `${list}_strata`, `${list}_totals`] as const),
]
const SMALL = new Set(['day', 'hour', 'mood', 'gained', 'lost', ...KNOWN.map((one) => `k_${one}`)])
const TEXT = new Set(['tokens', 'bio', 'list', 'terms', 'phrases'])
const LARGE = new Set(['followers', 'sample_key'])
const typed = (name: ExportName): string =>
  columnsOf(name)
    .map((column) => {
      if (TEXT.has(column)) return `${column} text`
      const isSmall = SMALL.has(column) && name !== 'strata'
      return `${column} ${isSmall ? 'smallint' : LARGE.has(column) ? 'bigint' : 'int'}`
    })
    .join(', ')

const array = (column: string) => `translate(${column}, '[]', '{}')::int[]`
const AFTER: Record<string, string[]> = {
  texts: [
    'alter table posts rename to told',
    `create table posts as select told.*, ${array('terms')} as terms, ${array('phrases')} as phrases,
       array_to_tsvector(string_to_array(tokens, ' ')) as tokens
     from told join post_lists using (post) join post_tokens using (post) order by post`,
    'drop table told, post_lists, post_tokens',
    `create table bios as select account, array_to_tsvector(string_to_array(bio, ' ')) as tokens from bio_tokens order by 1`,
    'drop table bio_tokens',
  ],
  ...Object.fromEntries(
    LISTS.map((list) => [
      list,
      [
        `alter table ${list}_arrays rename to ${list}_read`,
        `create table ${list}_arrays as select account, ${array('list')} as list from ${list}_read order by 1`,
        `drop table ${list}_read`,
        `alter table ${list}_arrays add primary key (account)`,
        `create unique index on ${list}_strata (value, stratum) include (n)`,
        `create unique index on ${list}_totals (value) include (n)`,
        `create index on ${list}_totals (n desc, value)`,
      ],
    ]),
  ),
  gin: ['create index on posts using gin (tokens)', 'create index on bios using gin (tokens)'],
  keys: [
    'alter table people add primary key (id)',
    'create unique index on strata (stratum)',
    'create unique index on posts (post)',
    'create index on posts (day, author)',
    'create index on posts (author, day)',
    'create index on postings (token, day) include (post, author)',
    'create unique index on followers (followed, follower)',
    'create index on phrase_posts (phrase, day) include (author)',
    'create index on all_followers (followed)',
    'create index on follow_days (followed, day)',
    'create index on snapshots (account, day)',
  ],
  vacuum: ['vacuum analyze', 'checkpoint'],
}
