import { AppError, type CampaignProposal } from '@starling/contract'
import {
  adSetsOf,
  campaignOf,
  findAdSet,
  findProposal,
  lockProposal,
  type NamedProposal,
  pageProposals,
} from '@starling/store'
import { changeAdSet, changeTargeting } from '../campaigns/index.ts'
import { answerPage, type Input, type UserContext } from '../floor/index.ts'
import { openCampaign } from './find.ts'
import { sourcePackage, takenBy } from './look.ts'
import { widenPackage } from './widen.ts'

const answerProposal = ({
  answered_at,
  answered_by: _,
  team_id: __,
  from_day,
  through_day,
  ...row
}: NamedProposal): CampaignProposal => ({
  ...row,
  ...{ from: from_day, through: through_day, created_at: row.created_at.toISOString() },
  answered_at: answered_at?.toISOString() ?? null,
})

export async function listCampaignProposals(
  { path: { pk }, query }: Input<'listCampaignProposals'>,
  context: UserContext,
): Promise<CampaignProposal[]> {
  const { id } = await openCampaign(pk, context)
  return answerPage(context, await pageProposals(context.store, id, query), answerProposal)
}

async function openProposal(pk: string, { store, user }: UserContext): Promise<NamedProposal> {
  const found = await findProposal(store, pk, { user_id: user.id })
  if (!found) throw new AppError('not_found')
  return found
}

type Answered = 'accepted' | 'declined' | 'outdated'
const ACTS = {
  accepted: 'proposal.accepted',
  declined: 'proposal.declined',
  outdated: 'campaign_report.looked_at',
} as const
/** Answered once: whoever comes later sees what it came to. */
async function answer(found: NamedProposal, state: Answered, context: UserContext): Promise<CampaignProposal> {
  await context.change(async (change) => {
    const row = await lockProposal(change, found.id)
    const owner = { team_id: found.team_id }
    const about = { ...owner, subject_id: found.id, subject: found.ad_set_name }
    if (row?.state === 'open') {
      const values = { state, answered_at: change.now, answered_by: context.user.id }
      await change.table(owner, 'proposals').change(found.id, values)
    }
    await change.audit(ACTS[state], about)
  })
  return answerProposal(await openProposal(found.id, context))
}

export const declineProposal = async (
  { path: { pk } }: Input<'declineProposal'>,
  context: UserContext,
): Promise<CampaignProposal> => {
  const found = await openProposal(pk, context)
  return found.state === 'open' ? answer(found, 'declined', context) : answerProposal(found)
}

/**
 * Done as any other change of an ad set: by who may draft in the ad account, sent to X by the outbox. What was changed
 * since it was proposed is not what it speaks of.
 */
export async function acceptProposal(
  { path: { pk } }: Input<'acceptProposal'>,
  context: UserContext,
): Promise<CampaignProposal> {
  const found = await openProposal(pk, context)
  if (found.state !== 'open') return answerProposal(found)
  const set = await findAdSet(context.store, found.ad_set_id, { user_id: context.user.id })
  // Somebody has done it already, or it was done and not noted.
  if (set && found.act === 'drop' && !set.is_on) return answer(found, 'accepted', context)
  if (!set || set.version !== found.version || !set.is_on) {
    await answer(found, 'outdated', context)
    throw new AppError('changed_meanwhile')
  }
  if (found.act === 'drop') await changeAdSet({ path: { pk: set.id }, body: { is_on: false } }, context)
  else {
    const campaign = (await campaignOf(context.store, set.campaign_id))!
    const sets = await adSetsOf(context.store, campaign.id)
    const wider = widenPackage(set, await sourcePackage(context.store, campaign), takenBy(sets, set))
    if (!wider) throw new AppError('changed_meanwhile')
    await changeTargeting(context, set.id, wider.targeting_package)
  }
  return answer(found, 'accepted', context)
}
