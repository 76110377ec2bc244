import { BREAKDOWNS, type Coded, LIMITS, TERM_KINDS } from '../workload/questions.ts'
import type { RawLists, Rows, SqlPeer } from './sql-peer.ts'

const SUPPORT_MIN = 5
const SUPPORT_PARTS = 200
const PAIRED = 50
const SEVERAL = ['job_title', 'interest']

/** A full analysis by SQL; with `cut` what no list can hold is left out before it is counted, as our index does. */
export async function analyse(peer: SqlPeer, question: Coded, cut: boolean): Promise<RawLists> {
  if (question.sets) return { overlap: await overlap(peer, question.sets) }
  await peer.resolve(question)
  const n = await count(peer, 'audience')
  const support = Math.max(SUPPORT_MIN, Math.ceil(n / SUPPORT_PARTS))
  const lists: RawLists = { n: [[n]] }
  for (const dimension of BREAKDOWNS) lists[`breakdown ${dimension}`] = await peer.rows(breakdown(peer, dimension))
  await peer.prepareTerms?.()
  const keywords = await terms(peer, lists, support, cut)
  lists.pairs = await peer.pairs(keywords)
  await followed(peer, lists, question, { n, support, cut })
  const cards = (columns: string, order: string) =>
    peer.rows(`select ${columns} ${peer.members('accounts', 'id')} order by ${order}, place limit ${LIMITS.cards}`)
  lists['accounts followers_count'] = await cards('id, followers', 'followers desc')
  lists['accounts sample'] = await cards('id, followers', 'sample_key')
  if (question.follows) lists.growth = await peer.rows(growth(question.follows[0]!))
  else await conversation(peer, lists, question)
  return lists
}

const count = async (peer: SqlPeer, table: string): Promise<number> =>
  (await peer.rows(`select count(*) from ${table}`))[0]![0]!

function breakdown(peer: SqlPeer, dimension: string): string {
  const from = SEVERAL.includes(dimension)
    ? `select v, count(*) as n ${peer.members(`${dimension}s`, 'account')}`
    : `select ${dimension} as v, count(*) as n ${peer.members('accounts', 'id', `${dimension} <> 0`)}`
  return `${from} group by v order by n desc, v limit ${LIMITS.rows}`
}

async function terms(peer: SqlPeer, lists: RawLists, support: number, cut: boolean): Promise<number[]> {
  const limit = cut ? await count(peer, `terms where adf >= ${support}`) : undefined
  await countTerms(peer, limit === undefined ? undefined : `term < ${limit}`)
  for (const [kind, name] of TERM_KINDS.entries()) {
    lists[`terms ${name} lift`] = await topTerms(peer, `kind = ${kind} and n >= ${support}`, sureness(peer, 'adf'))
    lists[`terms ${name} count`] = await topTerms(peer, `kind = ${kind}`, 'n')
  }
  for (const [kind, name] of TERM_KINDS.entries()) {
    if (limit === undefined || !(await isCutShort(peer, lists[`terms ${name} count`]!, { kind, support, limit })))
      continue
    await countTerms(peer, `term in (select id from terms where kind = ${kind})`)
    lists[`terms ${name} count`] = await topTerms(peer, `kind = ${kind}`, 'n')
  }
  const both = [...lists['terms keyword count']!.slice(0, PAIRED), ...lists['terms keyword lift']!.slice(0, PAIRED)]
  return [...new Set(both.map(([term]) => term!))]
}

const Z = 1.959963984540054

/** How sure it is that `n` is high beside `all`; docs/engine.md: sureness. */
const sureness = (peer: SqlPeer, all: string): string =>
  `(n + ${(Z * Z) / 2} - ${Z} * sqrt(${peer.ratio(`(n * ${all})`, `(n + ${all})`)} + ${(Z * Z) / 4})) / (n + ${all} + ${Z * Z})`

const topTerms = (peer: SqlPeer, condition: string, order: string): Promise<Rows> =>
  peer.rows(
    `select term, n, adf from term_counts where ${condition} order by ${order} desc, place limit ${LIMITS.rows}`,
  )

/** A list by count may reach below what the cut left: then all terms of its kind must be counted. */
async function isCutShort(peer: SqlPeer, most: Rows, at: { kind: number; support: number; limit: number }) {
  if (most.length === LIMITS.rows && most.at(-1)![1]! >= at.support) return false
  return (await count(peer, `terms where kind = ${at.kind} and id >= ${at.limit}`)) > 0
}

function countTerms(peer: SqlPeer, condition: string | undefined): Promise<void> {
  return peer.keep(
    'term_counts',
    `select term, n, adf, kind, place from (
       select term, count(*) as n ${peer.members('account_terms', 'account', condition)} group by term) as x
     ${peer.join} (select id as term, adf, kind, place from terms) as y using (term)`,
  )
}

type Sized = { n: number; support: number; cut: boolean }

async function followed(peer: SqlPeer, lists: RawLists, question: Coded, { n, support, cut }: Sized): Promise<void> {
  const limit = cut ? await count(peer, `followed where n >= ${support}`) : undefined
  const left = question.follows ? `dst not in (${question.follows.join(', ')})` : '1 = 1'
  const read = (order: string, condition = left) =>
    peer.rows(
      `select dst, n, here from follow_counts where ${condition} order by ${order} desc, place limit ${LIMITS.rows}`,
    )
  await countFollowed(peer, limit)
  let most = await read('n')
  const similarity = peer.ratio('n', `(${n} + here - n)`)
  let similar = question.follows ? await read(similarity) : undefined
  const isExact =
    limit === undefined ||
    (most.length === LIMITS.rows && most.at(-1)![1]! >= support && reaches(similar?.at(-1), n, support))
  if (!isExact) {
    await countFollowed(peer, undefined)
    most = await read('n')
    if (question.follows) similar = await read(similarity)
  }
  lists['followed count'] = most
  lists['followed lift'] = await read(sureness(peer, 'here'), `${left} and n >= ${support}`)
  if (similar) lists['followed similarity'] = similar
}

/** Whoever has fewer followers than the support has a similarity below support / n. */
const reaches = (last: number[] | undefined, n: number, support: number): boolean =>
  last === undefined || last[1]! / (n + last[2]! - last[1]!) >= support / n

function countFollowed(peer: SqlPeer, limit: number | undefined): Promise<void> {
  const from = peer.members('following', 'src', limit === undefined ? undefined : `dst < ${limit}`)
  return peer.keep(
    'follow_counts',
    `select dst, n, here, place from (select dst, count(*) as n ${from} group by dst) as x
     ${peer.join} (select account as dst, n as here, place from followed) as y using (dst)`,
  )
}

async function conversation(peer: SqlPeer, lists: RawLists, question: Coded): Promise<void> {
  const from = peer.chosen(question)
  const mood = (number: number) => `sum(case when mood = ${number} then 1 else 0 end)`
  lists.posts_n = [[await count(peer, 'matched')]]
  lists.series = await peer.rows(
    `select day, count(*), ${mood(1)}, ${mood(2)}, ${mood(3)}, sum(likes) ${from} group by day order by day`,
  )
  lists.posts = await peer.rows(`select id, likes ${from} order by likes desc, id limit ${LIMITS.cards}`)
  lists.shares = await peer.shares(question)
}

const growth = (account: number): string =>
  `select day, sum(gained), sum(lost), max(followers) from (
     select day, gained, lost, -1 as followers from follow_days where dst = ${account}
     union all select day, 0 as gained, 0 as lost, followers from snapshots where account = ${account}) as t
   group by day order by day`

async function overlap(peer: SqlPeer, sets: Coded[]): Promise<Rows> {
  for (const [index, set] of sets.entries()) {
    await peer.resolve(set)
    await peer.keep(`set_${index}`, 'select member from audience')
  }
  const all = sets.map((_, index) => `select member, ${2 ** index} as bit from set_${index}`).join(' union all ')
  return peer.rows(
    `select bits, count(*) as n from (select member, sum(bit) as bits from (${all}) as t group by member) as u
     group by bits order by n desc, bits`,
  )
}
