import { AppError, type AudiencePlan, type ChangedPlan, type OpenedPlan, type PlanOverlap } from '@starling/contract'
import { type Change, countPlans, findReachablePlan, lockPlan, lockTeam, type PlanRow } from '@starling/store'
import { compareAudiences, refuseFarDays, teamOf } from '../audiences/index.ts'
import { madeBudgets, spendAll } from '../auth/index.ts'
import { answerPage, type Input, type UserContext } from '../floor/index.ts'
import { daysInBoth, planAnswer, planAnswers } from './answers.ts'
import { checkAudiences, checkPlan } from './check-plan.ts'

const MOST_PLANS = 1_000 // our choice: more than anyone looks through

async function findPlan(pk: string, { store, user }: UserContext, removed = false): Promise<PlanRow> {
  const found = await findReachablePlan(store, pk, { user_id: user.id, removed })
  if (!found) throw new AppError('not_found')
  return found
}
const noteAct = (
  change: Change,
  did: 'saved' | 'changed' | 'deleted' | 'restored',
  { id, name, team_id }: PlanRow,
): Promise<void> => change.audit(`plan.${did}`, { subject_id: id, subject: name, team_id })

export async function listAudiencePlans(
  { query: { team, ...paging } }: Input<'listAudiencePlans'>,
  context: UserContext,
): Promise<AudiencePlan[]> {
  const page = await context.store.table(await teamOf(team, context), 'audience_plans').page(paging)
  return planAnswers(
    answerPage(context, page, (row) => row),
    context.store,
  )
}

export async function createAudiencePlan(
  { body: { team, ...given } }: Input<'createAudiencePlan'>,
  context: UserContext,
): Promise<AudiencePlan> {
  const owner = await teamOf(team, context)
  refuseFarDays({ starts_on: given.starts_on, ends_on: given.ends_on }, context.now)
  checkPlan(given)
  await checkAudiences(context.store, owner.team_id, given.parts)
  const row = await context.change(async (change) => {
    await spendAll(change, madeBudgets('plan', context.user.id))
    await refuseMore(change, owner.team_id)
    const added = await change.table(owner, 'audience_plans').add({
      ...given,
      parts: JSON.stringify(given.parts),
      made_by: context.user.id,
      created_at: change.now,
      changed_at: change.now,
      removed_at: null,
    })
    await noteAct(change, 'saved', added)
    return added
  })
  return planAnswer(row, context.store)
}

async function refuseMore(change: Change, team_id: string): Promise<void> {
  await lockTeam(change, team_id)
  if ((await countPlans(change, team_id)) < MOST_PLANS) return
  throw new AppError('invalid', {
    fields: { non_field_errors: [{ code: 'most_plans', values: { most: MOST_PLANS } }] },
  })
}

export async function getAudiencePlan(
  { path: { pk } }: Input<'getAudiencePlan'>,
  context: UserContext,
): Promise<OpenedPlan> {
  const plan = await planAnswer(await findPlan(pk, context), context.store)
  return { ...plan, overlaps: await overlapsOf(plan, context) }
}

/** Of its audiences that are still there, as the comparison of audiences counts them. */
async function overlapsOf({ parts }: AudiencePlan, context: UserContext): Promise<PlanOverlap[]> {
  const there = parts.flatMap((part, at) => (part.name === null ? [] : [{ ...part, at }]))
  if (there.length < 2) return []
  const audience_config_ids = there.map((part) => part.audience_config_id)
  const { pairs, rounded } = await compareAudiences(
    { body: { audience_config_ids } } as Input<'compareAudiences'>,
    context,
  )
  return pairs.map(({ one, other, shared, share }) => {
    const [first, second] = [there[one]!, there[other]!]
    return { one: first.at, other: second.at, shared, share, rounded, days: daysInBoth(first, second) }
  })
}

export const replaceAudiencePlan = (
  { path: { pk }, body }: Input<'replaceAudiencePlan'>,
  context: UserContext,
): Promise<AudiencePlan> => change(pk, body, context)

export const changeAudiencePlan = (
  { path: { pk }, body }: Input<'changeAudiencePlan'>,
  context: UserContext,
): Promise<AudiencePlan> => change(pk, body, context)

async function change(
  pk: string,
  { seen_changed_at: seen, ...given }: ChangedPlan,
  context: UserContext,
): Promise<AudiencePlan> {
  const { id, team_id } = await findPlan(pk, context)
  const row = await context.change(async (changing) => {
    const now = await lockPlan(changing, id)
    if (!now) throw new AppError('not_found')
    if (seen !== undefined && +new Date(seen) !== +now.changed_at) throw new AppError('changed_meanwhile')
    refuseFarDays({ starts_on: given.starts_on, ends_on: given.ends_on }, context.now, now)
    const { name, budget, starts_on, ends_on, parts } = { ...now, ...given }
    checkPlan({ starts_on, ends_on, parts })
    await checkAudiences(changing, team_id, parts, now.parts)
    const changed = await changing.table({ team_id }, 'audience_plans').change(id, {
      ...{ name, budget, starts_on, ends_on },
      parts: JSON.stringify(parts),
      changed_at: changing.now,
    })
    if (!changed) throw new AppError('not_found')
    await noteAct(changing, 'changed', changed)
    return changed
  })
  return planAnswer(row, context.store)
}

export async function deleteAudiencePlan(
  { path: { pk } }: Input<'deleteAudiencePlan'>,
  context: UserContext,
): Promise<void> {
  await context.change(async (changing) => {
    const found = await findReachablePlan(changing, pk, { user_id: context.user.id })
    const removed = found && (await changing.table({ team_id: found.team_id }, 'audience_plans').remove(pk))
    if (!removed) throw new AppError('not_found')
    await noteAct(changing, 'deleted', removed)
  })
}

/** One that is there needs no restoring, and is as good an answer. */
export async function restoreAudiencePlan(
  { path: { pk } }: Input<'restoreAudiencePlan'>,
  context: UserContext,
): Promise<AudiencePlan> {
  const row = await context.change(async (changing) => {
    const found = await findReachablePlan(changing, pk, { user_id: context.user.id, removed: true })
    if (!found) throw new AppError('not_found')
    if (found.removed_at) await refuseMore(changing, found.team_id)
    const back = found.removed_at
      ? await changing.table({ team_id: found.team_id }, 'audience_plans').restore(pk)
      : found
    if (!back) throw new AppError('not_found')
    await noteAct(changing, 'restored', back)
    return back
  })
  return planAnswer(row, context.store)
}
