import type { CoveredEntry, TargetingCoverage } from '@starling/contract'
import { type AnswerTo, LEAST_PEOPLE } from '@starling/engine'
import type { Who } from '@starling/question'
import type { Primitive } from '@starling/sections'
import { packageOfDraft } from '@starling/targeting'
import { askingOf, groundsOf } from '../asking/index.ts'
import type { Input, UserContext } from '../floor/index.ts'
import { reachedOf } from './figures.ts'
import { draftFor } from './insights.ts'
import { type Aim, aimsOf, uncountedIn, withinOf } from './reaches.ts'
import { scopeAt } from './steps.ts'
import { people, type ReachCounts, tellOnly } from './told.ts'

type ReachAsked = Extract<Primitive, { do: 'reach' }>
type ReachAnswer = AnswerTo<ReachAsked>

const reachAsked = (aims: readonly Aim[], within: Who): ReachAsked => ({
  do: 'reach',
  by: aims.map(({ reach }) => reach),
  within,
})

/** Exactly, in one question: what a package that is being edited reaches, and what the audience itself asks of X. */
export async function coverTargeting(
  { body: { targeting_package: given, ...wanted } }: Input<'coverTargeting'>,
  context: UserContext,
): Promise<TargetingCoverage> {
  const { draft } = await draftFor(wanted, 'both', context)
  const { ask, now } = await askingOf(context)
  const scope = scopeAt(draft, now)
  const own = packageOfDraft(draft)
  const [aims, asked] = [aimsOf(given, scope.window), aimsOf(own, scope.window)]
  const [reached, of_asked, { all_accounts }] = await ask(scope, [
    reachAsked(aims, withinOf(given, draft, scope.window)),
    reachAsked(asked, withinOf(own, draft, scope.window)),
    { do: 'size' },
  ])
  const { n } = reached
  const isTold = n >= LEAST_PEOPLE
  const wholes = { inside: n, outside: all_accounts - n }
  return {
    audience: { ...people(n), of: all_accounts },
    together: isTold && aims.length > 0 ? reachedOf(reached, wholes) : null,
    entries: isTold ? aims.map((aim, at) => entryOf(aim, reached.rows[at]!, wholes)) : [],
    uncounted: uncountedIn(given),
    asked: isTold && asked.length > 0 ? reachedOf(of_asked, wholes) : null,
    ...(await groundsOf(context, { scope, unit: 'people', n: people(n).size }, 'cover')),
  }
}

function entryOf({ part, value }: Aim, row: ReachAnswer['rows'][number], wholes: ReachCounts): CoveredEntry {
  const only = tellOnly({ inside: row.only_inside, outside: row.only_outside }, row, wholes)
  return {
    ...{ part, value, ...reachedOf(row, wholes) },
    ...{ only_inside: only.inside, only_outside: only.outside, only_about: only.about },
  }
}
