import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import type { Scope } from '@starling/question'
import { afterAll, afterEach, beforeEach, describe, expect, test } from 'vitest'
import { type Servers, startServers } from '../cluster/start-server.ts'
import { type Corpus, openCorpus } from '../corpus/corpus.ts'
import type { ImportOptions } from '../corpus/import.ts'
import type { RowBatch } from '../corpus/rows.ts'
import { account, post } from '../corpus/samples.ts'
import { type Engine, openEngine } from '../engine.ts'
import type { Alone } from './alone.ts'
import type { EngineStatus } from './keeper.ts'

const servers = await startServers()
describe('a cluster that follows its corpus', { timeout: 120_000 }, () => suite(servers))

/** As the database gives it: one at a time, whoever it is. */
function oneAtATime(): Alone {
  const held = new Set<string>()
  return async (name, work) => {
    if (held.has(name)) return undefined
    held.add(name)
    try {
      return { done: await work(new AbortController().signal) }
    } finally {
      held.delete(name)
    }
  }
}

function suite({ urls, shards, takeDown, stop }: Servers): void {
  let dir: string
  let corpus: Corpus
  let database: string
  let count = 0
  const engines: Engine[] = []
  const alone = oneAtATime()
  const seen: EngineStatus['phase'][] = []
  const open = (has_corpus: boolean) => {
    const engine = openEngine({
      engine: 'cluster',
      cluster: { urls, shards, database },
      alone,
      grace_seconds: 0,
      corpus_dir: has_corpus ? path.join(dir, 'corpus') : undefined,
      onStatus: ({ phase }) => seen.push(phase),
      onError: (error) => {
        throw error
      },
    })
    engines.push(engine)
    return engine
  }
  beforeEach(async () => {
    database = `keeper${++count}`
    dir = await mkdtemp(path.join(tmpdir(), 'starling-keeper-'))
    corpus = await openCorpus(path.join(dir, 'corpus'), { write: true, workers: 1 })
    seen.length = 0
  })
  afterEach(async () => {
    await Promise.all(engines.splice(0).map((engine) => engine.close()))
    await corpus.close()
    await rm(dir, { recursive: true, force: true })
  })
  afterAll(stop)

  const put = async (batch: RowBatch, more: Pick<ImportOptions, 'key' | 'awaits'> = {}) => {
    const one = corpus.import({ source: 'test', fetched_at: new Date('2026-02-01T00:00:00.123Z'), ...more })
    await one.add(batch)
    await one.commit()
  }
  const many = Array.from({ length: 12 }, (_, n) => account(String(n + 1), { followers_count: n }))
  const about = (word: string): Scope => ({ who: { posted: { groups: [[word]] } }, posts: { by: 'audience' } })
  const writers = async (engine: Engine, word: string) => {
    const [{ rows }] = await engine.ask(about(word), [{ do: 'accounts', order: 'followers_count', limit: 10 }])
    return rows.map(({ handle }) => handle)
  }
  const until = async (isSo: () => boolean | Promise<boolean>) => {
    for (let turn = 0; !(await isSo()); turn++) {
      if (turn > 300) throw new Error('it never came')
      await sleep(100)
    }
  }

  test('nothing, an import, another, a deletion, a restart; a server without the corpus sees the same', async () => {
    const engine = open(true)
    const other = open(false)
    await engine.keepUp()
    expect(engine.status.phase).toBe('empty')
    expect(other.held).toBeUndefined()
    await expect(engine.state()).rejects.toThrow('still being read')

    const before = '2026-01-01T00:00:00.000Z'
    await put(
      { accounts: many, posts: [post('10', '1', { text: 'espresso' })] },
      { awaits: { key: 'the rest', before } },
    )
    await engine.keepUp()
    expect(engine.status.phase).toBe('ready')
    expect(seen).toContain('building')
    expect(await writers(engine, 'espresso')).toEqual(['user_1'])
    expect(await engine.state()).toMatchObject({
      accounts: 12,
      posts: 1,
      sources: ['test'],
      as_of: '2026-02-01T00:00:00.123Z',
    })
    await other.keepUp()
    expect(await writers(other, 'espresso')).toEqual(['user_1'])
    expect(await other.state()).toMatchObject({ whole_since: before })

    const { version } = other
    await put({ posts: [post('11', '2', { text: 'espresso again', reply_to_post_id: '10' })] }, { key: 'the rest' })
    await engine.keepUp()
    await until(() => other.version !== version)
    await until(async () => (await other.state()).whole_since === null)
    expect(other.version, 'taken in, not loaded anew').toMatch(new RegExp(`^${database}_1 `))
    expect(await writers(other, 'espresso')).toEqual(['user_2', 'user_1'])
    expect(await other.corpus.repliesTo(['10'], 5)).toEqual(['11'])
    expect((await other.corpus.mostFollowed(2)).map(({ handle }) => handle)).toEqual(['user_12', 'user_11'])
    expect([...(await other.corpus.botScores(['2', '77'])).keys()]).toEqual(['2'])

    await corpus.delete({ accounts: ['1'] })
    await engine.keepUp()
    expect(await writers(engine, 'espresso')).toEqual(['user_2'])
    await other.keepUp()
    expect(await writers(other, 'espresso')).toEqual(['user_2'])
    expect(other.version).toBe(engine.version)

    await engine.close()
    const again = open(true)
    await again.keepUp()
    expect(again.version).toBe(other.version)
  })

  test('two servers with the corpus load it once', async () => {
    await put({ accounts: many, posts: [post('10', '1', { text: 'espresso' })] })
    const both = [open(true), open(true)]
    await Promise.all(both.map((engine) => engine.keepUp()))
    expect(both.map(({ version }) => version)).toEqual([`${database}_1 2`, `${database}_1 2`])
  })

  test('a shard that is gone is said to be gone, and all is well when it is back', async () => {
    await put({ accounts: many, posts: [post('10', '1', { text: 'espresso' })] })
    const engine = open(true)
    await engine.keepUp()
    const bringBack = await takeDown(1)
    await expect(writers(engine, 'espresso')).rejects.toMatchObject({ code: 'unreachable' })
    await until(() => engine.status.phase === 'unreachable')
    await put({ posts: [post('11', '2', { text: 'espresso meanwhile' })] })
    await bringBack()
    await until(() => engine.status.phase === 'ready')
    await engine.keepUp()
    expect(await writers(engine, 'espresso')).toEqual(['user_2', 'user_1'])
  })

  test('what a shard has lost is loaded again', async () => {
    await put({ accounts: many, posts: [post('10', '1', { text: 'espresso' })] })
    const engine = open(true)
    await engine.keepUp()
    await fetch(urls[1]!, { method: 'POST', body: `DROP DATABASE ${database}_1` })
    await until(() => engine.version === `${database}_2 2`)
    expect(await writers(engine, 'espresso')).toEqual(['user_1'])
  })
}
