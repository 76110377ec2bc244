import type { Comparison } from '@starling/question'
import { type Chances, chancesOf, type Equivalent, equivalentOf, kindOf } from '../alike.ts'
import {
  byBytes,
  type Grounds,
  LEAST_PEOPLE,
  markOf,
  type Recomputed,
  type RecomputedBase,
  type RecomputedRow,
  ROWS,
  supportOf,
  tally,
  toldBeside,
} from '../grounds.ts'
import { corrected } from '../judged.ts'
import type { Dimension, Known, KnownAccount } from '../known.ts'
import { chanceOf, qValues, wilson } from '../numbers.ts'
import { drawnOverIndex, type Held, type OverIndex, plainOverIndex, sureness, usualOf } from '../over-index.ts'
import type { People } from '../whom.ts'
import type { TermKind } from '../words.ts'

/** docs/methods/shares_of_people.md: of those known, how many have a value, here and in the baseline. */
export type Source = 'used' | 'bio' | 'interacted'
type Valued = (account: KnownAccount, at: number) => Iterable<string> | null
export type Counted = { value: string; count: number; baseline_count: number } & Chances
export type Told = Pick<Counted, 'value' | 'count' | 'baseline_count'>
export type Compared = { known: number; baseline_known: number; within: boolean }
type Spread = Pick<Counted, 'count' | 'expected' | 'variance'>

/** What the accounts have, or null where it is not known of them. */
export const dimension =
  (name: Dimension): Valued =>
  ({ values }) =>
    values[name].length > 0 ? values[name] : null

export function terms({ known }: Grounds, source: Source, kind: TermKind): Valued {
  if (source === 'bio') return ({ bio }) => bio?.terms[kind] ?? null
  const own = gathered(known, source, kind)
  return (_, at) => own[at]!
}

const kept = new WeakMap<Known, Map<string, (Set<string> | null)[]>>()
/** What everybody wrote or met; kept, as many sections ask for it. */
function gathered(known: Known, source: 'used' | 'interacted', kind: TermKind): (Set<string> | null)[] {
  const all = kept.get(known) ?? new Map<string, (Set<string> | null)[]>()
  kept.set(known, all)
  const own =
    all.get(`${source} ${kind}`) ??
    known.accounts.map((account) => {
      const posts = source === 'used' ? account.posts : account.interacted
      return posts.size === 0 ? null : new Set([...posts].flatMap((at) => [...known.posts[at]!.text.terms[kind]]))
    })
  all.set(`${source} ${kind}`, own)
  return own
}

type Tallied = Compared & { n: number; baseline_n: number; values: Counted[] }

export function tallied(
  grounds: Grounds,
  valued: Valued,
  baseline: People,
  comparison = comparisonOf(grounds),
): Tallied {
  const { accounts } = grounds.known
  const has = new Map<number, Iterable<string>>()
  for (const [at, account] of accounts.entries()) {
    const values = valued(account, at)
    if (values) has.set(at, values)
  }
  const { people } = grounds.subject
  const own = [...has].filter(([at]) => people.has(at)).map(([, values]) => values)
  const others = [...has].filter(([at]) => baseline.has(at)).map(([, values]) => values)
  const [here, there] = [tally(own), tally(others)]
  const base = { known: own.length, baseline_known: others.length }
  const compared = [...has]
    .filter(([at]) => people.has(at) || baseline.has(at))
    .map(([at, values]) => ({ kind: kindOf(accounts[at]!, comparison), isOwn: people.has(at), values }))
  const chances = chancesOf(compared, base)
  return {
    n: people.size,
    ...base,
    baseline_n: baseline.size,
    within: baseline === grounds.all.people || grounds.chosen.within,
    values: [...new Set([...here.keys(), ...there.keys()])].map((value) => ({
      value,
      count: here.get(value) ?? 0,
      baseline_count: there.get(value) ?? 0,
      ...chances(value),
    })),
  }
}

const SPREAD = 500
/** `least`: with fewer a value does not come into question. */
export type Listed = { rows: Counted[]; by_lift: boolean; family: number; least: number; spread?: Spread[] }

export const comparisonOf = ({ asked: { comparison, baseline } }: Grounds): Comparison =>
  comparison ?? (baseline && baseline !== 'all' && 'countries' in baseline ? 'plain' : 'adjusted')
/** What can be downloaded of a row. */
export const inputOf = ({ others, ...row }: Counted) => row
export const spreadRow = ({ count, expected, variance }: Spread): Spread => ({ count, expected, variance })
type ByValue = (a: string, b: string) => number

export function byCount({ values }: Tallied, limit: number, byValue: ByValue = byBytes): Listed {
  const rows = values
    .filter(({ count }) => count > 0)
    .sort((a, b) => b.count - a.count || byValue(a.value, b.value))
    .slice(0, limit)
    .filter(({ count }) => count >= LEAST_PEOPLE)
  return { rows, by_lift: false, family: rows.length, least: LEAST_PEOPLE }
}

export function byLift(all: Tallied, limit: number, byValue: ByValue = byBytes): Listed {
  const support = supportOf(all.n)
  const supported = all.values.filter(({ count }) => count >= support)
  const rows = supported.toSorted((a, b) => sureness(b) - sureness(a) || byValue(a.value, b.value)).slice(0, limit)
  return { rows, by_lift: true, family: supported.length, least: support, spread: spreadOf(all, byValue) }
}
/** As many accounts as there can be if people follow up to 500 each on average. */
export const familyOf = ({ known }: Compared, support: number) => Math.ceil((500 * known) / support)

export const spreadOf = ({ values }: Tallied, byValue: ByValue = byBytes): Spread[] =>
  values
    .filter(({ baseline_count }) => baseline_count > 0)
    .sort((a, b) => b.baseline_count - a.baseline_count || byValue(a.value, b.value))
    .slice(0, SPREAD)
    .map(spreadRow)

/** Shares, intervals, over-indexes and q-values of the rows of a list. */
export function figures(
  { rows, family, least, spread }: Listed,
  compared: Compared,
): (Told & OverIndex & RecomputedRow)[] {
  const { known, within } = compared
  const heldBy = (row: Spread): Held | null => {
    const found = equivalentOf(row.count, row, known)
    return found && { ...found, count: row.count, within }
  }
  const held = rows.map(heldBy)
  const q = qValues(
    held.map((one) => (one ? chanceOf(one.count, known, one.holders - one.count, one.people - known, least) : 1)),
    family,
  )
  const usual = spread ? usualOf(spread.map(heldBy).filter((one) => one !== null)) : null
  return rows.map(({ others, ...row }, at) => {
    const share = row.count / known
    const one = held[at]!
    const baseline_share = one ? shareOf(one, within) : within ? row.expected / known : null
    const over = one
      ? usual
        ? drawnOverIndex(one, usual)
        : plainOverIndex(one)
      : { over_index: null, over_interval: null }
    const arrow = share > (baseline_share ?? 0) ? 'over' : 'under'
    const { expected, variance, ...counts } = row
    return {
      ...counts,
      share,
      interval: wilson(row.count, known),
      baseline_share,
      ...over,
      q_value: q[at]!,
      significant: q[at]! <= 0.05 && baseline_share !== null ? arrow : null,
      mark: markOf(known),
    }
  })
}

const shareOf = ({ people, holders, known, count }: Equivalent & { count: number }, within: boolean) =>
  within ? holders / people : (holders - count) / (people - known)

/** In the order of over-index: by the lower end of its interval, then by value. */
export const byLowerEnd =
  (byValue: ByValue = byBytes) =>
  (a: Told & OverIndex, b: Told & OverIndex) =>
    lowerEnd(b) - lowerEnd(a) || byValue(a.value, b.value)

/** To nine digits. */
const lowerEnd = ({ over_interval }: OverIndex) => Number((over_interval?.[0] ?? 0).toPrecision(9))

type Wish = { limit?: number; all?: true; plain?: true; judged?: 'gender' | 'country' }

export function shares(grounds: Grounds, valued: Valued, wish: Wish = {}): Recomputed {
  const { rows, base, list } = oneList(grounds, valued, wish)
  const { judged } = wish
  if (!judged) return { rows, base, ...inputs(base, [list]) }
  const likely = corrected(judged, rows, list.known)
  return {
    rows: rows.map((row) => ({ ...row, ...likely(row.value) })),
    base,
    ...inputs(base, [{ ...list, judged }]),
  }
}

function oneList(grounds: Grounds, valued: Valued, { limit, all, plain }: Wish, order: 'count' | 'lift' = 'count') {
  const { baseline, people } = all ? grounds.all : grounds.chosen
  const comparison = plain ? 'plain' : comparisonOf(grounds)
  const counted = tallied(grounds, valued, people, comparison)
  const most = grounds.asked.limit ?? limit ?? ROWS
  const listed = order === 'lift' ? byLift(counted, most) : byCount(counted, most)
  const told = toldBeside(counted.n, counted.known, counted)
  const { hidden } = told
  const rows = hidden ? [] : figures(listed, counted)
  if (order === 'lift') rows.sort(byLowerEnd())
  const { known, baseline_known, within } = counted
  const { by_lift, family, least, spread } = listed
  return {
    rows,
    base: { unit: 'people' as const, ...told, baseline, comparison, mark: markOf(known) },
    list: {
      known,
      baseline_known,
      within,
      family,
      least,
      by_lift,
      ...(spread && { spread }),
      rows: hidden ? [] : listed.rows.map(inputOf),
    },
  }
}

export function shareOfTerms(grounds: Grounds, source: Source, kind: TermKind): Recomputed {
  const { rows, base, list } = oneList(grounds, terms(grounds, source, kind), {}, grounds.asked.order)
  return { rows, base, ...inputs(base, [list]) }
}
/** What is hidden has none. */
const inputs = ({ hidden }: RecomputedBase, lists: unknown[]) =>
  hidden ? {} : { inputs: { method: 'shares_of_people', lists } }

/** Two lists as one, each row with the base of its own. */
export function subreddits(grounds: Grounds): Recomputed {
  const lists = (['used', 'bio'] as const).map((source) => ({
    found_in: source === 'used' ? 'posts' : 'bios',
    ...oneList(grounds, terms(grounds, source, 'subreddit'), {}, grounds.asked.order),
  }))
  const rows = lists.flatMap((one) => one.rows.map((row) => ({ ...row, found_in: one.found_in })))
  return {
    rows: grounds.asked.order === 'lift' ? rows.sort(byLowerEnd()) : rows.sort((a, b) => b.count - a.count),
    base: lists[0]!.base,
    ...inputs(
      lists[0]!.base,
      lists.map(({ list, found_in }) => ({ ...list, found_in })),
    ),
  }
}
