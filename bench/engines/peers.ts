import { Answering, type Backend } from '@starling/engine'
import type { Primitive } from '@starling/sections'
import { keyOf, Labels, type Lists, type PlainAnswer } from '../lists.ts'
import { analyse } from '../peers/analysis.ts'
import { ClickHouseServer } from '../peers/clickhouse-server.ts'
import { codedAsks, codesOf, readRanges } from '../peers/coded-asks.ts'
import { DuckPeer } from '../peers/duckdb.ts'
import { openInMemory } from '../peers/duckdb-memory.ts'
import { PostgresServer } from '../peers/postgres-server.ts'
import type { SqlPeer } from '../peers/sql-peer.ts'
import { Sqlite } from '../peers/sqlite.ts'
import { openSqlite } from '../peers/sqlite-file.ts'
import {
  type Asked,
  asksOf,
  type Chosen,
  NOTHING,
  NOW,
  othersOf,
  questionOf,
  sectionsOf,
} from '../workload/questions.ts'
import { Clock, type Engine, type EngineName, ownCpu, ownResident, type Session } from './engine.ts'

type Say = (text: string) => void
type Opened = Omit<Engine, 'session'> & { peer(): Promise<SqlPeer> }

const OPEN: Partial<Record<EngineName, (dir: string, say: Say) => Promise<Opened>>> = {
  duckdb: async (dir) => {
    const duck = await openInMemory(dir)
    return { ...inProcess, peer: async () => new DuckPeer(await duck.again()), close: async () => duck.close() }
  },
  clickhouse: async (dir, say) => {
    const server = await ClickHouseServer.open(dir, say)
    return { ...served(server), peer: async () => server.session() }
  },
  postgres: async (dir, say) => {
    const server = await PostgresServer.open(dir, say)
    return { ...served(server), peer: () => server.session() }
  },
  sqlite: async (dir, say) => {
    const database = await openSqlite(dir, say)
    return { ...inProcess, peer: async () => new Sqlite(database), close: async () => {} }
  },
}

const served = (server: Omit<Opened, 'peer'>) => ({
  cpu: () => server.cpu(),
  resident: () => server.resident(),
  close: () => server.close(),
})
const inProcess = { cpu: ownCpu, resident: ownResident }

/** A peer answers what the product asks its engine; what is made of the counts is the product's own code, on the same clock. */
export async function openPeer(name: EngineName, dir: string, all: Chosen[], say: Say): Promise<Engine> {
  const open = OPEN[name]
  if (!open) throw new Error(`${name} is no peer with sessions`)
  const opened = await open(dir, say)
  const labels = await Labels.open(dir)
  const ranges = readRanges(dir)
  // A server is a process of its own; what JavaScript does afterwards is done here.
  const isServer = opened.cpu !== ownCpu
  const session = async (): Promise<Session> => {
    const peer = await opened.peer()
    return {
      analyse: async (chosen, turn) => {
        const asks = await asksOf(chosen, all, turn)
        const coded = codedAsks(chosen, asks, turn)
        const clock = new Clock(opened.cpu)
        const found = await clock.during(() => analyse(peer, chosen.coded, coded, codesOf(ranges, chosen)))
        const lists: Lists = {}
        for (const [ask, { primitives }] of asks.entries()) {
          for (const [at, primitive] of primitives.entries()) {
            const raw = found[ask]![at]
            if (!raw) throw new Error(`${name} has no answer to ${keyOf(ask, primitive)}`)
            lists[keyOf(ask, primitive)] = await labels.named(primitive, raw)
          }
        }
        const after = isServer ? new Clock(ownCpu) : clock
        await after.during(() => describe(chosen, all, turn, { asks, lists }))
        const both = isServer ? [clock, after] : [clock]
        const sum = (of: 'cpu_ms' | 'wall_ms') => both.reduce((total, one) => total + one[of], 0)
        return { lists, cpu_ms: sum('cpu_ms'), wall_ms: sum('wall_ms') }
      },
      close: () => peer.close(),
    }
  }
  return {
    cpu: opened.cpu,
    resident: opened.resident,
    session,
    close: async () => {
      labels.close()
      await opened.close()
    },
  }
}

/** Counts into sections, as the product does it. */
async function describe(chosen: Chosen, all: Chosen[], turn: number, { lists }: { asks: Asked[]; lists: Lists }) {
  let asks = 0
  const known = {
    ask: async (_: unknown, primitives: readonly Primitive[]) => {
      const ask = asks++
      return primitives.map((primitive) => withCards(primitive, lists[keyOf(ask, primitive)]!))
    },
    state: async () => NOTHING,
    close: async () => {},
  } as unknown as Backend
  const question = questionOf(chosen, turn)
  const options = { others: othersOf(chosen, all, turn) }
  const sections = new Answering(known, () => NOW).sections(sectionsOf(chosen, question), question, options)
  for await (const { error } of sections) if (error) throw error
}

const CARD = {
  ...{ handle: '', name: '', bio: '', location: '', verified: false, followers_count: 0, following_count: 0 },
  ...{ post_count: 0, avatar_url: null, created_at: 0, account_id: '', text: '', language: null, sentiment: null },
  ...{ like_count: 0, repost_count: 0, reply_count: 0, quote_count: 0, view_count: 0 },
}
const withCards = ({ do: what }: Primitive, answer: PlainAnswer): PlainAnswer =>
  ['followed', 'liked', 'accounts', 'posts', 'profile'].includes(what)
    ? { ...answer, rows: answer.rows!.map((row) => ({ ...CARD, ...row })) }
    : answer
