import type { Campaign } from '@starling/contract'
import { adSetsOf, adsOf } from '@starling/store'
import { say } from '@starling/text/both'
import { madeBudgets, spendAll } from '../auth/index.ts'
import type { Input, UserContext } from '../floor/index.ts'
import { answerCampaign } from './answers.ts'
import { mostOf } from './budget.ts'
import { addAd, NEW_AD_SET, refuseMore } from './draft.ts'
import { accountFor, noteCampaign, openCampaign } from './find.ts'
import { daysLater } from './times.ts'

const DAY_MS = 86_400_000
const LONGEST_NAME = 200

/**
 * One that began already begins anew as many whole days later as it takes, at the same time of the day where the ad
 * account is: it lasts as many days, and may spend as much. Its ad sets move with it.
 */
function moved({ starts_at, ends_at }: { starts_at: Date; ends_at: Date | null }, timezone: string, now: Date) {
  let by = Math.max(0, Math.ceil((now.getTime() - starts_at.getTime()) / DAY_MS))
  if (daysLater(starts_at, by, timezone) < now) by += 1
  const later = (moment: Date | null) => (moment ? daysLater(moment, by, timezone) : null)
  return { later, starts_at: later(starts_at)!, ends_at: later(ends_at) }
}

/** Ad sets are called after their campaign, unless somebody called them otherwise. */
const renamed = (name: string, from: string, to: string): string =>
  name === from || name.startsWith(`${from} / `) ? shortened(to + name.slice(from.length)) : name
const shortened = (name: string): string => [...name].slice(0, LONGEST_NAME).join('')

export async function copyCampaign(
  { path: { pk }, body }: Input<'copyCampaign'>,
  context: UserContext,
): Promise<Campaign> {
  const found = await openCampaign(pk, context)
  const { timezone } = await accountFor(found, 'draft', context)
  const called = body.name ?? say(context.language).t('Copy of {{name}}', { name: found.name })
  const { later, ...times } = moved(found, timezone, context.now)
  const { id } = await context.change(async (change) => {
    await spendAll(change, madeBudgets('campaign', context.user.id))
    await refuseMore(change, found.team_id)
    const owner = { team_id: found.team_id }
    const { team_account_id, objective, funding_instrument_id, currency, split } = found
    const { daily_budget_micro, total_budget_micro, audience_id, targeting_list_id } = found
    const money = { daily_budget_micro, total_budget_micro, ...times }
    const row = await change.table(owner, 'campaigns').add({
      ...{ team_account_id, objective, funding_instrument_id, currency, split, audience_id, targeting_list_id },
      ...{ ...money, most_micro: mostOf(money, timezone), name: shortened(called) },
      ...{ targeting_list_version: found.targeting_list_version, plan_id: found.plan_id, created_by: context.user.id },
      ...{ state: 'draft', wanted: 'draft', error: null, x_id: null, x_seen: null, x_checked_at: null },
      ...{ created_at: change.now, changed_at: change.now, removed_at: null },
    })
    const ads = await adsOf(change, found.id)
    for (const set of await adSetsOf(change, found.id)) {
      const { position, name, audience_id: of, budget_micro, bid_micro, is_on } = set
      const { id: ad_set_id } = await change.table(owner, 'ad_sets').add({
        ...{ ...NEW_AD_SET, campaign_id: row.id, position, audience_id: of, budget_micro, bid_micro, is_on },
        ...{ part: JSON.stringify(set.part), targeting_package: JSON.stringify(set.targeting_package), version: 1 },
        ...{ name: renamed(name, found.name, row.name), starts_at: later(set.starts_at), ends_at: later(set.ends_at) },
        ...{ created_at: change.now, changed_at: change.now },
      })
      for (const ad of ads.filter((one) => one.ad_set_id === set.id)) {
        // The post of a creative is made anew; one that was there is the same.
        const post = ad.creative_id === null ? { x_post_id: ad.x_post_id } : { creative_id: ad.creative_id }
        await addAd(change, { ...owner, campaign_id: row.id, ad_set_id, is_on: ad.is_on, ...post })
      }
    }
    await noteCampaign(change, 'copied', row)
    return { id: row.id }
  })
  return answerCampaign(id, context)
}
