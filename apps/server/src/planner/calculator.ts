import {
  CAMPAIGN_OPTIONS,
  type CalculatorAsked,
  type CampaignCalculation,
  type CampaignOptions,
} from '@starling/contract'
import type { Input, UserContext } from '../floor/index.ts'
import { calculate } from './calculate.ts'
import { checkScenario } from './check-scenario.ts'
import { countParts } from './people.ts'

export const getCampaignOptions = async (): Promise<CampaignOptions> => CAMPAIGN_OPTIONS

/** The figures of a scenario, as everybody is told them. */
export async function calculated(
  asked: CalculatorAsked,
  team: string | undefined,
  context: UserContext,
): Promise<CampaignCalculation> {
  checkScenario(asked, context.now)
  const { counted, union } = await countParts(asked, team, context)
  return calculate(asked, counted, union)
}

export const calculateCampaign = (
  { body: { team, ...asked } }: Input<'calculateCampaign'>,
  context: UserContext,
): Promise<CampaignCalculation> => calculated(asked, team, context)
