import { type Answer, type Call, echoOf } from '../call.ts'
import { assertValue } from '../entities/targeting-rules.ts'
import { TARGETING_TYPES } from '../entities/targeting-types.ts'
import { AdsProblem, type Fault, refuse } from '../problem.ts'
import type { Route } from '../wire.ts'
import { type Criterion, isPrimary, reachedBy } from './audience.ts'

const SPREAD = 0.05

function estimate(call: Call): Answer {
  const criteria = criteriaIn(call)
  const n = reachedBy(call, criteria).length
  return {
    request: { params: { targeting_criteria: null, ...echoOf(call) } },
    data: { audience_size: { min: Math.floor(n * (1 - SPREAD)), max: Math.ceil(n * (1 + SPREAD)) } },
  }
}

function criteriaIn(call: Call): Criterion[] {
  const body = call.body as { targeting_criteria?: unknown } | unknown[] | undefined
  const given = Array.isArray(body) ? body : body?.targeting_criteria
  if (!Array.isArray(given) || given.length === 0) {
    throw refuse('MISSING_PARAMETER', '"targeting_criteria" is a required parameter', {
      parameter: 'targeting_criteria',
    })
  }
  const faults: Fault[] = []
  const criteria = given.map((one: unknown) => {
    const { targeting_type, targeting_value, operator_type = 'EQ' } = (one ?? {}) as Partial<Criterion>
    const criterion = {
      targeting_type: String(targeting_type ?? ''),
      targeting_value: String(targeting_value ?? ''),
      operator_type: operator_type as 'EQ',
    }
    try {
      if (!TARGETING_TYPES.includes(criterion.targeting_type)) {
        throw refuse('INVALID_TARGETING_TYPE', `${criterion.targeting_type} is not a targeting type`, {
          parameter: 'targeting_type',
          value: criterion.targeting_type,
        })
      }
      assertValue(call, criterion)
    } catch (error) {
      if (!(error instanceof AdsProblem)) throw error
      faults.push(...error.faults)
    }
    return criterion
  })
  if (faults.length > 0) throw new AdsProblem(faults)
  if (!criteria.some(isPrimary)) {
    throw refuse('INVALID_PARAMETER', 'At least one primary targeting type is needed for an estimate', {
      parameter: 'targeting_criteria',
    })
  }
  return criteria
}

export const ESTIMATE_ROUTE: Route = {
  method: 'POST',
  path: '/accounts/:account_id/audience_estimate',
  limit: 'writes',
  run: estimate,
}
