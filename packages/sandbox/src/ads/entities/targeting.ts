import { type Answer, type Call, nextId, stamp } from '../call.ts'
import { refuse } from '../problem.ts'
import { createOne, type Entity, listOf, type Resource, routesOf, rowOf } from '../resources.ts'
import type { Location } from '../search/locations.ts'
import { LOCATION_BY_VALUE, LOCATION_TYPE_OF } from '../search/targets.ts'
import type { Route } from '../wire.ts'
import { LINE_ITEMS } from './line-items.ts'
import { assertCriterion, nameOf } from './targeting-rules.ts'
import { TARGETING_TYPES } from './targeting-types.ts'

export type TargetingCriterion = Entity & {
  line_item_id: string
  targeting_type: string
  targeting_value: string
  operator_type: 'EQ' | 'NE' | 'GTE' | 'LT'
  name: string
}

export const OPERATORS = ['EQ', 'NE', 'GTE', 'LT']

export const TARGETING: Resource<TargetingCriterion> = {
  path: 'targeting_criteria',
  id_name: 'targeting_criterion_id',
  not_found: 'TARGETING_CRITERION_NOT_FOUND',
  history: 'TARGETING_CRITERIA',
  filters: {
    line_item_ids: (_call, { line_item_id }) => line_item_id,
    targeting_criterion_ids: (_call, { id }) => id,
  },
  list: { fields: { lang: { type: 'string' } }, accepts: () => true },
  create: {
    line_item_id: { type: 'string', required: true },
    targeting_type: { type: 'string', required: true, values: TARGETING_TYPES, code: 'INVALID_TARGETING_TYPE' },
    targeting_value: { type: 'string', required: true, max: 500 },
    operator_type: { type: 'string', values: OPERATORS },
  },
  make(call, values) {
    const item = rowOf(call, LINE_ITEMS, values.line_item_id as string)
    const criterion: TargetingCriterion = {
      id: '',
      account_id: item.account_id,
      line_item_id: item.id,
      targeting_type: values.targeting_type as string,
      targeting_value: values.targeting_value as string,
      operator_type: (values.operator_type as TargetingCriterion['operator_type'] | undefined) ?? 'EQ',
      name: '',
      ...stamp(call),
    }
    const others = criteriaOf(call, item.id)
    const same = others.find(
      ({ targeting_type, targeting_value, operator_type }) =>
        targeting_type === criterion.targeting_type &&
        targeting_value === criterion.targeting_value &&
        operator_type === criterion.operator_type,
    )
    if (same) return same
    assertCriterion(call, criterion, others)
    return { ...criterion, id: nextId(call), name: nameOf(call, criterion) }
  },
  show(call, { account_id: _, ...row }) {
    const location: Location | undefined =
      row.targeting_type === 'LOCATION' ? LOCATION_BY_VALUE.get(row.targeting_value) : undefined
    return {
      ...row,
      ...(call.raw.lang === undefined ? {} : { localized_name: row.name }),
      ...(location ? { location_type: LOCATION_TYPE_OF[location.location_type] } : {}),
    }
  },
}

export const criteriaOf = ({ records, path }: Call, line_item_id: string) =>
  records
    .list<TargetingCriterion>(TARGETING.path, path.account_id!)
    .filter((row) => row.line_item_id === line_item_id && !row.deleted)

function listCriteria(call: Call): Answer {
  if (call.raw.line_item_ids === undefined && call.raw.targeting_criterion_ids === undefined) {
    throw refuse('MISSING_PARAMETER', '"line_item_ids" is a required parameter', { parameter: 'line_item_ids' })
  }
  return listOf(call, TARGETING)
}

export const TARGETING_ROUTES: Route[] = [
  ...routesOf(TARGETING).filter(({ method, path }) => method !== 'GET' || path.includes(':targeting')),
  { method: 'GET', path: '/accounts/:account_id/targeting_criteria', limit: 'core_reads', run: listCriteria },
]

/** Puts criteria on a line item, as a form does it: all of them or none. */
export const addCriteria = (call: Call, criteria: Answer[]) =>
  criteria.map((raw) => TARGETING.show(call, createOne(call, TARGETING, raw).row))
