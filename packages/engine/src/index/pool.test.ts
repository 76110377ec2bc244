import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import type { Scope } from '@starling/question'
import type { Primitive } from '@starling/sections'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Facts } from '../facts/facts.ts'
import { accountFact, postFact } from '../oracle/samples.ts'
import { DEAR_POSTS } from './cost.ts'
import { buildIndex, type Index, openIndex } from './index.ts'

const AUTHORS = 50
const POSTS = DEAR_POSTS
const facts: Facts = {
  accounts: Array.from({ length: AUTHORS }, (_, n) => accountFact(BigInt(n + 1), `author${n}`)),
  posts: Array.from({ length: POSTS }, (_, n) =>
    postFact(
      BigInt(n + 1),
      BigInt((n % AUTHORS) + 1),
      1_700_000_000 + n,
      `harbour${n % 90} lantern${n % 7} quay${n % 5}`,
    ),
  ),
  follows: [],
  interactions: [],
  snapshots: [],
}
const EVERYBODY: Scope = { who: { all: [] }, posts: { by: 'audience' } }
const WORDS: Primitive = { do: 'terms', source: 'posts', kind: 'keyword', order: 'count', limit: 200 }

let dir: string
let index: Index
beforeAll(async () => {
  dir = await mkdtemp(path.join(tmpdir(), 'starling-index-'))
  await buildIndex(dir, [facts])
  index = await openIndex(dir, { workers: 2 })
})
afterAll(async () => {
  await index.close()
  await rm(dir, { recursive: true, force: true })
})

test('however many ask for words of all posts, somebody else is answered before them', async () => {
  const order: string[] = []
  const ask = (name: string, primitive: Primitive) =>
    index.ask(EVERYBODY, [primitive]).then(() => {
      order.push(name)
    })
  const words = Array.from({ length: 4 }, (_, n) => ask(`words ${n}`, WORDS))
  const people = ask('people', { do: 'accounts', order: 'sample', limit: 1 })
  await Promise.all([...words, people])
  expect(order.indexOf('people')).toBeLessThan(2)
  expect(order.filter((name) => name !== 'people')).toEqual(words.map((_, n) => `words ${n}`))
})
