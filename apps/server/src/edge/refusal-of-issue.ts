import { isRefusalCode, type Refusal } from '@starling/contract'
import type { z } from 'zod'

type Issue = z.core.$ZodIssue

/** Why a schema did not take a value, as one of our codes. A schema that knows better names the code as its message. */
export function refusalOf(issue: Issue, sent: unknown): Refusal {
  if (isRefusalCode(issue.message)) return { code: issue.message, ...valuesOf(issue) }
  switch (issue.code) {
    case 'invalid_type':
      return valueAt(sent, issue.path) === undefined
        ? { code: 'required' }
        : { code: 'wrong_type', values: { type: issue.expected } }
    case 'invalid_value':
      return { code: 'not_one_of', values: { choices: issue.values.map(String).join(', ') } }
    case 'too_small':
      return tooSmall(issue.origin, Number(issue.minimum))
    case 'too_big':
      return tooBig(issue.origin, Number(issue.maximum))
    default:
      return { code: 'not_valid' }
  }
}

function tooSmall(origin: string, least: number): Refusal {
  if (origin === 'string') return least === 1 ? { code: 'blank' } : { code: 'too_short', values: { count: least } }
  if (isCounted(origin)) return { code: 'too_few', values: { count: least } }
  return { code: 'too_low', values: { least } }
}

function tooBig(origin: string, most: number): Refusal {
  if (origin === 'string') return { code: 'too_long', values: { count: most } }
  return isCounted(origin) ? { code: 'too_many', values: { count: most } } : { code: 'too_high', values: { most } }
}

const isCounted = (origin: string) => origin === 'array' || origin === 'set' || origin === 'map'

const valuesOf = (issue: Issue) =>
  issue.code === 'custom' && issue.params ? { values: issue.params as Record<string, string> } : {}

const valueAt = (value: unknown, path: readonly PropertyKey[]): unknown =>
  path.reduce<unknown>((inner, key) => (inner as Record<PropertyKey, unknown> | undefined)?.[key], value)
