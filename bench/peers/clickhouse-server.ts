import type { ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { createReadStream, existsSync } from 'node:fs'
import { mkdir, writeFile } from 'node:fs/promises'
import { type IncomingMessage, request } from 'node:http'
import path from 'node:path'
import { text } from 'node:stream/consumers'
import { pipeline } from 'node:stream/promises'
import { setTimeout as wait } from 'node:timers/promises'
import { KNOWN } from '../prepare/base-tables.ts'
import { LISTS } from '../prepare/list-tables.ts'
import { cpuOf, endServer, findProgram, freePort, residentOf, startServer } from './child.ts'
import { ClickHouse } from './clickhouse.ts'
import { columnsOf, type ExportName, exportTables } from './exports.ts'

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
    const folder = await exportTables(dir, NAMES, say)
    const session = this.session()
    for (const name of NAMES) {
      const started = performance.now()
      const { columns, key } = schemaOf(name)
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

const NAMES: ExportName[] = [
  ...(['people', 'strata', 'totals', 'posts', 'postings', 'bio_postings', 'post_lists', 'phrase_posts'] as const),
  ...(['followers', 'all_followers', 'follow_days', 'snapshots'] as const),
  ...LISTS.flatMap((list) => [`${list}_arrays`, `${list}_strata`, `${list}_totals`] as const),
]
const KEYS: Partial<Record<ExportName, string>> = {
  postings: '(token, post)',
  bio_postings: '(token, account)',
  phrase_posts: '(phrase, day, author)',
  followers: '(followed, follower)',
  follow_days: '(followed, day)',
  snapshots: '(account, day)',
  ...Object.fromEntries(LISTS.map((list) => [`${list}_strata`, '(value, stratum)'])),
}
const TYPES: Record<string, string> = {
  ...{ day: 'UInt16', hour: 'UInt8', mood: 'UInt8', gained: 'UInt8', lost: 'UInt8', fetched: 'Int32' },
  ...{ list: 'Array(UInt32)', terms: 'Array(UInt32)', phrases: 'Array(UInt32)', followers: 'Int64' },
}
const OF_PERSON = Object.fromEntries(KNOWN.map((one) => [`k_${one}`, 'UInt8']))
const schemaOf = (name: ExportName) => {
  const columns = columnsOf(name)
  const types = { ...TYPES, ...(name === 'people' && OF_PERSON) }
  const key = KEYS[name] ?? columns[0]!
  return { columns: columns.map((one) => `${one} ${types[one] ?? 'UInt32'}`).join(', '), key }
}

const USERS = `<?xml version="1.0"?>
<yandex>
  <profiles><default><max_memory_usage>10000000000</max_memory_usage><max_threads>1</max_threads></default></profiles>
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
