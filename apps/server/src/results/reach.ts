import type { CampaignReach } from '@starling/contract'
import { forecastOf, priceOf } from '@starling/results'
import { type AdSetRow, adSetsOf, type CampaignRow, campaignReport, pastCampaigns } from '@starling/store'
import { type CompiledCriterion, compilePackage, hasPrimary } from '@starling/targeting'
import type { Input, Product, UserContext } from '../floor/index.ts'
import { knownAtX } from '../targeting/index.ts'
import { deskFor, openCampaign } from './find.ts'

const DAY_MS = 86_400_000
/** X takes no more criteria in one question than a line item has. */
const MOST_CRITERIA = 1_000

/** People whom ad sets reach together, as X estimates: parts of one package are narrowed alike. */
export async function peopleOf(
  product: Product,
  campaign: CampaignRow,
  sets: readonly Pick<AdSetRow, 'targeting_package'>[],
): Promise<{ min: number; max: number } | null> {
  const desk = await deskFor(product, campaign)
  if (!desk) return null
  const user = { id: campaign.created_by ?? campaign.team_id }
  const looking = { ...product, user, now: product.store.now() }
  const wanted = new Map<string, CompiledCriterion>()
  for (const { targeting_package } of sets) {
    const known = await knownAtX(targeting_package, looking, desk)
    for (const one of compilePackage(targeting_package, known).criteria) {
      wanted.set(`${one.targeting_type} ${one.operator_type} ${one.targeting_value}`, one)
    }
  }
  const criteria = [...wanted.values()].slice(0, MOST_CRITERIA)
  if (!hasPrimary(criteria)) return null
  return (await desk.api.estimate(desk.account_id, criteria)).audience_size
}

/** What the budget of a campaign comes to, by what campaigns of its ad account came to before. */
async function expected(
  campaign: CampaignRow,
  people: { min: number; max: number },
  { store }: Pick<Product, 'store'>,
) {
  const { objective, currency, starts_at, ends_at, most_micro, team_account_id } = campaign
  if (!ends_at || most_micro <= 0 || people.max <= 0) return null
  const past = await pastCampaigns(store, { team_account_id, objective, now: store.now() })
  const told = past.map(({ people: estimated, most_micro: budget_micro, ...one }) => ({
    ...{ ...one, budget_micro, people: estimated ?? 0 },
  }))
  const price = priceOf({ objective, currency, past: told })
  const days = Math.max(1, Math.round((+ends_at - +starts_at) / DAY_MS))
  return price && forecastOf({ people, budget_micro: most_micro, price, days, frequency: null })
}

export async function getCampaignReach(
  { path: { pk } }: Input<'getCampaignReach'>,
  context: UserContext,
): Promise<CampaignReach> {
  const campaign = await openCampaign(pk, context)
  const sets = (await adSetsOf(context.store, campaign.id)).filter(({ is_on }) => is_on)
  const estimate = await peopleOf(context, campaign, sets)
  const report = await campaignReport(context.store, campaign.id)
  const isMeasured = report?.reach != null && report.frequency != null && report.read_at != null
  return {
    campaign_id: campaign.id,
    estimate,
    forecast: estimate && (await expected(campaign, estimate, context)),
    measured: isMeasured
      ? { reach: report.reach!, frequency: report.frequency!, through: report.read_at!.toISOString() }
      : null,
  }
}
