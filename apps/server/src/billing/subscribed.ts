import { AppError, isSubscribed } from '@starling/contract'
import { groupsOf, type Rows, teamsWithFacts } from '@starling/store'
import type { UserContext } from '../floor/index.ts'

/** By a subscription of the team, or by a group of the person (spec 4). */
export async function isTeamSubscribed(rows: Rows, team_id: string, user_id: string | null, now: Date) {
  const groups = user_id === null ? [] : await groupsOf(rows, user_id)
  const [team] = await teamsWithFacts(rows, [team_id], now)
  const subscriptions = (team?.subscriptions ?? []).map(({ start, active, plan }) => ({
    start: start.toISOString(),
    active,
    plan: { name: plan },
  }))
  return isSubscribed({ groups }, { subscriptions })
}

export async function refuseUnsubscribed(
  { store, user, now }: Pick<UserContext, 'store' | 'user' | 'now'>,
  team: { id: string },
): Promise<void> {
  if (!(await isTeamSubscribed(store, team.id, user.id, now))) throw new AppError('subscription_needed')
}
