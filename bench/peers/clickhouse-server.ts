import type { ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { createReadStream, existsSync } from 'node:fs'
import { mkdir, writeFile } from 'node:fs/promises'
import { type IncomingMessage, request } from 'node:http'
import path from 'node:path'
import { text } from 'node:stream/consumers'
import { pipeline } from 'node:stream/promises'
import { setTimeout as wait } from 'node:timers/promises'
import { cpuOf, endServer, findProgram, freePort, residentOf, startServer } from './child.ts'
import { ClickHouse } from './clickhouse.ts'
import { type ExportName, exportTables } from './exports.ts'

type Say = (text: string) => void
const START_MS = 60_000

export const findClickHouse = (): string[] | undefined => {
  const server = findProgram('clickhouse-server')
  if (server) return [server]
  const one = findProgram('clickhouse')
  return one ? [one, 'server'] : undefined
}

/** One ClickHouse server on files of the bench, loaded once. */
export class ClickHouseServer {
  readonly #child: ChildProcess
  readonly #url: string

  private constructor(child: ChildProcess, url: string) {
    this.#child = child
    this.#url = url
  }

  static async open(dir: string, say: Say): Promise<ClickHouseServer> {
    const home = path.join(dir, 'clickhouse')
    await mkdir(home, { recursive: true })
    const [http, tcp, between] = await Promise.all([freePort(), freePort(), freePort()])
    const config = path.join(home, 'config.xml')
    await writeFile(config, configOf(home, http, tcp, between))
    await writeFile(path.join(home, 'users.xml'), USERS)
    const [file, ...words] = findClickHouse()!
    const child = startServer(file!, [...words, `--config-file=${config}`], { cwd: home })
    const server = new ClickHouseServer(child, `http://127.0.0.1:${http}`)
    await server.#ready()
    const loaded = path.join(home, 'loaded')
    if (!existsSync(loaded)) {
      await server.#load(dir, say)
      await writeFile(loaded, '')
    }
    return server
  }

  async #ready(): Promise<void> {
    const until = performance.now() + START_MS
    for (;;) {
      const isUp = await fetch(`${this.#url}/ping`).then(
        (answer) => answer.ok,
        () => false,
      )
      if (isUp) return
      if (this.#child.exitCode !== null || performance.now() > until) throw new Error('clickhouse-server did not start')
      await wait(50)
    }
  }

  session = (): ClickHouse => new ClickHouse(this.#url, 'default')
  cpu = (): number => cpuOf(this.#child.pid!)
  resident = (): number => residentOf(this.#child.pid!)

  async #load(dir: string, say: Say): Promise<void> {
    const names = Object.keys(SCHEMA) as ExportName[]
    const folder = await exportTables(dir, names, say)
    const session = this.session()
    for (const name of names) {
      const started = performance.now()
      const { columns, key } = SCHEMA[name]!
      await session.rows(`drop table if exists ${name}`)
      await session.rows(`create table ${name} (${columns}) engine = MergeTree order by ${key}`)
      const query = encodeURIComponent(`insert into ${name} format TabSeparated`)
      await send(`${this.#url}/?query=${query}`, path.join(folder, `${name}.tsv`))
      await session.rows(`optimize table ${name} final`)
      say(`clickhouse ${name} ${((performance.now() - started) / 1000).toFixed(1)} s`)
    }
  }

  close = (): Promise<void> => endServer(this.#child, 'SIGTERM')
}

/** A file of any size as the body of a request. */
async function send(url: string, file: string): Promise<void> {
  const asked = request(url, { method: 'POST' })
  const answered = once(asked, 'response') as Promise<[IncomingMessage]>
  await pipeline(createReadStream(file), asked)
  const [answer] = await answered
  const said = await text(answer)
  if (answer.statusCode !== 200) throw new Error(`clickhouse ${path.basename(file)}: ${said.slice(0, 400)}`)
}

const SCHEMA: Partial<Record<ExportName, { columns: string; key: string }>> = {
  accounts: {
    columns:
      'id UInt32, place UInt32, country UInt16, city UInt32, language UInt16, gender UInt8, age_group UInt8, verified UInt8, followers UInt64, sample_key UInt32',
    key: 'id',
  },
  job_titles: { columns: 'account UInt32, v UInt32', key: '(account, v)' },
  interests: { columns: 'account UInt32, v UInt32', key: '(account, v)' },
  posts: { columns: 'id UInt32, author UInt32, day UInt16, likes UInt64, mood UInt8', key: 'id' },
  terms: { columns: 'id UInt32, kind UInt8, adf UInt32, place UInt32', key: 'id' },
  account_terms: { columns: 'account UInt32, term UInt32', key: '(account, term)' },
  following: { columns: 'src UInt32, dst UInt32', key: '(src, dst)' },
  followers: { columns: 'dst UInt32, src UInt32', key: '(dst, src)' },
  followed: { columns: 'account UInt32, n UInt32, place UInt32', key: 'account' },
  follow_days: { columns: 'dst UInt32, day Int32, gained UInt8, lost UInt8', key: '(dst, day)' },
  snapshots: { columns: 'account UInt32, day Int32, followers Int64', key: '(account, day)' },
  postings: { columns: 'token UInt32, post UInt32, author UInt32, day UInt16', key: '(token, post)' },
  bio_postings: { columns: 'token UInt32, account UInt32', key: '(token, account)' },
}

const USERS = `<?xml version="1.0"?>
<yandex>
  <profiles><default><max_memory_usage>10000000000</max_memory_usage></default></profiles>
  <users><default>
    <password></password><networks><ip>127.0.0.1</ip></networks><profile>default</profile><quota>default</quota>
  </default></users>
  <quotas><default></default></quotas>
</yandex>`

const configOf = (home: string, http: number, tcp: number, between: number): string => `<?xml version="1.0"?>
<yandex>
  <logger><level>error</level><log>${home}/server.log</log><errorlog>${home}/errors.log</errorlog></logger>
  <listen_host>127.0.0.1</listen_host>
  <http_port>${http}</http_port>
  <tcp_port>${tcp}</tcp_port>
  <interserver_http_port>${between}</interserver_http_port>
  <interserver_http_host>127.0.0.1</interserver_http_host>
  <path>${home}/data/</path>
  <tmp_path>${home}/tmp/</tmp_path>
  <user_files_path>${home}/files/</user_files_path>
  <format_schema_path>${home}/schemas/</format_schema_path>
  <mark_cache_size>1073741824</mark_cache_size>
  <keep_alive_timeout>600</keep_alive_timeout>
  <timezone>UTC</timezone>
  <users_config>users.xml</users_config>
  <default_profile>default</default_profile>
  <default_database>default</default_database>
</yandex>`
