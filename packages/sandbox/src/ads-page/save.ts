import { type Answer, accountOf, type Call } from '../ads/call.ts'
import { CAMPAIGNS } from '../ads/entities/campaigns.ts'
import { FUNDING, type FundingInstrument } from '../ads/entities/funding.ts'
import { LINE_ITEMS } from '../ads/entities/line-items.ts'
import { denominationOf } from '../ads/entities/money.ts'
import { addCriteria } from '../ads/entities/targeting.ts'
import { midnightOf, writeMoment } from '../ads/moments.ts'
import { AdsProblem } from '../ads/problem.ts'
import { createOne } from '../ads/resources.ts'
import { type Entries, GENDERS, PLACEMENTS, TOKEN_FIELDS } from './fields.ts'
import { criteriaFor } from './resolve.ts'

/** What a person must put right before anything is saved. */
export class Mistakes extends Error {
  readonly list: string[]

  constructor(list: string[]) {
    super(list.join('\n'))
    this.list = list
  }
}

/** A campaign, its line item and all the targeting, in the same state that the API reads; all of it or nothing. */
export function saveCampaign(call: Call, entries: Entries): { campaign_id: string; line_item_id: string } {
  const mistakes: string[] = []
  const criteria = criteriaOf(call, entries, mistakes)
  const budget = Number(entries.daily_budget)
  if (entries.campaign_name === '') mistakes.push('The campaign needs a name.')
  if (!(budget > 0)) mistakes.push('The daily budget must be a number above nought.')
  if (mistakes.length > 0) throw new Mistakes(mistakes)
  const funding = call.records
    .list<FundingInstrument>(FUNDING.path, call.path.account_id!)
    .find(({ deleted }) => !deleted)
  if (!funding) throw new Mistakes(['The account has nothing to pay from.'])
  const smallest = denominationOf(funding.currency)
  try {
    const campaign = createOne(call, CAMPAIGNS, {
      name: entries.campaign_name,
      funding_instrument_id: funding.id,
      daily_budget_amount_local_micro: Math.round((budget * 1_000_000) / smallest) * smallest,
      entity_status: 'PAUSED',
    }).row
    const item = createOne(call, LINE_ITEMS, {
      campaign_id: campaign.id,
      name: entries.campaign_name,
      objective: entries.objective,
      product_type: entries.objective === 'FOLLOWERS' ? 'PROMOTED_ACCOUNT' : 'PROMOTED_TWEETS',
      placements: placementsOf(entries),
      entity_status: 'PAUSED',
      ...timesOf(call, entries),
    }).row
    addCriteria(
      call,
      criteria.map((criterion) => ({ ...criterion, line_item_id: item.id })),
    )
    return { campaign_id: campaign.id, line_item_id: item.id }
  } catch (error) {
    if (error instanceof AdsProblem) throw new Mistakes(error.faults.map(({ message }) => message))
    throw error
  }
}

function criteriaOf(call: Call, { tokens, age, gender }: Entries, mistakes: string[]): Answer[] {
  const criteria: Answer[] = []
  for (const { name, label } of TOKEN_FIELDS) {
    for (const entry of tokens[name]) {
      const found = criteriaFor(call, name, entry)
      if (found.length === 0) mistakes.push(`${label}: there is no “${entry}”.`)
      criteria.push(...found)
    }
  }
  if (age !== 'AGE_ANY') criteria.push({ targeting_type: 'AGE', targeting_value: age })
  const sex = GENDERS.find(({ value }) => value === gender)?.targeting_value
  if (sex) criteria.push({ targeting_type: 'GENDER', targeting_value: sex })
  return criteria
}

function placementsOf({ placements }: Entries): string[] {
  const chosen = PLACEMENTS.filter(({ value }) => placements.includes(value)).map(({ placement }) => placement)
  return chosen.length === 0 || chosen.length === PLACEMENTS.length ? ['ALL_ON_TWITTER'] : chosen
}

/** Dates are days of the account; the last one is part of the flight. */
function timesOf(call: Call, { start_date, end_date }: Entries): Answer {
  const { timezone } = accountOf(call)
  const midnight = (date: string, days = 0) =>
    writeMoment(new Date(midnightOf(timezone, Date.parse(`${date}T12:00:00Z`) + days * 86_400_000)))
  return {
    ...(start_date === '' ? {} : { start_time: midnight(start_date) }),
    ...(end_date === '' ? {} : { end_time: midnight(end_date, 1) }),
  }
}
