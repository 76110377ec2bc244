import { CURRENCIES } from '@starling/catalog'
import { BUDGETS, SIZES } from '@starling/question/builder'
import { z } from 'zod'
import { OBJECTIVES, Objective } from '../campaigns/index.ts'

// spec 3: how large an audience is to be, where no number is named
export const AUDIENCE_SIZE_RANGES = [
  { value: '<1M', min: 0, max: 1_000_000 },
  { value: '1M-5M', min: 1_000_000, max: 5_000_000 },
  { value: '5M-12M', min: 5_000_000, max: 12_000_000 },
  { value: '12M-25M', min: 12_000_000, max: 25_000_000 },
  { value: '25M+', min: 25_000_000, max: null },
] as const

/** What can be chosen for a campaign. */
export const CampaignOptions = z
  .object({
    currencies: z.array(
      z.object({ value: z.string(), code: z.string().nullable(), name: z.string(), name_ja: z.string() }),
    ),
    /** In dollars, with the size that stands in the same place; or let the product decide. */
    budgets: z.array(z.int()),
    sizes: z.array(z.int()),
    size_ranges: z.array(z.object({ value: z.string(), min: z.int(), max: z.int().nullable() })),
    objectives: z.array(Objective),
  })
  .meta({ id: 'CampaignOptions' })
export type CampaignOptions = z.infer<typeof CampaignOptions>

export const CAMPAIGN_OPTIONS: CampaignOptions = {
  currencies: CURRENCIES.map((one) => ({ ...one })),
  budgets: [...BUDGETS],
  sizes: [...SIZES],
  size_ranges: AUDIENCE_SIZE_RANGES.map((one) => ({ ...one })),
  objectives: [...OBJECTIVES],
}
