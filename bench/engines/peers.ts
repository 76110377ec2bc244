import path from 'node:path'
import { analyse } from '../peers/analysis.ts'
import { ClickHouseServer } from '../peers/clickhouse-server.ts'
import { DuckPostings } from '../peers/duckdb-postings.ts'
import { DuckScan } from '../peers/duckdb-scan.ts'
import { PostgresServer } from '../peers/postgres-server.ts'
import type { SqlPeer } from '../peers/sql-peer.ts'
import { Sqlite } from '../peers/sqlite.ts'
import { openSqlite } from '../peers/sqlite-file.ts'
import { openDuck } from '../prepare/duck.ts'
import { type Engine, type EngineName, ownCpu, ownResident, type Session } from './engine.ts'

type Say = (text: string) => void

const sessionOf = (peer: SqlPeer): Session => ({
  analyse: (question, _turn, cut) => analyse(peer, question.coded, cut),
  close: () => peer.close(),
})

const OPEN: Partial<Record<EngineName, (dir: string, say: Say) => Promise<Engine>>> = {
  clickhouse: async (dir, say) => {
    const server = await ClickHouseServer.open(dir, say)
    return { ...partsOf(server), session: async () => sessionOf(server.session()) }
  },
  postgres: async (dir, say) => {
    const server = await PostgresServer.open(dir, say)
    return { ...partsOf(server), session: async () => sessionOf(await server.session()) }
  },
  'duckdb-postings': async (dir) => {
    const duck = await openDuck(path.join(dir, 'postings.duckdb'), true)
    return {
      ...inProcess,
      session: async () => sessionOf(new DuckPostings(await duck.again())),
      close: async () => duck.close(),
    }
  },
  'duckdb-scan': async (dir) => {
    const duck = await openDuck(path.join(dir, 'scan.duckdb'), true)
    return {
      ...inProcess,
      session: async () => sessionOf(await DuckScan.open(await duck.again())),
      close: async () => duck.close(),
    }
  },
  sqlite: async (dir, say) => {
    const database = await openSqlite(dir, say)
    return { ...inProcess, session: async () => sessionOf(new Sqlite(database)), close: async () => {} }
  },
}

const inProcess = { cpu: ownCpu, resident: ownResident }
const partsOf = (server: Pick<Engine, 'cpu' | 'resident' | 'close'>) => ({
  cpu: () => server.cpu(),
  resident: () => server.resident(),
  close: () => server.close(),
})

export function openPeer(name: EngineName, dir: string, say: Say): Promise<Engine> {
  const open = OPEN[name]
  if (!open) throw new Error(`${name} is no peer with sessions`)
  return open(dir, say)
}
