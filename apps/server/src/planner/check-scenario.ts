import { AppError, type CalculatorAsked, type RefusalCode } from '@starling/contract'
import { refuseFarDays } from '../audiences/index.ts'
import { daysIn } from './days.ts'

/** Our choice: a row a day is told. */
const MOST_DAYS = 366

const refuse = (field: string, code: RefusalCode, values: Record<string, string | number> = {}): never => {
  throw new AppError('invalid', { fields: { [field]: [{ code, values }] } })
}

type Asked = Pick<CalculatorAsked, 'starts_on' | 'ends_on' | 'parts' | 'given'>

/** What no field shows by itself: days in their order and within those of the campaign, no more than all of the budget. */
export function checkScenario({ starts_on, ends_on, parts, given }: Asked, now: Date): void {
  refuseFarDays({ starts_on, ends_on }, now)
  if (ends_on < starts_on) refuse('ends_on', 'day_before_start')
  if (daysIn({ starts_on, ends_on }) > MOST_DAYS) refuse('ends_on', 'too_many_days', { most: MOST_DAYS })
  const ids = parts.map(({ audience_config_id }) => audience_config_id)
  for (const [at, part] of parts.entries()) {
    if (part.ends_on < part.starts_on) refuse(`parts.${at}.ends_on`, 'day_before_start')
    if (part.starts_on < starts_on) refuse(`parts.${at}.starts_on`, 'outside_plan')
    if (part.ends_on > ends_on) refuse(`parts.${at}.ends_on`, 'outside_plan')
    if (part.audience_config_id !== null && ids.indexOf(part.audience_config_id) !== at)
      refuse(`parts.${at}.audience_config_id`, 'planned_twice')
  }
  if (given === 'budget' && parts.reduce((sum, { share }) => sum + share, 0) > 100) refuse('parts', 'more_than_all')
}
