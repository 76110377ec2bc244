import type { KnownName } from '../prepare/base-tables.ts'
import { KNOWN, knownNumber } from '../prepare/base-tables.ts'
import type { ListName } from '../prepare/list-tables.ts'
import { inOrder, type Order, type Ranked, supportOf, UNIT } from './ranked.ts'
import type { RawAnswer, SqlPeer } from './sql-peer.ts'

/** Everybody, or those of some countries. */
export type BaselineOf = number[] | undefined
/** Values `from` up to `to` of a list, in an order; `known` says of whom it can speak. */
export type Wanted = { from: number; to: number; known: KnownName; order: Order; limit: number; baseline: BaselineOf }

type Sums = { n: number; known: Record<string, number> }

/** How the audience is made up, and how it is compared: the same for all lists of a question. */
export class People {
  readonly #peer: SqlPeer
  readonly #baselines = new Map<string, Promise<Sums>>()
  own!: Sums
  /** Of how many kinds of people the audience is, by what is known of them. */
  groups!: Record<string, number>
  /** How many there are of the only kind, where the audience is of one. */
  alone: Partial<Record<KnownName, number>> = {}

  constructor(peer: SqlPeer) {
    this.#peer = peer
  }

  /** `mix`: how many of each stratum; `alike`: what one holder of a stratum counts for, by what is known of it. */
  async open(): Promise<void> {
    const sums = KNOWN.map((one) => `sum(k_${one}) as k_${one}`).join(', ')
    await this.#peer.keep(
      'mix',
      `select stratum, count(*) as n, ${sums} ${this.#peer.members('people', 'id')} group by stratum`,
    )
    const [row] = await this.#peer.rows(
      `select sum(n), ${KNOWN.map((one) => `sum(k_${one}), sum(case when k_${one} > 0 then 1 else 0 end)`).join(', ')} from mix`,
    )
    this.own = {
      n: row![0]!,
      known: Object.fromEntries(KNOWN.map((one, at) => [one, row![1 + 2 * at]!])),
    }
    this.groups = Object.fromEntries(KNOWN.map((one, at) => [one, row![2 + 2 * at]!]))
    const each = KNOWN.map(
      (one) =>
        `select ${knownNumber(one)} as known, stratum, own, everybody ${this.#peer.join(
          `(select stratum, k_${one} as own from mix where k_${one} > 0)`,
          `(select stratum, k_${one} as everybody from strata)`,
          'stratum',
        )}`,
    )
    const ones = KNOWN.filter((one) => this.groups[one] === 1)
    await this.#peer.keep('alike', alikeOf(this.#peer, each.join(' union all '), ones.map(knownNumber)))
    const alone =
      ones.length > 0
        ? await this.#peer.rows(`select known, everybody from alike where known in (${ones.map(knownNumber)})`)
        : []
    this.alone = Object.fromEntries(alone.map(([known, everybody]) => [KNOWN[known!]!, everybody!]))
  }

  /** What makes a sum of weights a number of people of the baseline (docs/methods). */
  scaleOf(known: KnownName, others: number): number {
    const own = this.own.known[known]!
    if (own === 0) return 0
    const alone = this.alone[known]
    return alone === undefined ? others / (own * UNIT) : others / alone
  }

  baseline(countries: BaselineOf): Promise<Sums> {
    const key = String(countries)
    const known = this.#baselines.get(key)
    if (known) return known
    const sums = this.#peer
      .rows(
        `select sum(n), ${KNOWN.map((one) => `sum(k_${one})`).join(', ')} from strata ${countries ? `where country in (${countries})` : ''}`,
      )
      .then(([row]) => ({ n: row![0]!, known: Object.fromEntries(KNOWN.map((one, at) => [one, row![1 + at]!])) }))
    this.#baselines.set(key, sums)
    return sums
  }
}

const WEIGHT = (peer: SqlPeer) => `floor(${peer.real('own')} * ${UNIT} / everybody)`

/** Of `own` and `everybody` of a stratum: what a holder adds to the weighted sum, to what chance brings, and its square. */
export const alikeOf = (peer: SqlPeer, strata: string, ones: number[]): string =>
  `select known, stratum, everybody,
     ${ones.length > 0 ? `case when known in (${ones}) then 1.0 else ${WEIGHT(peer)} end` : WEIGHT(peer)} as weight,
     ${peer.real('own')} / everybody as share,
     case when everybody > 1 then ${peer.real('own')} * (everybody - own) / (${peer.real('everybody')} * everybody * (everybody - 1)) else 0 end as spread
   from (${strata}) as one`

/** What the audience has of one list, and how it compares: all its orders from one count. */
export async function answerList(
  peer: SqlPeer,
  people: People,
  list: ListName,
  wanted: readonly Wanted[],
  leftOut: readonly number[] = [],
): Promise<{ answers: RawAnswer[]; found: Map<number, Ranked> }> {
  const left = leftOut.length > 0 ? `where value not in (${leftOut})` : ''
  await peer.keep(
    'counts',
    `select value, count(*) as n from (select value ${peer.listed(list)}) as l ${left} group by value`,
  )
  const support = supportOf(people.own.n)
  const countries = wanted.find(({ baseline }) => baseline)?.baseline
  await peer.keep('candidates', candidatesOf(peer, list, wanted, { support, n: people.own.n }, left))
  const rows = await peer.rows(chanceOf(peer, list))
  const here = new Map<number, number>()
  if (countries) {
    const holders = peer.join(peer.holders(list), inCountries(countries), 'stratum')
    for (const [value, n] of await peer.rows(`select value, sum(n) ${holders} group by value`)) here.set(value!, n!)
  }
  const found = new Map<number, Ranked & { total: number; here: number }>()
  for (const [value, n, total, weighted, expected, variance] of rows) {
    const row = { value: value!, count: n!, baseline_count: 0, total: total!, here: here.get(value!) ?? 0 }
    found.set(value!, { ...row, weighted: weighted!, expected: expected!, variance: variance! })
  }
  const answers: RawAnswer[] = []
  for (const { from, to, known, order, limit, baseline } of wanted) {
    const there = await people.baseline(baseline)
    const [own, others] = [people.own.known[known]!, there.known[known]!]
    const within = [...found.values()].filter(({ value }) => value >= from && value < to)
    const all = within.map((row) => ({ ...row, baseline_count: baseline ? row.here : row.total }))
    const supported = all.filter(({ count }) => count >= support)
    const scale = people.scaleOf(known, others)
    const { n } = people.own
    const rows = inOrder(order === 'lift' ? supported : all, order, limit, { n, scale })
    answers.push({
      head: [n, own, there.n, others, ...(order === 'lift' ? [supported.length] : [])],
      rows: PLAIN.includes(known) ? rows.map((row) => byLot(row, own, others)) : rows,
    })
  }
  return { answers, found }
}

/** What people are made alike in is compared as it is: all are of one kind. */
const PLAIN: KnownName[] = ['country', 'language']
function byLot([value, count, having]: number[], n: number, all: number): number[] {
  const variance = all > 1 ? (n * (all - n) * having! * (all - having!)) / (all * all * (all - 1)) : 0
  return [value!, count!, having!, (n * having!) / all, variance]
}

/** What may be in any of the lists: all with support for those by lift, else the first of each order. */
function candidatesOf(
  peer: SqlPeer,
  list: ListName,
  wanted: readonly Wanted[],
  { support, n }: { support: number; n: number },
  left: string,
): string {
  const parts = wanted.map(({ from, to, known, order, limit, baseline }, at) => {
    const within = `value >= ${from} and value < ${to}`
    const of = `${knownNumber(known)} as known`
    if (order === 'lift') return `select value, ${of} from counts where ${within} and n >= ${support}`
    if (order === 'count')
      return `select value, known from (select value, ${of}, n from counts where ${within} order by n desc, value limit ${limit}) as c${at}`
    if (order === 'similarity')
      return `select value, known from (select value, ${of}, ${peer.real('own')} / (${n} + total - own) as score
        ${peer.join('(select value, n as own from counts)', `(select value, n as total from ${list}_totals)`, 'value')}
        order by score desc, value limit ${limit}) as c${at}`
    const totals = baseline
      ? `(select value, sum(n) as n ${peer.join(`${list}_strata`, inCountries(baseline), 'stratum')} group by value) as t${at}`
      : `${list}_totals`
    return `select value, known from (select value, ${of}, n from ${totals} ${left} order by n desc, value limit ${limit}) as c${at}`
  })
  return `select distinct value, known from (${parts.join(' union all ')}) as all_candidates`
}

const inCountries = (countries: number[]): string => `(select stratum from strata where country in (${countries}))`

/** Each candidate with how many have it: of the audience, of everybody, and by chance. */
function chanceOf(peer: SqlPeer, list: ListName): string {
  const summed = `(select value, sum(n) as total, sum(${peer.real('n')} * weight) as weighted, sum(n * share) as expected,
      sum(spread * n * (everybody - n)) as variance
    ${peer.leftJoin(peer.holders(list), 'alike', 'known, stratum')} group by value)`
  const counted = peer.leftJoin(summed, '(select value, n as own from counts)', 'value')
  return `select value, coalesce(own, 0), total, coalesce(weighted, 0), coalesce(expected, 0), coalesce(variance, 0) ${counted}`
}
