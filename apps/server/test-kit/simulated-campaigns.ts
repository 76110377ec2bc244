import type { AdsApi, Operation } from '@starling/outside'
import type { ResultObjective } from '@starling/results'

type Criterion = { targeting_type: string; targeting_value: string }
/** A campaign at X with one line item for each group. */
export type SimulatedPlan = {
  name: string
  objective: ResultObjective
  /** Of each line item. */
  daily_budget_micro: number
  starts: string
  ends: string
  groups: Criterion[][]
}
export type SimulatedCampaign = { plan: SimulatedPlan; id: string; line_item_ids: string[] }

async function all<T>(parts: AsyncGenerator<T[]>): Promise<T[]> {
  const found: T[] = []
  for await (const part of parts) found.push(...part)
  return found
}
const creating = (rows: Record<string, unknown>[]): Operation[] =>
  rows.map((params) => ({ operation_type: 'Create', params }))

/** Puts campaigns to X as they are, running: what the product would do, in as few requests as X takes. */
export async function runCampaigns(
  api: AdsApi,
  account: { id: string; user_id: string },
  plans: readonly SimulatedPlan[],
): Promise<SimulatedCampaign[]> {
  let funding_instrument_id = ''
  for await (const { id } of api.fundingInstruments(account.id)) funding_instrument_id = id
  const { id_str } = await api.createPost(account.id, { as_user_id: account.user_id, text: `Look at ${Math.random()}` })
  const campaigns = await all(
    api.batch<{ id: string }>(
      account.id,
      'campaigns',
      creating(
        plans.map(({ name, daily_budget_micro, groups }) => ({
          ...{ name, funding_instrument_id, entity_status: 'ACTIVE' },
          daily_budget_amount_local_micro: daily_budget_micro * groups.length,
        })),
      ),
    ),
  )
  const wanted = plans.flatMap((plan, at) => plan.groups.map((group) => ({ plan, group, campaign: campaigns[at]!.id })))
  const items = await all(
    api.batch<{ id: string }>(
      account.id,
      'line_items',
      creating(
        wanted.map(({ plan, campaign }) => ({
          ...{ campaign_id: campaign, objective: plan.objective, product_type: 'PROMOTED_TWEETS' },
          ...{ placements: ['ALL_ON_TWITTER'], bid_strategy: 'AUTO', entity_status: 'ACTIVE' },
          ...{ start_time: plan.starts, end_time: plan.ends },
          daily_budget_amount_local_micro: plan.daily_budget_micro,
        })),
      ),
    ),
  )
  const criteria = wanted.flatMap(({ group }, at) =>
    group.map((one) => ({ line_item_id: items[at]!.id, operator_type: 'EQ', ...one })),
  )
  await all(api.batch(account.id, 'targeting_criteria', creating(criteria)))
  for (const { id } of items) await api.promotePosts(account.id, id, [id_str])
  let from = 0
  return plans.map((plan, at) => {
    const line_item_ids = items.slice(from, from + plan.groups.length).map(({ id }) => id)
    from += plan.groups.length
    return { plan, id: campaigns[at]!.id, line_item_ids }
  })
}
