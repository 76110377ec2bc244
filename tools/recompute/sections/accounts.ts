import type { HandleQuestion } from '@starling/question'
import { subjectOf } from '../asked.ts'
import {
  baseOf,
  byBytes,
  type Grounds,
  LEAST_PEOPLE,
  markOf,
  type Recomputed,
  type RecomputedRow,
  ROWS,
  supportOf,
  tally,
  toldBeside,
} from '../grounds.ts'
import type { KnownAccount } from '../known.ts'
import { drawnBy } from '../sample.ts'
import { namedFollowed, similarTo } from '../whom.ts'
import {
  byCount,
  byLift,
  byLowerEnd,
  type Counted,
  comparisonOf,
  familyOf,
  figures,
  inputOf,
  type Listed,
  spreadOf,
  type Told,
  tallied,
} from './people.ts'

/** People and whom they follow: size.md, accounts.md, sample.md, profile.md, growth.md, top_accounts.md, overlap.md. */
const DAY_MICROS = 86_400_000_000n
const DAY = 86_400
const seconds = (micros: unknown) => Math.floor(Number(micros as bigint) / 1e6)

function profileOf({ id, handle, row }: KnownAccount): RecomputedRow {
  return {
    id: String(id),
    handle,
    name: String(row?.name ?? ''),
    bio: String(row?.bio ?? ''),
    location: String(row?.location ?? ''),
    verified: Boolean(row?.verified),
    followers_count: Number(row?.followers_count ?? 0),
    following_count: Number(row?.following_count ?? 0),
    post_count: Number(row?.post_count ?? 0),
    avatar_url: row?.avatar_url ?? null,
    created_at: row?.created_at ? seconds(row.created_at) : 0,
  }
}

export function size({ known, subject }: Grounds): Recomputed {
  const accounts = subject.people.size
  const all_accounts = known.accounts.length
  const row = {
    accounts,
    share: accounts / all_accounts,
    posts: subject.posts.length,
    all_accounts,
    all_posts: known.posts.length,
  }
  const base = baseOf('people', accounts)
  if (base.hidden) return { rows: [], base }
  return { rows: [row], base, inputs: { method: 'size', accounts, all_accounts } }
}

export function profile({ known, asked }: Grounds): Recomputed {
  const at = known.byHandle.get((asked.question as HandleQuestion).handle)
  const rows = at === undefined ? [] : [profileOf(known.accounts[at]!)]
  // One account, asked for by its name: the rule about few people is not for it.
  return { rows, base: { ...baseOf('people', 0), n: rows.length, known: rows.length, mark: null } }
}

export function largest({ known, subject, asked }: Grounds): Recomputed {
  const base = baseOf('people', subject.people.size)
  const followers = ({ row }: KnownAccount) => Number(row?.followers_count ?? 0)
  const people = [...subject.people].map((at) => known.accounts[at]!).sort((a, b) => followers(b) - followers(a))
  return { rows: base.hidden ? [] : people.slice(0, asked.limit ?? ROWS).map(profileOf), base }
}

export function sample({ known, subject, asked }: Grounds): Recomputed {
  const base = baseOf('people', subject.people.size)
  const drawn = [...subject.people].map((at) => ({ account: known.accounts[at]!, by: drawnBy(known.accounts[at]!.id) }))
  const rows = drawn.sort((a, b) => a.by - b.by).slice(0, asked.limit ?? ROWS)
  return { rows: base.hidden ? [] : rows.map(({ account }) => profileOf(account)), base }
}

export function overlap({ known, subject, asked, now }: Grounds): Recomputed {
  const audiences = [subject, ...(asked.others ?? []).map((other) => subjectOf(known, other, now))]
  const bitsOf = (at: number) =>
    audiences.reduce((bits, { people }, place) => bits + (people.has(at) ? 1 << place : 0), 0)
  const exactly = tally<number>(known.accounts.map((_, at) => [bitsOf(at)].filter((bits) => bits > 0)))
  const all = [...exactly.values()].reduce((sum, count) => sum + count, 0)
  const counted = [...exactly]
    .sort(([a, many], [b, more]) => more - many || a - b)
    .map(([bits, count]) => ({ audiences: audiences.flatMap((_, at) => (bits & (1 << at) ? [at] : [])), count }))
    .filter(({ count }) => count >= LEAST_PEOPLE)
  const base = baseOf('people', all)
  const rows = counted.map((row) => ({
    ...row,
    share: row.count / all,
    mark: markOf(all),
  }))
  const inputs = { method: 'overlap', known: all, sizes: audiences.map(({ people }) => people.size), rows: counted }
  return { rows: base.hidden ? [] : rows, base, ...(!base.hidden && { inputs }) }
}

export function growth({ known, asked }: Grounds): Recomputed {
  const at = known.byHandle.get((asked.question as HandleQuestion).handle)
  if (at === undefined) return { rows: [], base: baseOf('people', 0) }
  const { id, followers } = known.accounts[at]!
  const days = new Map<number, { gained: number; lost: number; followers: number | null }>()
  const dayOf = (micros: unknown) => Number(((micros as bigint) / DAY_MICROS) * 86_400n)
  const of = (day: number) => {
    const one = days.get(day) ?? { gained: 0, lost: 0, followers: null }
    days.set(day, one)
    return one
  }
  for (const { followed_id, since, until } of known.tables.follows) {
    if (followed_id !== id) continue
    if (since !== null) of(dayOf(since)).gained++
    if (until !== null) of(dayOf(until)).lost++
  }
  for (const { account_id, day, followers_count } of known.tables.snapshots) {
    if (account_id === id) of(Number(day) * DAY).followers = Number(followers_count)
  }
  const rows = [...days]
    .sort(([a], [b]) => a - b)
    .map(([day, one]) => ({
      day,
      gained: one.gained,
      lost: one.lost,
      net: one.gained - one.lost,
      followers: one.followers,
    }))
  const base = baseOf('people', followers.size)
  return { rows: base.hidden ? [] : rows, base }
}

const WELL_KNOWN = 100_000_000
const byId = (a: string, b: string) => Number(a) - Number(b)

/** Accounts by their place in the order of ids. */
function followed(grounds: Grounds, baseline: Set<number>) {
  const named = namedFollowed(grounds.known, grounds.subject.who)
  return tallied(
    grounds,
    ({ follows }) => (follows.size === 0 ? null : [...follows].filter((at) => !named.has(at)).map(String)),
    baseline,
  )
}

function told(grounds: Grounds, row: Told & RecomputedRow): RecomputedRow {
  const { value, ...rest } = row
  const account = profileOf(grounds.known.accounts[Number(value)]!)
  const share = Number(rest.share)
  const there = rest.baseline_share as number | null
  const fame = Math.min(1, Math.log10(1 + Number(account.followers_count)) / Math.log10(1 + WELL_KNOWN))
  return {
    ...account,
    ...rest,
    influence: 100 * Math.sqrt(share * fame),
    uniqueness: there === null || share + there === 0 ? null : (100 * share) / (share + there),
  }
}

/** The counts of rows by their ids. */
const inputRows = ({ known }: Grounds, rows: Counted[]) =>
  rows.map(inputOf).map(({ value, ...counts }) => {
    const { id, followers_count } = profileOf(known.accounts[Number(value)]!)
    return { value: id, ...counts, followers_count }
  })

function answered(
  grounds: Grounds,
  method: string,
  side: Grounds['all'],
  counted: ReturnType<typeof followed>,
  listed: Listed,
  rows: RecomputedRow[],
): Recomputed {
  const { n, known, baseline_known, within } = counted
  const told = toldBeside(n, known, counted)
  const { hidden } = told
  const { family, least, by_lift, spread } = listed
  return {
    rows: hidden ? [] : rows,
    base: {
      unit: 'people',
      ...told,
      baseline: side.baseline,
      comparison: comparisonOf(grounds),
      mark: markOf(known),
    },
    ...(!hidden && {
      inputs: {
        method,
        known,
        baseline_known,
        within,
        family,
        least,
        by_lift,
        ...(spread && { spread }),
        rows: inputRows(grounds, listed.rows),
        n,
      },
    }),
  }
}

export function topAccounts(grounds: Grounds): Recomputed {
  const { order = 'lift', limit = ROWS } = grounds.asked
  const counted = followed(grounds, grounds.chosen.people)
  const listed = order === 'lift' ? byLift(counted, limit, byId) : byCount(counted, limit, byId)
  const rows = figures(listed, counted)
  // An account's value is its id, and values are compared as texts.
  const idOf = (value: string) => String(grounds.known.accounts[Number(value)]!.id)
  if (order === 'lift') rows.sort(byLowerEnd((a, b) => byBytes(idOf(a), idOf(b))))
  return answered(
    grounds,
    'top_accounts',
    grounds.chosen,
    counted,
    listed,
    rows.map((row) => told(grounds, row)),
  )
}

export function similarAccounts(grounds: Grounds): Recomputed {
  const { known, subject, asked } = grounds
  const counted = followed(grounds, grounds.all.people)
  const named = namedFollowed(known, subject.who)
  const byValue = new Map(counted.values.map((row) => [row.value, row]))
  const similar = similarTo(known, subject.people, grounds.all.people)
    .filter(({ at }) => !named.has(at))
    .slice(0, asked.limit ?? ROWS)
    .filter(({ count }) => count >= LEAST_PEOPLE)
  const similarity = new Map(similar.map((one) => [String(one.at), one.similarity]))
  const listed: Listed = {
    rows: similar.map(({ at }) => byValue.get(String(at))!),
    by_lift: true,
    family: familyOf(counted, supportOf(counted.n)),
    least: 0,
    spread: spreadOf(counted, byId),
  }
  const rows = figures(listed, counted).map((row) => ({ ...told(grounds, row), similarity: similarity.get(row.value) }))
  return answered(grounds, 'similar_accounts', grounds.all, counted, listed, rows)
}
