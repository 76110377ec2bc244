import { type AutopilotAllowance, type AutopilotBudget, isSubscribed, type TargetingListUse } from '@starling/contract'
import { countAutopilotUses, groupsOf, membershipsOf, pageListUses, type Rows, teamsWithFacts } from '@starling/store'
import { answerPage, type Input, type UserContext } from '../floor/index.ts'
import { useAnswer } from './answers.ts'
import { suggestBudget } from './budget.ts'
import { findList } from './keeping.ts'

/** Our choices, on docs/methods/autopilot.md: one list each week, or ten. */
const MOST_A_MONTH: Record<AutopilotAllowance['plan'], number> = { free: 5, subscribed: 50 }

export async function getAutopilotBudget(
  { query: { targeting_list_id, ...asked } }: Input<'getAutopilotBudget'>,
  context: UserContext,
): Promise<AutopilotBudget> {
  const { size } = await findList(targeting_list_id, context)
  return suggestBudget(asked, size)
}

/** Who is subscribed by a group or by any team of theirs. */
async function planOf(rows: Rows, user_id: string, now: Date): Promise<AutopilotAllowance['plan']> {
  const groups = await groupsOf(rows, user_id)
  const teams = (await membershipsOf(rows, user_id)).map(({ team }) => team.id)
  const billed = (await teamsWithFacts(rows, teams, now)).map(({ subscriptions }) =>
    subscriptions.map(({ start, active, plan }) => ({ start: start.toISOString(), active, plan: { name: plan } })),
  )
  const isPaid = [[], ...billed].some((subscriptions) => isSubscribed({ groups }, { subscriptions }))
  return isPaid ? 'subscribed' : 'free'
}

const WEEK_MS = 7 * 24 * 60 * 60_000
/** Once a week is a week after the last time, whatever was allowed or taken back meanwhile. */
export const weekAfter = (used_at: Date): Date => new Date(used_at.getTime() + WEEK_MS)

const monthOf = (now: Date, later = 0) => new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth() + later, 1))

export async function allowanceOf(rows: Rows, user_id: string, now: Date): Promise<AutopilotAllowance> {
  const plan = await planOf(rows, user_id, now)
  const most = MOST_A_MONTH[plan]
  const used = await countAutopilotUses(rows, user_id, monthOf(now))
  const left = Math.max(0, most - used)
  return { plan, most, used, left, allowed: left > 0, resets_at: monthOf(now, 1).toISOString() }
}

export const getAutopilotAllowance = (
  _: Input<'getAutopilotAllowance'>,
  { store, user, now }: UserContext,
): Promise<AutopilotAllowance> => allowanceOf(store, user.id, now)

export async function listAutopilotUses(
  { query }: Input<'listAutopilotUses'>,
  context: UserContext,
): Promise<TargetingListUse[]> {
  const page = await pageListUses(context.store, context.user.id, { ...query, by: 'autopilot' })
  return answerPage(context, page, (row) => useAnswer(row, context.language))
}
