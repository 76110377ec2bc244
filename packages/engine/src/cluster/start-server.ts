import { type ChildProcess, spawn } from 'node:child_process'
import { access, constants, mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'

const CLUSTER = 'two_shards'
const START_MS = 60_000
const PLACES = [...(process.env.PATH ?? '').split(':'), '/usr/bin', '/usr/sbin', '/usr/local/bin']

/** Two ClickHouse servers of this machine as two shards, for tests. */
export type Servers = {
  urls: string[]
  shards: string
  /** Ends one at once, as a power cut would, and starts it again on its files. */
  crash(shard: number): Promise<void>
  /** Ends one at once; what is returned starts it again. */
  takeDown(shard: number): Promise<() => Promise<void>>
  /** What each is at just now, in its own words: for a test that waits for one of them. */
  doing(): Promise<string>
  stop(): Promise<void>
}

export async function startServers(): Promise<Servers> {
  const command = await findCommand()
  if (!command) throw new Error('there is no clickhouse-server: `npm test` installs it, tests never do')
  return start(command)
}

async function findCommand(): Promise<string[] | undefined> {
  for (const [name, ...rest] of [['clickhouse-server'], ['clickhouse', 'server']]) {
    for (const place of PLACES) {
      const file = path.join(place, name!)
      const isThere = await access(file, constants.X_OK).then(
        () => true,
        () => false,
      )
      if (isThere) return [file, ...rest]
    }
  }
  return undefined
}

type Server = { dir: string; url: string; process?: ChildProcess }

async function start(command: string[]): Promise<Servers> {
  const root = await mkdtemp(path.join(tmpdir(), 'starling-clickhouse-'))
  const ports = await freePorts(6)
  const servers: Server[] = [0, 1].map((shard) => ({
    dir: path.join(root, String(shard)),
    url: `http://127.0.0.1:${ports[shard]}`,
  }))
  const stop = async () => {
    await Promise.all(servers.map(end))
    await rm(root, { recursive: true, force: true })
  }
  try {
    for (const [shard, { dir }] of servers.entries()) {
      await mkdir(dir)
      await writeFile(path.join(dir, 'config.xml'), configOf(dir, shard, ports))
      await writeFile(path.join(dir, 'users.xml'), USERS)
    }
    await Promise.all(servers.map((server) => run(server, command)))
  } catch (error) {
    await stop()
    throw new Error('clickhouse-server did not start', { cause: error })
  }
  const takeDown = async (shard: number) => {
    await end(servers[shard]!)
    return () => run(servers[shard]!, command)
  }
  const doing = async () => (await Promise.all(servers.map(doingOf))).join('\n')
  const crash = async (shard: number) => (await takeDown(shard))()
  return { urls: servers.map(({ url }) => url), shards: CLUSTER, crash, takeDown, doing, stop }
}

async function run(server: Server, [file, ...words]: string[]): Promise<void> {
  const config = path.join(server.dir, 'config.xml')
  // A parent that ends without saying so must not leave a database server behind.
  const child = spawn(file!, [...words, `--config-file=${config}`], { cwd: server.dir, stdio: 'ignore' })
  server.process = child
  process.once('exit', () => child.kill('SIGKILL'))
  const until = performance.now() + START_MS
  for (;;) {
    const isUp = await fetch(`${server.url}/ping`).then(
      (answer) => answer.ok,
      () => false,
    )
    if (isUp) return
    if (child.exitCode !== null || performance.now() > until) throw new Error(await lastWords(server))
    await wait(50)
  }
}

async function end({ process: child }: Server): Promise<void> {
  if (!child || child.exitCode !== null || child.signalCode !== null) return
  const ended = new Promise((resolve) => child.once('exit', resolve))
  child.kill('SIGKILL')
  await ended
}

const AT_WORK = [
  'SELECT query_id, elapsed, query FROM system.processes',
  'SELECT database, table, command, parts_to_do FROM system.mutations WHERE is_done = 0',
]
async function doingOf(server: Server): Promise<string> {
  const told = AT_WORK.map((body) =>
    fetch(server.url, { method: 'POST', body, signal: AbortSignal.timeout(5_000) }).then(
      (answer) => answer.text(),
      (error: unknown) => String(error),
    ),
  )
  return [server.url, ...(await Promise.all(told)), await lastWords(server)].join('\n')
}

const lastWords = async ({ dir }: Server): Promise<string> => {
  const log = await readFile(path.join(dir, 'errors.log'), 'utf8').catch(() => '')
  return log.trim().split('\n').at(-1) || 'it said nothing'
}

async function freePorts(count: number): Promise<number[]> {
  const listeners = await Promise.all(
    Array.from({ length: count }, async () => {
      const listener = createServer()
      await new Promise<void>((resolve) => listener.listen(0, '127.0.0.1', resolve))
      return listener
    }),
  )
  const ports = listeners.map((listener) => (listener.address() as { port: number }).port)
  await Promise.all(listeners.map((listener) => new Promise((resolve) => listener.close(resolve))))
  return ports
}

const USERS = `<?xml version="1.0"?>
<yandex>
  <profiles><default></default></profiles>
  <users><default>
    <password></password><networks><ip>127.0.0.1</ip></networks><profile>default</profile><quota>default</quota>
  </default></users>
  <quotas><default></default></quotas>
</yandex>`

/** Ports: two for HTTP, two for queries between the servers, two for replication, which is not used. */
const configOf = (dir: string, shard: number, ports: number[]): string => `<?xml version="1.0"?>
<yandex>
  <logger><level>error</level><log>${dir}/server.log</log><errorlog>${dir}/errors.log</errorlog></logger>
  <listen_host>127.0.0.1</listen_host>
  <http_port>${ports[shard]}</http_port>
  <tcp_port>${ports[2 + shard]}</tcp_port>
  <interserver_http_port>${ports[4 + shard]}</interserver_http_port>
  <interserver_http_host>127.0.0.1</interserver_http_host>
  <path>${dir}/data/</path>
  <tmp_path>${dir}/tmp/</tmp_path>
  <user_files_path>${dir}/files/</user_files_path>
  <format_schema_path>${dir}/schemas/</format_schema_path>
  <mark_cache_size>67108864</mark_cache_size>
  <timezone>UTC</timezone>
  <users_config>users.xml</users_config>
  <default_profile>default</default_profile>
  <default_database>default</default_database>
  <remote_servers><${CLUSTER}>
    ${[2, 3].map((at) => `<shard><replica><host>127.0.0.1</host><port>${ports[at]}</port></replica></shard>`).join('')}
  </${CLUSTER}></remote_servers>
</yandex>`
