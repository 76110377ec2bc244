import { AppError, type CampaignScenario, type NewScenario } from '@starling/contract'
import {
  type Change,
  countScenarios,
  findReachableScenario,
  lockScenario,
  lockTeam,
  type ScenarioRow,
} from '@starling/store'
import { teamOf } from '../audiences/index.ts'
import { madeBudgets, spendAll } from '../auth/index.ts'
import { answerPage, type Input, refuseOutside, type UserContext } from '../floor/index.ts'
import { checkScenario } from './check-scenario.ts'

const MOST_KEPT = 1_000 // our choice: more than anyone looks through

const answerOf = ({ team_id: _, made_by: __, removed_at: ___, ...row }: ScenarioRow): CampaignScenario => ({
  ...row,
  created_at: row.created_at.toISOString(),
  changed_at: row.changed_at.toISOString(),
})

/** A row that is not theirs does not exist; one that is opens for planners only. */
async function findScenario(pk: string, context: UserContext): Promise<ScenarioRow> {
  const found = await findReachableScenario(context.store, pk, { user_id: context.user.id })
  if (!found) throw new AppError('not_found')
  await refuseOutside('CampaignPlanner', context)
  return found
}

const noteAct = (
  change: Change,
  did: 'saved' | 'changed' | 'deleted' | 'restored',
  { id, name, team_id }: ScenarioRow,
): Promise<void> => change.audit(`scenario.${did}`, { subject_id: id, subject: name, team_id })

/** Only audiences of the team; one that was in it already may have been deleted meanwhile. */
async function checkAudiences(
  { store }: Pick<UserContext, 'store'>,
  team_id: string,
  parts: NewScenario['parts'],
  before: NewScenario['parts'] = [],
): Promise<void> {
  const known = new Set(before.map(({ audience_config_id }) => audience_config_id))
  for (const [at, { audience_config_id: id }] of parts.entries()) {
    if (id === null || known.has(id) || (await store.table({ team_id }, 'audiences').find(id))) continue
    const refusal = { code: 'not_listed' as const, values: { value: id.slice(0, 40) } }
    throw new AppError('invalid', { fields: { [`parts.${at}.audience_config_id`]: [refusal] } })
  }
}

export async function listCampaignScenarios(
  { query: { team, ...paging } }: Input<'listCampaignScenarios'>,
  context: UserContext,
): Promise<CampaignScenario[]> {
  const owner = await teamOf(team, context)
  await refuseOutside('CampaignPlanner', context)
  return answerPage(context, await context.store.table(owner, 'campaign_scenarios').page(paging), answerOf)
}

async function refuseMore(change: Change, team_id: string): Promise<void> {
  await lockTeam(change, team_id)
  if ((await countScenarios(change, team_id)) < MOST_KEPT) return
  throw new AppError('invalid', {
    fields: { non_field_errors: [{ code: 'most_scenarios', values: { most: MOST_KEPT } }] },
  })
}

const columnsOf = ({ parts, ...given }: NewScenario) => ({ ...given, parts: JSON.stringify(parts) })

export async function createCampaignScenario(
  { body: { team, ...given } }: Input<'createCampaignScenario'>,
  context: UserContext,
): Promise<CampaignScenario> {
  const owner = await teamOf(team, context)
  await refuseOutside('CampaignPlanner', context)
  checkScenario(given, context.now)
  await checkAudiences(context, owner.team_id, given.parts)
  return context.change(async (change) => {
    await spendAll(change, madeBudgets('scenario', context.user.id))
    await refuseMore(change, owner.team_id)
    const added = await change.table(owner, 'campaign_scenarios').add({
      ...columnsOf(given),
      made_by: context.user.id,
      created_at: change.now,
      changed_at: change.now,
      removed_at: null,
    })
    await noteAct(change, 'saved', added)
    return answerOf(added)
  })
}

export const getCampaignScenario = async (
  { path: { pk } }: Input<'getCampaignScenario'>,
  context: UserContext,
): Promise<CampaignScenario> => answerOf(await findScenario(pk, context))

export async function replaceCampaignScenario(
  { path: { pk }, body: { seen_changed_at: seen, ...given } }: Input<'replaceCampaignScenario'>,
  context: UserContext,
): Promise<CampaignScenario> {
  const { id, team_id, parts } = await findScenario(pk, context)
  checkScenario(given, context.now)
  await checkAudiences(context, team_id, given.parts, parts)
  return context.change(async (change) => {
    const now = await lockScenario(change, id)
    if (!now) throw new AppError('not_found')
    if (seen !== undefined && +new Date(seen) !== +now.changed_at) throw new AppError('changed_meanwhile')
    const kept = { ...columnsOf(given), changed_at: change.now }
    const changed = await change.table({ team_id }, 'campaign_scenarios').change(id, kept)
    if (!changed) throw new AppError('not_found')
    await noteAct(change, 'changed', changed)
    return answerOf(changed)
  })
}

export async function deleteCampaignScenario(
  { path: { pk } }: Input<'deleteCampaignScenario'>,
  context: UserContext,
): Promise<void> {
  const { id, team_id } = await findScenario(pk, context)
  await context.change(async (change) => {
    const removed = await change.table({ team_id }, 'campaign_scenarios').remove(id)
    if (!removed) throw new AppError('not_found')
    await noteAct(change, 'deleted', removed)
  })
}

/** One that is there needs no restoring, and is as good an answer. */
export async function restoreCampaignScenario(
  { path: { pk } }: Input<'restoreCampaignScenario'>,
  context: UserContext,
): Promise<CampaignScenario> {
  const found = await findReachableScenario(context.store, pk, { user_id: context.user.id, removed: true })
  if (!found) throw new AppError('not_found')
  await refuseOutside('CampaignPlanner', context)
  return context.change(async (change) => {
    if (found.removed_at) await refuseMore(change, found.team_id)
    const back = found.removed_at
      ? await change.table({ team_id: found.team_id }, 'campaign_scenarios').restore(pk)
      : found
    if (!back) throw new AppError('not_found')
    await noteAct(change, 'restored', back)
    return answerOf(back)
  })
}
