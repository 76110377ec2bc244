import { AppError, type NewPlan, type RefusalCode } from '@starling/contract'
import type { Rows, Store } from '@starling/store'

const refuse = (field: string, code: RefusalCode, values: Record<string, string> = {}): never => {
  throw new AppError('invalid', { fields: { [field]: [{ code, values }] } })
}

/** What no field shows by itself: days in their order and within the plan's, no more than all of the budget. */
export function checkPlan({ starts_on, ends_on, parts }: Omit<NewPlan, 'name' | 'budget'>): void {
  if (ends_on < starts_on) refuse('ends_on', 'day_before_start')
  const ids = parts.map(({ audience_config_id }) => audience_config_id)
  for (const [at, part] of parts.entries()) {
    if (part.ends_on < part.starts_on) refuse(`parts.${at}.ends_on`, 'day_before_start')
    if (part.starts_on < starts_on) refuse(`parts.${at}.starts_on`, 'outside_plan')
    if (part.ends_on > ends_on) refuse(`parts.${at}.ends_on`, 'outside_plan')
    if (ids.indexOf(part.audience_config_id) !== at) refuse(`parts.${at}.audience_config_id`, 'planned_twice')
  }
  if (parts.reduce((sum, { share }) => sum + share, 0) > 100) refuse('parts', 'more_than_all')
}

/** Only audiences of the plan's own team; one that was in it already may have been deleted meanwhile. */
export async function checkAudiences(
  store: Pick<Store, 'table'> & Rows,
  team_id: string,
  parts: NewPlan['parts'],
  before: NewPlan['parts'] = [],
): Promise<void> {
  const known = new Set(before.map(({ audience_config_id }) => audience_config_id))
  for (const [at, { audience_config_id }] of parts.entries()) {
    if (known.has(audience_config_id)) continue
    const found = await store.table({ team_id }, 'audiences').find(audience_config_id)
    if (!found) refuse(`parts.${at}.audience_config_id`, 'not_listed', { value: audience_config_id.slice(0, 40) })
  }
}
