import path from 'node:path'
import { type AccountRow, openCorpus, type PostRow, type RowBatch } from '@starling/engine'
import type { Question } from '@starling/question'
import { World } from '@starling/world'
import { afterAll, beforeAll, expect, inject, test } from 'vitest'

const DAY_MS = 86_400_000
const BIRDS = ['1', '2', '3', '4', '5']
const CATS = ['6', '7', '8', '9', '10']

const account = (id: string): AccountRow => ({
  id,
  handle: `user_${id}`,
  name: null,
  bio: null,
  location: null,
  url: null,
  created_at: null,
  verified: null,
  verified_type: null,
  protected: false,
  followers_count: null,
  following_count: null,
  post_count: null,
  listed_count: null,
  avatar_url: null,
})
const post = (account_id: string, text: string, created_at: Date): PostRow => ({
  id: `${account_id}00`,
  account_id,
  text,
  created_at,
  lang: 'en',
  conversation_id: null,
  reply_to_post_id: null,
  reply_to_account_id: null,
  reposted_post_id: null,
  quoted_post_id: null,
  like_count: null,
  repost_count: null,
  reply_count: null,
  quote_count: null,
  view_count: null,
  via: null,
})

let world: World
/** A whole second, as the engine tells them. */
let start: number
beforeAll(async () => {
  world = await World.create(inject('postgres'))
  start = Math.floor(world.clock.now().getTime() / 1000) * 1000
  const written = daysAgo(5)
  const rows = (ids: string[], text: string): RowBatch => ({
    accounts: ids.map(account),
    posts: ids.map((id) => post(id, text, written)),
  })
  await put('an archive', daysAgo(3), rows(BIRDS, 'a kestrel'))
  await put('a crawl', daysAgo(1), rows(CATS, 'a tabby'))
})
afterAll(() => world.stop())

const daysAgo = (days: number) => new Date(start - days * DAY_MS)

async function put(source: string, fetched_at: Date, rows: RowBatch) {
  const corpus = await openCorpus(path.join(world.product.config.DATA_DIR, 'corpus'), { write: true, workers: 1 })
  const entering = corpus.import({ source, fetched_at })
  await entering.add(rows)
  await entering.commit()
  await corpus.close()
  await world.product.engine.keepUp()
}

const about = (...words: string[]): Question => ({ query_type: 'keyword', keywords: words.map((word) => [word]) })
const WHENCE: [string, Question, number, string[]][] = [
  ['people of one import', about('kestrel'), 3, ['an archive']],
  ['people of another', about('tabby'), 1, ['a crawl']],
  ['people of both', about('kestrel', 'tabby'), 1, ['a crawl', 'an archive']],
]
test.each(WHENCE)('%s', async (_, question, days, source) => {
  const member = await world.as('member@meridian.example')
  const { sections } = await member.explore({ body: { question, sections: ['languages', 'conversation_volume'] } })
  const origin = { as_of: daysAgo(days).toISOString(), source }
  expect(sections).toMatchObject([origin, origin])
})

test('whoever is read again is as of then, though nothing else changed', async () => {
  const member = await world.as('member@meridian.example')
  const read_again = daysAgo(0)
  await put('a second look', read_again, { accounts: [account('1')] })
  const { sections } = await member.explore({
    body: { question: about('kestrel'), sections: ['languages', 'conversation_posts'] },
  })
  expect(sections).toMatchObject([
    { as_of: read_again.toISOString(), source: ['a second look', 'an archive'] },
    { as_of: daysAgo(3).toISOString(), source: ['an archive'] },
  ])
})
