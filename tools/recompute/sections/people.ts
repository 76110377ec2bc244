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
  toldOf,
} from '../grounds.ts'
import type { Dimension, Known, KnownAccount } from '../known.ts'
import { chanceOf, qValues, wilson } from '../numbers.ts'
import {
  type Compared,
  type Counts,
  drawnOverIndex,
  type OverIndex,
  plainOverIndex,
  sureness,
  usualOf,
} from '../over-index.ts'
import type { People } from '../whom.ts'
import type { TermKind } from '../words.ts'

/** docs/methods/shares_of_people.md: of those known, how many have a value, here and in the baseline. */
export type Source = 'used' | 'bio' | 'interacted'
type Valued = (account: KnownAccount, at: number) => Iterable<string> | null
export type Counted = Counts & { value: string }

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

export function tallied(grounds: Grounds, valued: Valued, baseline: People): Tallied {
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
  return {
    n: people.size,
    known: own.length,
    baseline_n: baseline.size,
    baseline_known: others.length,
    within: baseline === grounds.all.people || grounds.chosen.within,
    values: [...new Set([...here.keys(), ...there.keys()])].map((value) => ({
      value,
      count: here.get(value) ?? 0,
      baseline_count: there.get(value) ?? 0,
    })),
  }
}

const SPREAD = 500
export type Listed = { rows: Counted[]; by_lift: boolean; family: number; spread?: Counts[] }
type ByValue = (a: string, b: string) => number

export function byCount({ values }: Tallied, limit: number, byValue: ByValue = byBytes): Listed {
  const rows = values
    .filter(({ count }) => count > 0)
    .sort((a, b) => b.count - a.count || byValue(a.value, b.value))
    .slice(0, limit)
    .filter(({ count }) => count >= LEAST_PEOPLE)
  return { rows, by_lift: false, family: rows.length }
}

export function byLift(all: Tallied, limit: number, byValue: ByValue = byBytes): Listed {
  const support = supportOf(all.n)
  const rows = all.values
    .filter(({ count }) => count >= support)
    .sort((a, b) => sureness(b) - sureness(a) || byValue(a.value, b.value))
    .slice(0, limit)
  return { rows, by_lift: true, family: familyOf(all, support), spread: spreadOf(all, byValue) }
}
/** As many values as there can be if people have up to 500 each on average. */
export const familyOf = ({ known }: Compared, support: number) => Math.ceil((500 * known) / support)

export const spreadOf = ({ values }: Tallied, byValue: ByValue = byBytes): Counts[] =>
  values
    .filter(({ baseline_count }) => baseline_count > 0)
    .sort((a, b) => b.baseline_count - a.baseline_count || byValue(a.value, b.value))
    .slice(0, SPREAD)
    .map(({ count, baseline_count }) => ({ count, baseline_count }))

/** Shares, intervals, over-indexes and q-values of the rows of a list. */
export function figures({ rows, family, spread }: Listed, compared: Compared): (Counted & OverIndex & RecomputedRow)[] {
  const { known, baseline_known, within } = compared
  const chances = rows.map(({ count, baseline_count }) =>
    within
      ? chanceOf(count, known, baseline_count - count, baseline_known - known)
      : chanceOf(count, known, baseline_count, baseline_known),
  )
  const q = qValues(chances, family)
  const usual = spread ? usualOf(spread, compared) : null
  return rows.map((row, at) => {
    const share = row.count / known
    const baseline_share = baseline_known === 0 ? null : row.baseline_count / baseline_known
    const over = usual ? drawnOverIndex(row, compared, usual) : plainOverIndex(row, compared)
    const arrow = share > (baseline_share ?? 0) ? 'over' : 'under'
    return {
      ...row,
      share,
      interval: wilson(row.count, known),
      baseline_share,
      ...over,
      q_value: q[at]!,
      significant: q[at]! <= 0.05 ? arrow : null,
      mark: markOf(known),
    }
  })
}

/** In the order of over-index: by the lower end of its interval, then by value. */
export const byLowerEnd =
  (byValue: ByValue = byBytes) =>
  (a: Counted & OverIndex, b: Counted & OverIndex) =>
    (b.over_interval?.[0] ?? 0) - (a.over_interval?.[0] ?? 0) || byValue(a.value, b.value)

export function shares(grounds: Grounds, valued: Valued, wish: { limit?: number; all?: true } = {}): Recomputed {
  const { rows, base, list } = oneList(grounds, valued, wish)
  return { rows, base, ...inputs(base, [list]) }
}

function oneList(
  grounds: Grounds,
  valued: Valued,
  { limit, all = undefined }: { limit?: number; all?: true },
  order: 'count' | 'lift' = 'count',
) {
  const { baseline, people } = all ? grounds.all : grounds.chosen
  const counted = tallied(grounds, valued, people)
  const most = grounds.asked.limit ?? limit ?? ROWS
  const listed = order === 'lift' ? byLift(counted, most) : byCount(counted, most)
  const told = toldOf('people', counted.n, counted.known)
  const { hidden } = told
  const rows = hidden ? [] : figures(listed, counted)
  if (order === 'lift') rows.sort(byLowerEnd())
  const { known, baseline_n, baseline_known, within } = counted
  const { by_lift, family, spread } = listed
  return {
    rows,
    base: { unit: 'people' as const, ...told, baseline, baseline_n, baseline_known, mark: markOf(known) },
    list: {
      known,
      baseline_known,
      within,
      family,
      by_lift,
      ...(spread && { spread }),
      rows: hidden ? [] : listed.rows,
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
