import type { Scope } from '@starling/question'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { applyChange, type FactChange } from '../facts/change.ts'
import { sampleKey } from '../facts/sample-key.ts'
import { Oracle } from '../oracle/oracle.ts'
import { accountFact, postFact } from '../oracle/samples.ts'
import { DAY, MONDAY, TEN_PEOPLE } from '../oracle/ten-people.ts'
import { type Cluster, openCluster } from './cluster.ts'
import { text } from './literal.ts'
import { shardOf, shardSql } from './shard-of.ts'
import { Shards } from './shards.ts'
import { type Servers, startServers } from './start-server.ts'
import { sampleSql } from './write/derive.ts'
import { begin } from './write/versions.ts'

const EVERYBODY: Scope = { who: { all: [] }, posts: { by: 'anyone' } }
const SIZE = [{ do: 'size' }] as const
const HOSTILE = [
  `'`,
  `\\`,
  `\\'`,
  `') OR 1=1 --`,
  `'; DROP DATABASE trial; --`,
  '\0',
  'a\nb',
  '{x:String}',
  '猫🍜',
  '%_',
  '$$',
]

const servers = await startServers()
describe('two shards', { timeout: 120_000 }, () => suite(servers))

function suite({ urls, shards, crash, stop }: Servers): void {
  const options = { urls, database: 'trial', shards }
  let cluster: Cluster
  let connected: Shards
  beforeAll(async () => {
    cluster = await openCluster(options)
    connected = Shards.connect(options)
    await cluster.load([TEN_PEOPLE])
  })
  afterAll(async () => {
    await cluster.close()
    await connected.close()
    await stop()
  })
  const sameAs = async (facts: typeof TEN_PEOPLE) => {
    const primitives = [{ do: 'size' }, { do: 'accounts', order: 'sample', limit: 100 }] as const
    expect(await cluster.ask(EVERYBODY, primitives)).toEqual(await new Oracle(facts).ask(EVERYBODY, primitives))
  }

  test.each(HOSTILE)('the server reads back %j', async (value) => {
    expect(await connected.overall(`SELECT ${text(value)} AS value`)).toEqual([{ value }])
  })

  test('hostile words, handles and values are words, handles and values', async () => {
    const facts = {
      ...TEN_PEOPLE,
      accounts: HOSTILE.map((one, n) => accountFact(BigInt(n + 1), `h${one}`, { city: one, country: one, bio: one })),
    }
    await cluster.load([facts])
    const oracle = new Oracle(facts)
    for (const one of HOSTILE) {
      const conditions = [{ cities: [one] }, { handles: [`h${one}`] }, { bio: { groups: [[`${one} word`]] } }]
      const scope: Scope = { who: { any: conditions }, posts: { by: 'audience' } }
      const asked = { baseline: { countries: [one] } }
      const breakdown = [{ do: 'breakdown', dimension: 'city', limit: 20 }] as const
      expect(await cluster.ask(scope, breakdown, asked)).toEqual(await oracle.ask(scope, breakdown, asked))
    }
    await cluster.load([TEN_PEOPLE])
  })

  test('server and client agree where an account lives and in which order a sample is', async () => {
    const ids = [0n, 1n, 2n ** 32n, 1789999999999999999n, 2n ** 64n - 1n]
    const rows = await connected.overall(
      `SELECT ${shardSql('id', 3)} AS shard, toString(${sampleSql('id')}) AS sample
       FROM (SELECT arrayJoin([${ids.map((id) => `toUInt64('${id}')`)}]) AS id)`,
    )
    expect(rows).toEqual(ids.map((id) => ({ shard: shardOf(id, 3), sample: String(sampleKey(id)) })))
  })

  test('an account and what it did lie together', async () => {
    for (const shard of urls.keys()) {
      const rows = await connected.on<{ id: string }>(shard, 'SELECT account_id AS id FROM trial.posts')
      expect(rows.length).toBeGreaterThan(0)
      for (const { id } of rows) expect(shardOf(BigInt(id), urls.length)).toBe(shard)
    }
  })

  test('addresses in another order are refused', async () => {
    await expect(openCluster({ ...options, urls: urls.toReversed() })).rejects.toMatchObject({ code: 'not_ready' })
  })

  test('a question can be given up, and leaves no tables', async () => {
    const controller = new AbortController()
    const asked = cluster.ask(EVERYBODY, [{ do: 'phrases', limit: 10 }], {
      baseline: { who: { verified: true } },
      signal: controller.signal,
    })
    controller.abort()
    await expect(asked).rejects.toMatchObject({ code: 'cancelled' })
    const left = await connected.everywhere(
      `SELECT name FROM system.tables WHERE database = 'trial' AND name LIKE 'asking%'`,
    )
    expect(left).toEqual([])
    await sameAs(TEN_PEOPLE)
  })

  const change: FactChange = {
    upsert: { posts: [postFact(900n, 3n, MONDAY + DAY, 'new coffee')], accounts: [accountFact(77n, 'new')] },
    delete: { accounts: [1n] },
  }

  test('a change that was cut short is not seen, nor is it after the next', async () => {
    await cluster.load([TEN_PEOPLE])
    const { added, removed } = await begin(connected)
    await connected.insert(0, 'people', [{ account_id: '4000', handle: 'half', born: added }])
    await connected.insert(1, 'dead_accounts', [{ account_id: '3', born: removed - 1, died: removed }])
    await sameAs(TEN_PEOPLE)
    await cluster.apply(change)
    await sameAs(applyChange(TEN_PEOPLE, change))
  })

  test('a shard that is gone is said to be, and has all when it is back', async () => {
    await cluster.load([TEN_PEOPLE])
    await cluster.apply(change)
    const back = crash(1)
    await expect(cluster.ask(EVERYBODY, SIZE)).rejects.toMatchObject({ code: 'unreachable' })
    await back
    await sameAs(applyChange(TEN_PEOPLE, change))
  })

  test('a compaction takes away what is out of force, and only that', async () => {
    await cluster.load([TEN_PEOPLE])
    await cluster.apply(change)
    const rows = () => connected.everywhere<{ n: string }>('SELECT count() AS n FROM trial.people')
    const sum = (counts: { n: string }[]) => counts.reduce((total, { n }) => total + Number(n), 0)
    const before = sum(await rows())
    await cluster.compact()
    expect(sum(await rows())).toBe(before)
    await cluster.compact(0)
    expect(sum(await rows())).toBe((await cluster.state()).accounts)
    await sameAs(applyChange(TEN_PEOPLE, change))
  })

  test('a database named as a table is refused', async () => {
    await expect(openCluster({ ...options, database: 'people' })).rejects.toThrow(RangeError)
  })

  test('before anything is loaded there is nothing to ask', async () => {
    const empty = await openCluster({ ...options, database: 'empty' })
    await expect(empty.ask(EVERYBODY, SIZE)).rejects.toMatchObject({ code: 'not_ready' })
    await expect(empty.apply({})).rejects.toMatchObject({ code: 'not_ready' })
    await empty.close()
  })
}
