import { currencyCode } from '@starling/catalog'
import { AppError, type Campaign, type CampaignParameters, type Fields } from '@starling/contract'
import { subjectsOf } from '@starling/question/builder'
import type { OpenedAccountRow } from '@starling/store'
import { packageOfDraft } from '@starling/targeting'
import { say } from '@starling/text/both'
import { deskOf, findTeamAccount } from '../accounts/index.ts'
import { teamOf } from '../audiences/index.ts'
import { answerCampaign, createDraft, midnightIn } from '../campaigns/index.ts'
import type { Input, UserContext } from '../floor/index.ts'

type Whole = CampaignParameters & {
  objective: NonNullable<CampaignParameters['objective']>
  budget_micro: number
  starts_on: string
  ends_on: string
}

/** What has to be there before anything can be drafted. */
function refuseMissing(parameters: CampaignParameters): asserts parameters is Whole {
  const fields: Fields = {}
  for (const field of ['objective', 'budget_micro', 'starts_on', 'ends_on'] as const) {
    if (parameters[field] === null) fields[`parameters.${field}`] = [{ code: 'required' }]
  }
  if (subjectsOf(parameters.draft).length === 0) fields['parameters.draft'] = [{ code: 'required' }]
  if (Object.keys(fields).length > 0) throw new AppError('invalid', { fields })
}

/** A campaign of what was described, as a draft: whoever wants it to run looks at it among the campaigns of the team. */
export async function createPlannedCampaign(
  { body: { parameters, team_account_id, funding_instrument_id: named, team } }: Input<'createPlannedCampaign'>,
  context: UserContext,
): Promise<Campaign> {
  const { team_id } = await teamOf(team, context)
  refuseMissing(parameters)
  const account = await findTeamAccount(context, team_account_id)
  const { currency, draft, budget_micro, objective, starts_on, ends_on, name } = parameters
  if (account.currency !== null && account.currency !== currencyCode(currency)) {
    const values = { currency: account.currency }
    throw new AppError('invalid', { fields: { 'parameters.currency': [{ code: 'other_currency', values }] } })
  }
  const funding_instrument_id = named ?? (await fundingOf(account, context))
  const { id } = await createDraft(
    {
      ...{ team_account_id, funding_instrument_id, objective, split: 'none', bid_micro: null, creative_ids: [] },
      name: name || say(context.language).t('A built audience'),
      ...{ daily_budget_micro: null, total_budget_micro: budget_micro },
      starts_at: midnightIn(starts_on, account.timezone).toISOString(),
      ends_at: midnightIn(ends_on, account.timezone, 1).toISOString(),
    },
    team_id,
    context,
    packageOfDraft(draft),
  )
  return answerCampaign(id, context)
}

/** What can pay now, or else what there is. */
async function fundingOf(account: OpenedAccountRow, context: UserContext): Promise<string> {
  const desk = await deskOf(context, account)
  if (!desk) throw new AppError('account_closed')
  const found = (await Array.fromAsync(desk.api.fundingInstruments(desk.account_id))).filter(({ deleted }) => !deleted)
  const chosen = found.find(({ able_to_fund }) => able_to_fund) ?? found[0]
  if (!chosen) throw new AppError('invalid', { fields: { team_account_id: [{ code: 'no_funding' }] } })
  return chosen.id
}
