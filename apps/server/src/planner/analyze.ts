import type { AnalyzedCampaign, CalculatorAsked, CampaignParameters, ParameterNeed } from '@starling/contract'
import { budgetFor as optionFor, subjectsOf } from '@starling/question/builder'
import { lintPackage, packageOfDraft, remarkText, unsaidOf } from '@starling/targeting'
import { say } from '@starling/text/both'
import { askingOf } from '../asking/index.ts'
import { sizeOf } from '../builder/index.ts'
import type { Input, UserContext } from '../floor/index.ts'
import { calculate } from './calculate.ts'
import { checkScenario } from './check-scenario.ts'

const MICRO = 1_000_000

/** Parameters, judged as a campaign would be before it is launched. */
export async function analyzeCampaignCreator(
  { body: { parameters } }: Input<'analyzeCampaignCreator'>,
  context: UserContext,
): Promise<AnalyzedCampaign> {
  const { draft, people, objective } = parameters
  const size = await sizeOf(draft, await askingOf(context))
  const counted =
    people !== null
      ? ({ people, people_of: 'given' } as const)
      : size.size > 0
        ? ({ people: size.size, people_of: 'known' } as const)
        : { people: null, people_of: null }
  const words = say(context.language)
  const asked = scenarioOf(parameters, parameters.name || words.t('A built audience'))
  if (asked) checkScenario(asked, context.now)
  const calculation = asked && calculate(asked, [counted], null)
  const made = packageOfDraft(draft)
  const remarks = lintPackage({ package: made, line_item: objective ? { objective } : {} })
  const missing = missingIn(parameters, {
    has_people: counted.people !== null,
    has_price: (calculation?.assumptions.length ?? 1) > 0,
  })
  return {
    size,
    calculation,
    remarks: remarks.map((remark) => ({
      rule: remark.rule,
      level: remark.level,
      text: remarkText(remark, words),
    })),
    missing,
    unsaid: unsaidOf(draft).length,
    suggested_budget_micro:
      counted.people !== null && parameters.currency === 'USD' ? optionFor(counted.people) * MICRO : null,
    is_ready: missing.length === 0 && remarks.every(({ level }) => level !== 'error'),
  }
}

/** One audience with all of the money; null while there are no days to spend it on. */
function scenarioOf(parameters: CampaignParameters, name: string): CalculatorAsked | null {
  const { starts_on, ends_on, currency, budget_micro, price_micro, frequency_cap, people, objective } = parameters
  if (starts_on === null || ends_on === null) return null
  return {
    ...{ currency, budget_micro, price_micro, frequency_cap, starts_on, ends_on },
    objective: objective ?? 'REACH',
    given: 'budget',
    parts: [
      {
        ...{ audience_config_id: null, name, people, share: 100 },
        ...{ starts_on, ends_on, reach: null, frequency: null },
      },
    ],
  }
}

function missingIn(
  { draft, objective, budget_micro, starts_on, ends_on }: CampaignParameters,
  { has_people, has_price }: { has_people: boolean; has_price: boolean },
): ParameterNeed[] {
  const isThere: Record<ParameterNeed, boolean> = {
    audience: subjectsOf(draft).length > 0,
    people: has_people,
    objective: objective !== null,
    budget: budget_micro !== null,
    days: starts_on !== null && ends_on !== null,
    price: has_price,
  }
  return (Object.keys(isThere) as ParameterNeed[]).filter((need) => !isThere[need])
}
