import { z } from 'zod'
import { Moment, Pk } from '../primitives.ts'

const Range = z.object({ low: z.number(), mid: z.number(), high: z.number() })
/** What is expected: each a range of 80 %, with what it rests on. docs/methods/forecast.md */
export const CampaignForecast = z
  .object({
    currency: z.string(),
    impressions: Range,
    reach: Range,
    frequency: Range,
    spend_micro: Range,
    results: Range,
    cost_per_result_micro: Range,
    limited_by: z.enum(['budget', 'people']),
    assumptions: z.array(
      z.object({
        assumed: z.enum([
          'people',
          'price',
          'spent_share',
          'views_a_day',
          'frequency_cap',
          'by_chance',
          'results_per_thousand',
        ]),
        range: Range,
        source: z.enum(['past', 'market', 'given']).optional(),
        campaigns: z.int().optional(),
      }),
    ),
  })
  .meta({ id: 'CampaignForecast' })
export type CampaignForecast = z.infer<typeof CampaignForecast>

export const CampaignReach = z
  .object({
    campaign_id: Pk,
    /** People whom all ad sets together reach, as X estimates; null where X does not say, or nothing says whom. */
    estimate: z.object({ min: z.int(), max: z.int() }).nullable(),
    /** What its budget comes to; null without an estimate, an end or a price. */
    forecast: CampaignForecast.nullable(),
    /** Different people who saw it, as X counts them; null before. */
    measured: z.object({ reach: z.int(), frequency: z.number(), through: Moment }).nullable(),
  })
  .meta({ id: 'CampaignReach' })
export type CampaignReach = z.infer<typeof CampaignReach>
