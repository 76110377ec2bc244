import { chmod, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import type { Facts } from '@starling/engine'
import { Oracle } from '@starling/engine/oracle'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openPeer } from '../engines/peers.ts'
import { listsOf } from '../engines/starling.ts'
import { differences } from '../lists.ts'
import { loadBaseTables } from '../prepare/base-tables.ts'
import { openDuck } from '../prepare/duck.ts'
import { writeFlatFiles } from '../prepare/flat-files.ts'
import { loadListTables } from '../prepare/list-tables.ts'
import { asksOf, type Chosen } from '../workload/questions.ts'
import { randomOf } from '../workload/random.ts'
import { findClickHouse } from './clickhouse-server.ts'
import { writeRanges } from './coded-asks.ts'
import { findPostgres } from './postgres-server.ts'

const ACCOUNTS = 120
const POSTS = 900
const FIRST_DAY = 20_000
const DAYS = 60
const DAY = 86_400
const WORDS = ['tea', 'coffee', 'rain', 'train', 'river', 'stone', '#birds', '#matchday', '🍜', '☂', '寿司', 'r/tea']
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
    ...{
      followers_count: below(40),
      country: pick(COUNTRIES),
      city: pick(['Osaka', 'Leeds', null]),
      is_bot: at % 13 === 5,
    },
    ...{ gender: pick(['female', 'male', null]), age_group: pick(['18-24', null]) },
    ...{
      fetch: at % 4 === 0 ? ('1780000000 import' as const) : ('1780000600 x' as const),
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
  interactions: Array.from({ length: 1_500 }, () => ({
    account_id: BigInt(1_000 + below(ACCOUNTS + 5) * 7),
    post_id: BigInt(10_000 + Math.floor(random() ** 2 * (POSTS + 20))),
  })),
  snapshots: [{ account_id: 1_000n, day: FIRST_DAY * DAY, followers_count: 5 }],
}

let dir: string
let questions: Chosen[]
beforeAll(async () => {
  dir = await mkdtemp(path.join(tmpdir(), 'starling-bench-'))
  // PostgreSQL runs as somebody else where the tests run as root.
  await chmod(dir, 0o755)
  const batches = async function* () {
    yield facts
  }
  await writeFlatFiles(batches(), path.join(dir, 'flat'), () => {})
  await loadBaseTables(path.join(dir, 'flat'), path.join(dir, 'tables.duckdb'), () => {})
  await loadListTables(path.join(dir, 'tables.duckdb'), () => {})
  await writeRanges(dir)
  questions = await questionsHere()
})
afterAll(() => rm(dir, { recursive: true, force: true }))

async function questionsHere(): Promise<Chosen[]> {
  const duck = await openDuck(path.join(dir, 'tables.duckdb'), true)
  const numbersOf = async (sql: string) =>
    new Map((await duck.rows(sql)).map(([text, number]) => [String(text), Number(number)]))
  const tokens = await numbersOf('select token, number from tokens')
  const places = await numbersOf(`select value, id from dimensions where dimension = 0`)
  const handles = await numbersOf('select handle, id from names')
  duck.close()
  const number = (text: string) => tokens.get(text)!
  const days = { since: FIRST_DAY + 10, until: FIRST_DAY + DAYS }
  const groups = [
    ['tea', 'rain'],
    ['coffee', '寿司'],
  ]
  const excluded = ['train']
  const coded = { ...days, groups: groups.map((group) => group.map(number)), excluded: excluded.map(number) }
  const words: Chosen = { coded: { ...coded, name: 'K1' }, groups, excluded, size: 0, wanted: 0 }
  const narrow = { bio: number('river'), countries: [places.get('JP')!, places.get('GB')!] }
  const tagged: Chosen = { ...words, coded: { ...coded, ...narrow, name: 'K5' }, bio: 'river', countries: ['JP', 'GB'] }
  const none = { groups: [], excluded: [] }
  const followed: Chosen = {
    ...{ coded: { ...none, ...days, name: 'Q4', follows: handles.get('person0')! }, ...none, size: 0, wanted: 0 },
    handle: 'person0',
  }
  const overlap: Chosen = { ...words, coded: { ...words.coded, name: 'Q5', sets: [words.coded, tagged.coded] } }
  return [words, tagged, followed, overlap]
}

const PEERS = [
  ...(['duckdb', 'sqlite'] as const),
  ...(findPostgres() ? (['postgres'] as const) : []),
  ...(findClickHouse() ? (['clickhouse'] as const) : []),
]

test.each(PEERS)(
  '%s answers all that the product asks as the oracle does',
  async (name) => {
    const oracle = new Oracle(facts)
    const engine = await openPeer(name, dir, questions, () => {})
    const session = await engine.session()
    const seen = new Set<string>()
    try {
      for (const question of questions) {
        const asks = await asksOf(question, questions, 1)
        const counted = []
        for (const [ask, { scope, primitives, options }] of asks.entries()) {
          counted.push({ ask, primitives, answers: await oracle.ask(scope, primitives, options) })
        }
        const right = listsOf(counted)
        const { lists } = await session.analyse(question, 1)
        const wrong = differences(right, lists)
        for (const [key, { rows = [] }] of Object.entries(right)) if (rows.length > 0) seen.add(key.slice(2))
        for (const key of wrong) expect(lists[key], `${question.coded.name} ${key}`).toEqual(right[key])
        expect(wrong, question.coded.name).toEqual([])
      }
      for (const one of ['phrases', 'pairs', 'liked', 'followed', 'shares', 'series', 'growth', 'profile', 'overlap']) {
        expect([...seen].join(), `any ${one}`).toContain(`"${one}"`)
      }
    } finally {
      await session.close()
      await engine.close()
    }
  },
  120_000,
)
