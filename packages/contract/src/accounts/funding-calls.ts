import { z } from 'zod'
import { get } from '../call.ts'
import { AdFundingInstrument } from '../extension/index.ts'

export const FUNDING_CALLS = {
  listAccountFunding: get('/api/starling/teams/{team_id}/accounts/{pk}/funding/', {
    who: 'member',
    summary: 'What can pay in an ad account of a team, as X tells it now',
    bounded: 'as many as one ad account has',
    answer: z.array(AdFundingInstrument),
  }),
}
