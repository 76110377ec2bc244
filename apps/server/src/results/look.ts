import { proposalsOf, rankGroups } from '@starling/results'
import {
  type AdSetRow,
  adSetsOf,
  type CampaignRow,
  campaignDays,
  campaignOf,
  campaignReport,
  findListVersion,
  noteReport,
  outdateProposals,
  type Rows,
} from '@starling/store'
import type { TargetingPackage } from '@starling/targeting'
import type { Product } from '../floor/index.ts'
import { FEWEST_DAYS, WEEK_MS } from './next-look.ts'
import { groupsIn } from './stats.ts'
import { widenPackage } from './widen.ts'

/** The package that a campaign was split of, where it is kept. */
export async function sourcePackage(
  rows: Rows,
  { targeting_list_id, targeting_list_version }: Pick<CampaignRow, 'targeting_list_id' | 'targeting_list_version'>,
): Promise<TargetingPackage | null> {
  if (!targeting_list_id || targeting_list_version === null) return null
  return (await findListVersion(rows, targeting_list_id, targeting_list_version))?.targeting_package ?? null
}

/** What other ad sets of the campaign choose already: nobody is paid for twice. */
export const takenBy = (sets: readonly AdSetRow[], but: AdSetRow): Set<string> =>
  new Set(
    but.part.part === null
      ? []
      : sets
          .filter(({ id }) => id !== but.id)
          .flatMap(({ targeting_package }) => targeting_package[but.part.part!].map(({ value }) => value)),
  )

/** Once a week: what the groups of a running campaign say. What was said before and nobody answered is not said twice. */
export async function lookAtGroups({ store }: Product, campaign_id: string): Promise<void> {
  const campaign = await campaignOf(store, campaign_id)
  const report = await campaignReport(store, campaign_id)
  if (!campaign || !report?.through || campaign.split === 'none' || campaign.removed_at) return
  if (report.looked_at && +store.now() - +report.looked_at < WEEK_MS) return
  if (campaign.state === 'ended' || campaign.wanted === 'ended') return
  const sets = await adSetsOf(store, campaign_id)
  const on = sets.filter(({ is_on }) => is_on)
  const found = groupsIn(on, await campaignDays(store, campaign_id), report.through)
  const days = [...new Set(found.flatMap((one) => one.days.map(({ day }) => day)))].toSorted()
  if (found.length < 2 || days.length < FEWEST_DAYS) return
  const proposals = proposalsOf(rankGroups(found.map(({ set, days }) => ({ id: set.id, days }))))
  const source = await sourcePackage(store, campaign)
  await store.change('operator', async (change) => {
    await outdateProposals(change, campaign_id)
    for (const { id, act, certainty, against_rest, group } of proposals) {
      if (act === 'keep') continue
      const set = on.find((one) => one.id === id)!
      const wider = act === 'widen' ? widenPackage(set, source, takenBy(sets, set)) : null
      if (act === 'widen' && !wider) continue
      await change.table({ team_id: campaign.team_id }, 'proposals').add({
        ...{ campaign_id, ad_set_id: id, act, certainty, against_rest, version: set.version },
        ...{ results: group.results, spend_micro: group.spend_micro, from_day: days[0]!, through_day: days.at(-1)! },
        ...{ widens: JSON.stringify(wider?.widens ?? []), state: 'open', created_at: change.now },
        ...{ answered_at: null, answered_by: null },
      })
    }
    await noteReport(change, campaign, { looked_at: change.now })
    await change.audit('campaign_report.looked_at', { subject_id: campaign_id, team_id: campaign.team_id })
  })
}
