import type { CampaignReview } from '@starling/contract/browser'
import { useQuery } from '@tanstack/react-query'
import { teamAccountsOptions } from '../accounts/index.ts'
import type { ReadAtX } from './field-words.ts'

/** What X's values of a campaign are read with. */
export function useReadAtX(team: string, { campaign, names }: Pick<CampaignReview, 'campaign' | 'names'>): ReadAtX {
  const { data: accounts } = useQuery(teamAccountsOptions(team))
  const zone = accounts?.find(({ id }) => id === campaign.team_account_id)?.timezone ?? 'UTC'
  return { currency: campaign.currency, zone, names }
}
