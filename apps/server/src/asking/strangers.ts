import { type Answered, type AnswerRow, AppError, ROWS_FOR_STRANGERS } from '@starling/contract'
import { isFew, LEAST_PEOPLE, type SectionAnswer } from '@starling/engine'
import type { Scope, Who } from '@starling/question'
import { type ChartKind, isOneEach, type Method, type Primitive, sectionOf } from '@starling/sections'
import type { Context } from '../floor/index.ts'

/**
 * Conditions by which one person is picked out of many (their name, an exact figure, a difference of two audiences), or
 * that tell of somebody in a list what they did not say themselves. Who is not signed in asks without them.
 */
const REFUSED = ['handles', 'followers', 'any', 'not', 'age_groups', 'interests'] as const

/** Wherever `who` stands in what is asked: in a question, a baseline, or beside them. */
export function refusePicking(asked: unknown): void {
  if (typeof asked !== 'object' || asked === null) return
  for (const [name, value] of Object.entries(asked)) {
    if (name !== 'who') refusePicking(value)
    else if (picks(value as Who)) throw new AppError('sign_in_needed')
  }
}

function picks(who: Who): boolean {
  if ('all' in who) return who.all.some(picks)
  if ('genders' in who) return who.genders.some((gender) => gender !== 'brand')
  if ('bots' in who) return who.bots
  // One more bio, or one more community, beside many: what it adds is whoever has it.
  if ('bio' in who) return who.bio.groups.length > 1
  if ('communities' in who) return who.communities.length > 1
  return REFUSED.some((condition) => condition in who)
}

/** What people wrote or did where everybody sees it. All else was judged about them. */
const PUBLIC = ['posted', 'bio', 'follows', 'similar_to', 'communities', 'engaged', 'verified'] as const

export const isJudged = (who: Who): boolean =>
  'all' in who ? who.all.some(isJudged) : !PUBLIC.some((condition) => condition in who)

/** Lists of people do, and posts that were chosen by who wrote them. */
export const tellsOfPeople = ({ who, posts }: Scope, primitives: readonly Primitive[]): boolean =>
  primitives.some((one) => one.do === 'accounts') || (posts.by === 'audience' && isJudged(who))

/** The people of a scope; where its posts are about something, those who wrote of it. */
export const writersOf = ({ who, posts: { by, about } }: Scope): Who =>
  by === 'audience' && about ? { all: [who, { posted: about }] } : who

/** How many people there are, as who asks may know it. */
export const toldTo = ({ user }: Pick<Context, 'user'>, people: number): number => (!user && isFew(people) ? 0 : people)

/** A curve cut after ten days would say something else: these are shown whole or not at all. */
const UNCUT: readonly ChartKind[] = ['line', 'day_by_hour']

/** They are about the account that was asked about, whoever follows it. */
const OF_ACCOUNT: readonly Method[] = ['profile', 'growth']

/**
 * What a stranger sees of an answer: the beginning of a list, of what it was computed from nothing, and no figure of
 * fewer than five people, also none that the others leave over.
 */
export function forStrangers(
  { inputs: _, ...one }: SectionAnswer,
  reader: 'stranger' | 'few' | 'silent',
  most = ROWS_FOR_STRANGERS,
): Answered {
  const { base, section, method } = one
  const isWithheld =
    reader !== 'stranger' && !OF_ACCOUNT.includes(method) && (base.unit === 'people' || reader === 'silent')
  if (isWithheld || base.hidden || isNearlyTheBaseline(one)) return { ...one, ...NOTHING, base: hidden(base) }
  const isCut = one.rows.length > most && !UNCUT.includes(sectionOf(section).chart.kind)
  const rows: readonly AnswerRow[] = isCut ? one.rows.slice(0, most) : one.rows
  return { ...one, rows: withoutFew(rows, one), more: isCut }
}

/** Nor when and whence their rows came. */
const NOTHING = { rows: [], more: false, as_of: null, source: [] }
const hidden = ({ unit, n }: SectionAnswer['base']): Answered['base'] => ({
  unit,
  n: unit === 'people' && n >= LEAST_PEOPLE ? n : 0,
  known: 0,
  baseline: null,
  baseline_n: null,
  baseline_known: null,
  comparison: null,
  mark: 'few',
  hidden: true,
})

/** Each row would tell of the few whom the two do not share. */
function isNearlyTheBaseline({ base: { n, known, baseline_n, baseline_known } }: SectionAnswer): boolean {
  if (baseline_n === null || baseline_known === null) return false
  return isFew(baseline_n) || isFew(Math.abs(baseline_n - n)) || isFew(Math.abs(baseline_known - known))
}

function withoutFew(rows: readonly AnswerRow[], { section, base }: SectionAnswer): AnswerRow[] {
  if (sectionOf(section).with_others) return combinations(rows, base.known)
  if (base.unit === 'posts') return rows.filter(({ accounts }) => typeof accounts !== 'number' || !isFew(accounts))
  const shown = rows.filter(({ count }) => typeof count !== 'number' || !isFew(count))
  return isOneEach(section) ? leavingEnough(shown, base.known) : shown
}

/** Everybody has one of the values: who is in none of those shown are as many as the rest, so these must not be few. */
function leavingEnough(rows: readonly AnswerRow[], known: number): AnswerRow[] {
  const kept = [...rows]
  while (isFew(known - sum(kept))) kept.splice(kept.indexOf(smallest(kept)), 1)
  return kept
}

/** If some are too small to be shown, so is one more of this audience's: its size, which is told elsewhere, leaves over nothing then. */
function combinations(rows: readonly AnswerRow[], known: number): AnswerRow[] {
  if (rows.length === 0 || sum(rows) === known) return [...rows]
  const own = rows.filter(({ audiences }) => Array.isArray(audiences) && audiences.some((one) => one === 0))
  const dropped = smallest(own.length > 0 ? own : rows)
  return rows.filter((row) => row !== dropped)
}

const sum = (rows: readonly AnswerRow[]) => rows.reduce((total, { count }) => total + Number(count), 0)
const smallest = (rows: readonly AnswerRow[]) =>
  rows.reduce((least, row) => (Number(row.count) < Number(least.count) ? row : least))
