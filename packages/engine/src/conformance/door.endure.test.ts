import { randomBytes } from 'node:crypto'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import type { Question } from '@starling/question'
import { sectionsFor } from '@starling/sections'
import * as fc from 'fast-check'
import { afterAll, expect, test } from 'vitest'
import { corpus as anyCorpus } from '../../conformance/corpora.ts'
import { compare } from '../../conformance/disagreement.ts'
import { type ConformanceQuestion, question } from '../../conformance/questions.ts'
import { rowsOf } from '../../conformance/rows.ts'
import { startServers } from '../cluster/start-server.ts'
import { type Corpus, openCorpus } from '../corpus/corpus.ts'
import type { RowBatch } from '../corpus/rows.ts'
import { type Engine, openEngine } from '../engine.ts'
import type { Facts } from '../facts/facts.ts'
import { readFacts } from '../facts/read.ts'
import { Oracle } from '../oracle/oracle.ts'

const RUNS = process.env.ENDURE === 'full' ? 20 : 1
const seed = Number(process.env.SEED ?? (process.env.ENDURE === 'full' ? Date.now() % 2 ** 31 : 1))
const questions = fc.array(question, { minLength: 5, maxLength: 10, size: 'max' })
const COFFEE: Question = { query_type: 'keyword', keywords: [['coffee']] }

const servers = await startServers()
afterAll(servers.stop)

/** Through the product's own door: rows come into a corpus, and what follows it answers as the oracle does. */
test.each(fc.sample(fc.record({ facts: anyCorpus, questions }), { numRuns: RUNS, seed }))(
  `engines of a corpus answer as the oracle, corpus %# (SEED=${seed})`,
  async ({ facts, questions }) => {
    const dir = await mkdtemp(path.join(tmpdir(), 'starling-door-'))
    const corpus = await openCorpus(path.join(dir, 'corpus'), { write: true, workers: 1 })
    const engines = enginesOf(dir)
    try {
      const { accounts = [], posts = [], ...rest } = rowsOf(facts)
      await put(corpus, { ...rest, accounts, posts: posts.slice(0, -3) })
      await allAgree(corpus, engines, questions)
      await put(corpus, { posts: posts.slice(-3) })
      await allAgree(corpus, engines, questions)
      await corpus.delete({ accounts: accounts.slice(0, 2).map(({ id }) => id) })
      await allAgree(corpus, engines, questions)
    } finally {
      await Promise.all(engines.map((engine) => engine.close()))
      await corpus.close()
      await rm(dir, { recursive: true, force: true })
    }
  },
)

function enginesOf(dir: string): Engine[] {
  const corpus_dir = path.join(dir, 'corpus')
  const now = () => Date.UTC(2026, 5, 20) / 1000
  const index = openEngine({ engine: 'index', corpus_dir, index_dir: path.join(dir, 'index'), workers: 1, now })
  const { urls, shards } = servers
  const cluster = { urls, shards, database: `door_${randomBytes(6).toString('hex')}` }
  return [index, openEngine({ engine: 'cluster', corpus_dir, cluster, now })]
}

async function put(corpus: Corpus, batch: RowBatch): Promise<void> {
  const one = corpus.import({ source: 'test', fetched_at: new Date() })
  await one.add(batch)
  await one.commit()
}

async function allAgree(corpus: Corpus, engines: Engine[], questions: ConformanceQuestion[]): Promise<void> {
  const oracle = new Oracle(await factsIn(corpus))
  await Promise.all(engines.map((engine) => engine.keepUp()))
  for (const engine of engines) await compare(engine, oracle, questions)
  const told = await Promise.all(engines.map(toldBy))
  for (const other of told.slice(1)) expect(other).toEqual(told[0])
}

/** What else the product is told through the door: sections, and what only rows say. */
async function toldBy(engine: Engine) {
  const sections: Record<string, unknown> = {}
  for await (const { section, answer, error } of engine.sections(sectionsFor('keyword'), COFFEE)) {
    sections[section] = answer ?? String(error)
  }
  const [{ rows }] = await engine.ask({ who: { all: [] }, posts: { by: 'anyone' } }, [
    { do: 'posts', order: 'created_at', limit: 500 },
  ])
  const named = await engine.corpus.mostFollowed(20)
  const ids = rows.map(({ id }) => id)
  const scores = await engine.corpus.botScores(rows.map(({ account_id }) => account_id))
  return { sections, named, replies: await engine.corpus.repliesTo(ids, 50), scores: [...scores].sort() }
}

async function factsIn(corpus: Corpus): Promise<Facts> {
  const facts: Facts = { accounts: [], posts: [], follows: [], interactions: [], snapshots: [] }
  for await (const batch of readFacts(corpus)) {
    for (const table of Object.keys(facts) as (keyof Facts)[]) {
      for (const row of batch[table] ?? []) (facts[table] as unknown[]).push(row)
    }
  }
  return facts
}
