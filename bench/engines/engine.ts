import type { Lists } from '../lists.ts'
import type { RawLists } from '../peers/sql-peer.ts'
import type { Chosen } from '../workload/questions.ts'

/** One client of an engine. `turn` makes the question another one with the same answer. */
export type Session = {
  /** Our lists are in words, those of a peer in the numbers of its tables. */
  analyse(question: Chosen, turn: number, cut: boolean): Promise<Lists | RawLists>
  close(): Promise<void>
}

export type Engine = {
  session(): Promise<Session>
  /** CPU so far, of all processes that work for it, in ms. */
  cpu(): number
  resident(): number
  close(): Promise<void>
}

export const ENGINES = [
  'starling',
  'clickhouse',
  'duckdb-postings',
  'duckdb-scan',
  'postgres',
  'sqlite',
  'native',
] as const
export type EngineName = (typeof ENGINES)[number]
/** Those that can be given our pruning. */
export const CUTTABLE: EngineName[] = ['clickhouse', 'duckdb-postings', 'postgres', 'sqlite']

export const ownCpu = (): number => {
  const { user, system } = process.cpuUsage()
  return (user + system) / 1000
}
export const ownResident = (): number => process.memoryUsage.rss()
