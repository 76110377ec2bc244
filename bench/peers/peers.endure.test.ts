import { chmod, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import type { Facts } from '@starling/engine'
import { Oracle } from '@starling/engine/oracle'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openPeer } from '../engines/peers.ts'
import { Labels, listsOf } from '../lists.ts'
import { openDuck } from '../prepare/duck.ts'
import { writeFlatFiles } from '../prepare/flat-files.ts'
import { loadPostingTables } from '../prepare/posting-tables.ts'
import { loadScanTables } from '../prepare/scan-tables.ts'
import { type Chosen, PLAINLY, primitivesOf, scopeOf } from '../workload/questions.ts'
import { randomOf } from '../workload/random.ts'
import { findClickHouse } from './clickhouse-server.ts'
import { findPostgres } from './postgres-server.ts'

const ACCOUNTS = 120
const POSTS = 900
const FIRST_DAY = 20_000
const DAYS = 60
const DAY = 86_400
const WORDS = ['tea', 'coffee', 'rain', 'train', 'river', 'stone', '#birds', '#matchday', '🍜', '☂', '寿司']
const COUNTRIES = ['JP', 'GB', 'FR', null]

const random = randomOf(3)
const below = (limit: number) => Math.floor(random() * limit)
const pick = <One>(list: One[]): One => list[below(list.length)]!
const some = (list: string[], count: number) => Array.from({ length: count }, () => pick(list)).join(' ')

/** Few words and few people, so that everything meets and ties are everywhere. */
const facts: Facts = {
  accounts: Array.from({ length: ACCOUNTS }, (_, at) => ({
    ...{ id: BigInt(1_000 + at * 7), handle: `person${at}`, name: '', bio: some(WORDS, below(4)), location: '' },
    ...{ avatar_url: null, created_at: 0, verified: at % 9 === 0, following_count: 0, post_count: 0, region: null },
    ...{ followers_count: below(40), country: pick(COUNTRIES), city: pick(['Osaka', 'Leeds', null]), is_bot: false },
    ...{ gender: pick(['female', 'male', null]), age_group: pick(['18-24', null]) },
    ...{
      job_titles: at % 5 === 0 ? ['nurse', 'teacher'].slice(0, 1 + below(2)) : [],
      interests: at % 3 ? [] : ['food'],
    },
  })),
  posts: Array.from({ length: POSTS }, (_, at) => ({
    ...{
      id: BigInt(10_000 + at),
      account_id: BigInt(1_000 + below(ACCOUNTS + 3) * 7),
      text: some(WORDS, 1 + below(5)),
    },
    ...{ created_at: FIRST_DAY * DAY + Math.floor((at * DAYS * DAY) / POSTS), language: pick(['en', 'ja', null]) },
    ...{ sentiment: pick(['negative', 'neutral', 'positive', null] as const), topics: pick([[], ['food'], ['sport']]) },
    ...{ like_count: below(6), repost_count: 0, reply_count: 0, quote_count: 0, view_count: 0 },
  })),
  follows: Array.from({ length: 2_500 }, (_, at) => ({
    follower_id: BigInt(1_000 + below(ACCOUNTS) * 7),
    followed_id: BigInt(1_000 + Math.floor(random() ** 2 * ACCOUNTS) * 7),
    since: at % 4 ? (FIRST_DAY + below(DAYS)) * DAY + at : null,
    until: at % 11 ? null : (FIRST_DAY + DAYS) * DAY,
  })),
  interactions: [],
  snapshots: [{ account_id: 1_000n, day: FIRST_DAY * DAY, followers_count: 5 }],
}

let dir: string
let labels: Labels
let questions: Chosen[]
beforeAll(async () => {
  dir = await mkdtemp(path.join(tmpdir(), 'starling-bench-'))
  // PostgreSQL runs as somebody else where the tests run as root.
  await chmod(dir, 0o755)
  const batches = async function* () {
    yield facts
  }
  await writeFlatFiles(batches(), path.join(dir, 'flat'), () => {})
  await loadScanTables(path.join(dir, 'flat'), path.join(dir, 'scan.duckdb'), () => {})
  await loadPostingTables(path.join(dir, 'scan.duckdb'), path.join(dir, 'postings.duckdb'), () => {})
  labels = await Labels.open(dir)
  questions = await questionsHere()
})
afterAll(async () => {
  labels?.close()
  await rm(dir, { recursive: true, force: true })
})

async function questionsHere(): Promise<Chosen[]> {
  const duck = await openDuck(path.join(dir, 'scan.duckdb'), true)
  const numbers = new Map(
    (await duck.rows('select token, number from tokens')).map(([text, number]) => [text, Number(number)]),
  )
  const places = new Map(
    (await duck.rows("select value, v from dimensions where dimension = 'country'")).map(([text, v]) => [
      text,
      Number(v),
    ]),
  )
  const [[top] = []] = await duck.rows("select id from handles where handle = 'person0'")
  duck.close()
  const number = (text: string) => numbers.get(text)!
  const shares = ['stone', 'river']
  const about = { since: FIRST_DAY + 10, until: FIRST_DAY + DAYS, shares: shares.map(number) }
  const groups = [
    ['tea', 'rain'],
    ['coffee', '寿司'],
  ]
  const excluded = ['train']
  const coded = { ...about, groups: groups.map((group) => group.map(number)), excluded: excluded.map(number) }
  const words: Chosen = { coded: { ...coded, name: 'K1' }, groups, excluded, shares, size: 0, wanted: 0 }
  const narrow = { bio: number('river'), countries: [places.get('JP')!, places.get('GB')!] }
  const tagged: Chosen = { ...words, coded: { ...coded, ...narrow, name: 'K5' }, bio: 'river', countries: ['JP', 'GB'] }
  const none = { groups: [], excluded: [], shares: [], since: 0, until: 0 }
  const followed: Chosen = {
    ...{
      coded: { ...none, name: 'Q4', follows: [Number(top)] },
      groups: [],
      excluded: [],
      shares: [],
      size: 0,
      wanted: 0,
    },
    handles: ['person0'],
  }
  const overlap: Chosen = { ...words, coded: { ...words.coded, name: 'Q5', sets: [words.coded, tagged.coded] } }
  return [words, tagged, followed, overlap]
}

const PEERS = [
  ...(['duckdb-postings', 'duckdb-scan', 'sqlite'] as const),
  ...(findPostgres() ? (['postgres'] as const) : []),
  ...(findClickHouse() ? (['clickhouse'] as const) : []),
]

test.each(PEERS)(
  '%s answers as the oracle does, with the cut and without',
  async (name) => {
    const oracle = new Oracle(facts)
    const engine = await openPeer(name, dir, () => {})
    const session = await engine.session()
    try {
      for (const question of questions) {
        const primitives = primitivesOf(question, questions, 1)
        const right = listsOf(primitives, await oracle.ask(scopeOf(question, 1), primitives, PLAINLY))
        for (const cut of name === 'duckdb-scan' ? [false] : [false, true]) {
          const lists = await labels.named(
            (await session.analyse(question, 1, cut)) as never,
            question,
            name === 'duckdb-scan',
          )
          expect(lists, `${question.coded.name}${cut ? ', cut' : ''}`).toEqual(right)
        }
      }
    } finally {
      await session.close()
      await engine.close()
    }
  },
  120_000,
)
