import type { Primitive } from '@starling/sections'
import type { KnownName } from '../prepare/base-tables.ts'
import type { ListName } from '../prepare/list-tables.ts'
import type { Coded } from '../workload/questions.ts'
import type { CodedAsk, Codes } from './coded-asks.ts'
import { Conversation, inPairOrder, shares } from './conversation.ts'
import { answerList, People, type Wanted } from './lists.ts'
import { during, type PostTable, type RawAnswer, type Rows, type SqlPeer } from './sql-peer.ts'

type Of<Do extends Primitive['do']> = Extract<Primitive, { do: Do }>
type Listed = Of<'breakdown' | 'terms' | 'followed' | 'liked' | 'spread'>
type One = { ask: CodedAsk; primitive: Primitive; give: (answer: RawAnswer) => void }

const PAIRED = 50
const ALL_NUMBERS = 2 ** 31 - 1
const OF_SOURCE = { used: 'posted', bio: 'bio', interacted: 'interacted' } as const

/** Everything the product asks of one question, by SQL; per ask and primitive what it answers. */
export async function analyse(
  peer: SqlPeer,
  question: Coded,
  asks: readonly CodedAsk[],
  codes: Codes,
): Promise<RawAnswer[][]> {
  if (question.sets) return [await overlap(peer, question.sets)]
  const answers: RawAnswer[][] = asks.map(() => [])
  const all: One[] = asks.flatMap((ask, at) =>
    ask.primitives.map((primitive, index) => ({
      ask,
      primitive,
      give: (answer: RawAnswer) => {
        answers[at]![index] = answer
      },
    })),
  )
  const some = <Do extends Primitive['do']>(...names: Do[]) =>
    all.filter(({ primitive }) => (names as string[]).includes(primitive.do)) as (One & { primitive: Of<Do> })[]

  await peer.resolve(question)
  const people = new People(peer)
  await people.open()
  for (const list of ['traits', 'used', 'bio', 'interacted', 'follows', 'liked'] as const) {
    const own = some('breakdown', 'terms', 'followed', 'liked', 'spread').filter(
      ({ primitive }) => listOf(primitive) === list,
    )
    if (own.length === 0) continue
    const wanted = own.map(({ primitive, ask }) => wantedOf(primitive, ask, codes))
    const leftOut = list === 'follows' && question.follows !== undefined ? [question.follows] : []
    const { answers: found } = await answerList(peer, people, list, wanted, leftOut)
    for (const [at, { give }] of own.entries()) give(found[at]!)
    const inList = (order: 'count' | 'lift') =>
      wanted.findIndex(
        (one, at) => own[at]!.primitive.do === 'terms' && one.order === order && one.from === codes.kinds.keyword.from,
      )
    for (const { give } of some('pairs').filter(({ primitive }) => primitive.source === list)) {
      const words = [found[inList('count')]!, found[inList('lift')]!].flatMap(({ rows }) =>
        rows.slice(0, PAIRED).map(([value]) => value!),
      )
      const { own: base } = people
      give({
        head: [base.n, base.known[OF_SOURCE[list as 'used']]!],
        rows: inPairOrder(await pairsOf(peer, list, words)),
      })
    }
  }
  for (const { give, primitive } of some('accounts')) {
    const order = primitive.order === 'sample' ? 'sample_key' : 'followers desc'
    const rows = await peer.rows(
      `select id, followers ${peer.members('people', 'id')} order by ${order}, id limit ${primitive.limit}`,
    )
    give({ head: [people.own.n], rows })
  }
  const tables = new Set(asks.map(({ posts }) => posts).filter((posts) => posts !== 'everyone'))
  for (const table of tables) {
    const own = all.filter(({ ask }) => ask.posts === table)
    await conversation({ peer, question, table, people, codes }, own)
  }
  for (const { give, primitive } of some('shares')) {
    const rows = primitive.names.map(({ terms }) => codes.token(terms[0]!))
    give(await shares(peer, question, rows))
  }
  for (const { give, primitive, ask } of some('origin')) {
    if (primitive.of === 'people')
      give({ head: [], rows: await peer.rows(`select distinct fetched ${peer.members('people', 'id')}`) })
    else if (primitive.of === 'posts') {
      if (ask.posts === 'everyone')
        give({ head: [], rows: await peer.rows(`select distinct fetched from posts where ${during(question)}`) })
    } else give({ head: [], rows: await peer.rows(`select fetched from people where id = ${question.follows}`) })
  }
  for (const { give } of some('profile'))
    give({ head: [], rows: await peer.rows(`select id from people where id = ${question.follows}`) })
  for (const { give } of some('growth')) {
    const [followers] = await peer.rows(`select n from all_followers where followed = ${question.follows}`)
    give({ head: [followers?.[0] ?? 0], rows: await peer.rows(growthOf(question.follows!)) })
  }
  return answers
}

type Talk = { peer: SqlPeer; question: Coded; table: PostTable; people: People; codes: Codes }

async function conversation({ peer, question, table, people, codes }: Talk, own: One[]): Promise<void> {
  if (table !== 'matched') await peer.gather(table, question)
  const talk = new Conversation(peer, table)
  await talk.open()
  const posts = own.filter(({ primitive }) => 'source' in primitive && primitive.source === 'posts')
  const terms = posts.filter(({ primitive }) => primitive.do === 'terms') as (One & { primitive: Of<'terms'> })[]
  if (terms.length > 0) {
    const found = await talk.terms(terms.map(({ primitive: { kind, limit } }) => ({ ...codes.kinds[kind], limit })))
    for (const [at, { give }] of terms.entries()) give(found[at]!)
    const words = found[terms.findIndex(({ primitive }) => primitive.kind === 'keyword')]!.rows.map(([term]) => term!)
    for (const { give, primitive } of posts)
      if (primitive.do === 'pairs') give(await talk.pairs(words.slice(0, PAIRED)))
  }
  for (const { give, primitive, ask } of own) {
    if (primitive.do === 'size')
      give({ head: [], rows: [[people.own.n, talk.n, ...(await peer.rows('select accounts, posts from totals'))[0]!]] })
    else if (primitive.do === 'series') give(await talk.series(primitive.bucket))
    else if (primitive.do === 'posts') give(await talk.top(primitive.limit))
    else if (primitive.do === 'origin' && primitive.of === 'posts')
      give({ head: [], rows: await peer.rows(`select distinct fetched from ${table}`) })
    else if (primitive.do === 'phrases') {
      const there = await people.baseline(ask.countries)
      give(await talk.phrases(question, ask.countries, { own: people.own.n, all: there.n }))
    }
  }
}

function listOf(primitive: Listed): ListName | 'posts' {
  if (primitive.do === 'breakdown') return 'traits'
  if (primitive.do === 'terms') return primitive.source
  const of = primitive.do === 'spread' ? primitive.of : primitive.do
  if (typeof of === 'object') return of.source
  return of === 'followed' ? 'follows' : 'liked'
}

function wantedOf(primitive: Listed, ask: CodedAsk, codes: Codes): Wanted {
  const { limit } = primitive
  const baseline = ask.countries
  if (primitive.do === 'breakdown') {
    const known = primitive.dimension as KnownName
    return { ...codes.dimensions[primitive.dimension]!, known, order: 'count', limit, baseline }
  }
  const order = primitive.do === 'spread' ? 'baseline' : primitive.order
  const of = primitive.do === 'terms' ? primitive : primitive.do === 'spread' ? primitive.of : primitive.do
  if (typeof of === 'object')
    return { ...codes.kinds[of.kind], known: OF_SOURCE[of.source as 'used'], order, limit, baseline }
  const known = of === 'followed' ? 'follows' : 'interacted'
  return { from: 0, to: ALL_NUMBERS, known, order, limit, baseline }
}

const pairsOf = async (peer: SqlPeer, list: ListName, words: number[]): Promise<Rows> => {
  const distinct = [...new Set(words)]
  return distinct.length < 2 ? [] : peer.pairs(list, distinct)
}

const growthOf = (account: number): string =>
  `select day, sum(gained), sum(lost), max(followers) from (
     select day, gained, lost, -1 as followers from follow_days where followed = ${account}
     union all select day, 0 as gained, 0 as lost, followers from snapshots where account = ${account}) as t
   group by day order by day`

/** How they overlap, and where those of the first came from. */
async function overlap(peer: SqlPeer, sets: Coded[]): Promise<RawAnswer[]> {
  const sizes: number[] = []
  for (const [index, set] of sets.entries()) {
    await peer.resolve(set)
    await peer.keep(`set_${index}`, 'select member from audience')
    sizes.push((await peer.rows(`select count(*) from set_${index}`))[0]![0]!)
  }
  const all = sets.map((_, index) => `select member, ${2 ** index} as bit from set_${index}`).join(' union all ')
  const rows = await peer.rows(
    `select bits, count(*) as n from (select member, sum(bit) as bits from (${all}) as t group by member) as u
     group by bits order by n desc, bits`,
  )
  await peer.keep('audience', 'select member from set_0')
  const origin = await peer.rows(`select distinct fetched ${peer.members('people', 'id')}`)
  return [
    { head: sizes, rows },
    { head: [], rows: origin },
  ]
}
