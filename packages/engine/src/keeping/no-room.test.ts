import { mkdtemp, readdir, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import type { Scope } from '@starling/question'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { type Corpus, openCorpus } from '../corpus/corpus.ts'
import type { RowBatch } from '../corpus/rows.ts'
import { account, post } from '../corpus/samples.ts'
import { IndexKeeper } from './index-keeper.ts'
import type { EngineStatus } from './keeper.ts'

const SLOW_MS = 300_000
let dir: string
let corpus: Corpus
let keeper: IndexKeeper | undefined
let told: EngineStatus[]
const open = (memory_bytes?: number) => {
  told = []
  keeper = new IndexKeeper({
    corpus_dir: path.join(dir, 'corpus'),
    index_dir: path.join(dir, 'index'),
    workers: 1,
    onStatus: (status) => told.push(status),
    ...(memory_bytes && { memory_bytes }),
  })
  return keeper
}
beforeEach(async () => {
  dir = await mkdtemp(path.join(tmpdir(), 'starling-room-'))
  corpus = await openCorpus(path.join(dir, 'corpus'), { write: true, workers: 1 })
})
afterEach(async () => {
  await keeper?.close()
  await corpus.close()
  await rm(dir, { recursive: true, force: true })
})

async function put(batch: RowBatch) {
  const one = corpus.import({ source: 'test', fetched_at: new Date('2026-02-01T00:00:00Z') })
  await one.add(batch)
  await one.commit()
}
const crowd = (from: number, count: number): RowBatch => ({
  posts: Array.from({ length: count }, (_, n) => post(String(from + n), '1', { text: `word${from + n} again` })),
})
const about: Scope = { who: { posted: { groups: [['espresso']] } }, posts: { by: 'audience' } }
const writers = async (backend: IndexKeeper) => {
  const [{ rows }] = await backend.ask(about, [{ do: 'accounts', order: 'followers_count', limit: 10 }])
  return rows.map(({ handle }) => handle)
}
const versions = async () => (await readdir(path.join(dir, 'index'))).filter((name) => name.startsWith('v')).sort()
/** How often it was built since it was opened. */
const builds = () => told.filter(({ phase, share }) => phase === 'building' && share === 0).length

test(
  'a corpus that needs more memory than is allowed is refused in one sentence, once, and read when there is more',
  async () => {
    await put({ accounts: [account('1')], posts: [post('10', '1', { text: 'espresso' })] })
    const small = open(1 << 20)
    await expect(small.keepUp()).rejects.toThrow(
      /^The corpus needs [\d,]+ MB .* 1 MB are allowed .* set ENGINE=cluster/,
    )
    expect(small.status).toMatchObject({ phase: 'too_large', trouble: 'too_large' })
    await expect(writers(small)).rejects.toMatchObject({ code: 'no_room' })
    const built = builds()
    await expect(small.keepUp()).rejects.toThrow('ENGINE=cluster')
    expect([builds(), await versions()]).toEqual([built, []])
    await small.close()

    // What was found out is known over a restart, before anything is read.
    const again = open(1 << 20)
    await expect(again.keepUp()).rejects.toThrow('ENGINE=cluster')
    expect(builds()).toBe(0)
    await again.close()

    const large = open()
    await large.keepUp()
    expect(await writers(large)).toEqual(['user_1'])
    expect(large.status).toEqual({ phase: 'ready', share: 1 })
  },
  SLOW_MS,
)

test(
  'the last index that fitted goes on answering when the corpus outgrows the memory, also after a restart',
  async () => {
    await put({ accounts: [account('1')], posts: [post('10', '1', { text: 'espresso' })] })
    const first = open()
    await first.keepUp()
    const { memory_bytes } = await first.state()
    await first.close()

    const tight = open(memory_bytes + (1 << 19))
    await tight.keepUp()
    await put(crowd(1000, 30_000))
    await expect(tight.keepUp()).rejects.toThrow('ENGINE=cluster')
    expect(tight.status).toMatchObject({ phase: 'ready', trouble: 'too_large', problem: expect.stringContaining('MB') })
    expect(await writers(tight)).toEqual(['user_1'])
    expect(await versions()).toEqual(['v000001'])
    await put(crowd(90_000, 10))
    await expect(tight.keepUp()).rejects.toThrow('ENGINE=cluster')
    await tight.close()

    const again = open(memory_bytes + (1 << 19))
    await expect(again.keepUp()).rejects.toThrow('ENGINE=cluster')
    expect([again.status.phase, again.status.trouble, builds()]).toEqual(['ready', 'too_large', 0])
    expect(await writers(again)).toEqual(['user_1'])
  },
  SLOW_MS,
)
