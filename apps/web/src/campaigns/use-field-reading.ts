import type { CampaignReview } from '@starling/contract/browser'
import { useQuery } from '@tanstack/react-query'
import { teamAccountsOptions } from '../accounts/index.ts'
import type { FieldReading } from './field-words.ts'

/** What X's values of a campaign are read with. */
export function useFieldReading(
  team: string,
  { campaign, names }: Pick<CampaignReview, 'campaign' | 'names'>,
): FieldReading {
  const { data: accounts } = useQuery(teamAccountsOptions(team))
  const zone = accounts?.find(({ id }) => id === campaign.team_account_id)?.timezone ?? 'UTC'
  return { currency: campaign.currency, zone, names }
}
