import { type ChildProcess, execFileSync } from 'node:child_process'
import { chownSync, existsSync, globSync, mkdirSync } from 'node:fs'
import path from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import pg from 'pg'
import { childrenOf, cpuOf, endServer, findProgram, freePort, plainUser, residentOf, startServer } from './child.ts'
import { type ExportName, exportTables } from './exports.ts'
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
    const folder = await exportTables(dir, Object.keys(COLUMNS) as ExportName[], say)
    const client = await this.#connect()
    const step = async (name: string, statements: string[]) => {
      const started = performance.now()
      for (const sql of statements) await client.query(sql)
      say(`postgres ${name} ${((performance.now() - started) / 1000).toFixed(1)} s`)
    }
    for (const [name, columns] of Object.entries(COLUMNS)) {
      const file = path.join(folder, `${name}.tsv`)
      await step(name, [
        `drop table if exists ${name}`,
        'begin',
        `create table ${name} (${columns})`,
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

const COLUMNS: Partial<Record<ExportName, string>> = {
  accounts:
    'id int, place int, country int, city int, language int, gender int, age_group int, verified int, followers bigint, sample_key bigint',
  bios: 'id int, bio text',
  job_titles: 'account int, v int',
  interests: 'account int, v int',
  texts: 'id int, author int, day smallint, likes bigint, mood smallint, tokens text',
  terms: 'id int, kind smallint, adf int, place int',
  account_terms: 'account int, term int',
  following: 'src int, dst int',
  followed: 'account int, n int, place int',
  follow_days: 'dst int, day int, gained smallint, lost smallint',
  snapshots: 'account int, day int, followers bigint',
}
const AFTER: Record<string, string[]> = {
  posts: [
    "create table posts as select id, author, day, likes, mood, array_to_tsvector(string_to_array(tokens, ' ')) as tokens from texts where tokens <> ''",
    'drop table texts',
  ],
  gin: ['create index on posts using gin (tokens)'],
  bio: [
    'alter table accounts add column bio tsvector',
    "update accounts set bio = array_to_tsvector(string_to_array(bios.bio, ' ')) from bios where bios.id = accounts.id",
    'drop table bios',
    'create index on accounts using gin (bio)',
    'create unique index on accounts (id)',
    'create index on accounts (country)',
  ],
  keys: [
    'create unique index on posts (id)',
    'create index on posts (day)',
    'create index on posts (author)',
    'create index on job_titles (account, v)',
    'create index on interests (account, v)',
    'create unique index on terms (id)',
    'create index on terms (adf)',
    'create index on account_terms (account, term)',
    'create index on following (src, dst)',
    'create index on following (dst, src)',
    'create view followers as select dst, src from following',
    'create unique index on followed (account)',
    'create index on follow_days (dst, day)',
    'create index on snapshots (account, day)',
  ],
  vacuum: ['vacuum full accounts', 'vacuum analyze', 'checkpoint'],
}
