import { mkdtemp, rm, truncate } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import type { Scope } from '@starling/question'
import { expect, test } from 'vitest'
import { openedIndex } from '../../../../conformance/opened-index.ts'
import { applyChange, type FactChange } from '../../../facts/change.ts'
import type { Facts, PostFact } from '../../../facts/facts.ts'
import { Oracle } from '../../../oracle/oracle.ts'
import { accountFact, postFact } from '../../../oracle/samples.ts'
import { buildIndex, openIndex } from '../../index.ts'

const AUTHORS = 6
const PHRASES = 200
const OTHERS = 200_000
const phrase = (n: number) => `harbour${n} lantern${n}`

/** So many posts that a worker has no room for 200 sets of them at once. */
const facts: Facts = {
  accounts: [
    accountFact(1n, 'somebody'),
    ...Array.from({ length: AUTHORS }, (_, n) => accountFact(BigInt(n + 2), `author${n}`, { country: 'JP' })),
  ],
  posts: [
    ...Array.from({ length: OTHERS }, (_, n) => postFact(BigInt(n + 1), 1n, 1_700_000_000 + n, 'tea')),
    ...Array.from({ length: AUTHORS * PHRASES }, (_, n) =>
      postFact(BigInt(OTHERS + n + 1), BigInt((n % AUTHORS) + 2), 1_700_500_000 + n, phrase(Math.floor(n / AUTHORS))),
    ),
  ],
  follows: [],
  interactions: [],
  snapshots: [],
}

const opened = openedIndex(facts)

test('as many phrases as are compared fit into the room of one worker, whatever the corpus', async () => {
  const [{ rows }] = await opened().ask({ who: { countries: ['JP'] }, posts: { by: 'audience' } }, [
    { do: 'phrases', limit: PHRASES },
  ])
  expect(rows).toHaveLength(PHRASES)
  expect(new Set(rows.map(({ count, baseline_count }) => `${count} of ${baseline_count}`))).toEqual(new Set(['6 of 6']))
})

const EVERYBODY: Scope = { who: { all: [] }, posts: { by: 'audience' } }
const ALL = { do: 'phrases', limit: PHRASES } as const
const written = (author: number, id: number, text: string) =>
  postFact(BigInt(id), BigInt(author + 2), 1_700_000_000 + id, text)

/** An index of its own in a folder of its own. */
async function inFolder(posts: PostFact[], use: (dir: string) => Promise<void>): Promise<void> {
  const dir = await mkdtemp(path.join(tmpdir(), 'starling-phrases-'))
  try {
    await buildIndex(dir, [{ ...facts, posts }])
    await use(dir)
  } finally {
    await rm(dir, { recursive: true, force: true })
  }
}

test('no text is read to find phrases', async () => {
  const posts = Array.from({ length: AUTHORS }, (_, n) =>
    written(n, n + 1, 'a lighthouse keeper at the old harbour wall'),
  )
  await inFolder(posts, async (dir) => {
    await truncate(path.join(dir, 'v000001', 'texts'))
    const index = await openIndex(dir, { workers: 1 })
    try {
      expect(await index.ask(EVERYBODY, [ALL])).toEqual(await new Oracle({ ...facts, posts }).ask(EVERYBODY, [ALL]))
    } finally {
      await index.close()
    }
  })
})

test('what hardly anybody wrote before is a phrase as soon as enough did, and none when they take it back', async () => {
  const TEXT = 'a lighthouse keeper sings'
  const before = [...[0, 1].map((n) => written(n, n + 1, TEXT)), written(5, 3, 'nobody wrote anything else')]
  const fresh = [2, 3, 4].map((n) => written(n, n + 10, TEXT))
  // Two of one author are one author.
  const again = [2, 3].map((n) => written(n, n + 20, TEXT))
  await inFolder(before, async (dir) => {
    const index = await openIndex(dir, { workers: 1 })
    let now: Facts = { ...facts, posts: before }
    const rowsAfter = async (change: FactChange) => {
      now = applyChange(now, change)
      await index.apply(change)
      const answer = await index.ask(EVERYBODY, [ALL])
      expect(answer).toEqual(await new Oracle(now).ask(EVERYBODY, [ALL]))
      return answer[0].rows.map(({ value, count }) => `${value} ${count}`)
    }
    try {
      expect(await rowsAfter({ upsert: { posts: fresh.slice(0, 2) } })).toEqual([])
      expect(await rowsAfter({ upsert: { posts: again } })).toEqual([])
      expect(await rowsAfter({ upsert: { posts: fresh.slice(2) } })).toEqual([
        'keeper sings 5',
        'lighthouse keeper 5',
        'lighthouse keeper sings 5',
      ])
      expect(await rowsAfter({ delete: { posts: [1n] } })).toEqual([])
      expect(await rowsAfter({ upsert: { posts: [written(5, 40, TEXT)] } })).toHaveLength(3)
      await index.compact()
      expect(await rowsAfter({ upsert: { posts: [written(0, 41, `${TEXT} late`)] } })).toHaveLength(3)
    } finally {
      await index.close()
    }
  })
}, 120_000)
