import { readMoment, writeMoment } from './moments.ts'
import { AdsProblem, type Fault } from './problem.ts'

export type Raw = Record<string, unknown>

export type Field = {
  type: 'string' | 'long' | 'id' | 'boolean' | 'time' | 'strings' | 'json'
  required?: true
  /** The only values that are taken. */
  values?: readonly string[]
  /** Of a number its range, of a text its length, of a list its count. */
  min?: number
  max?: number
  /** An empty value takes the attribute away. */
  unset?: true
  initial?: unknown
  /** Of the fault when the value does not fit. */
  code?: string
}

export type Fields = Record<string, Field>
export type Values = Record<string, unknown>

/** Reads what the fields ask for; `partial` for a change, where nothing is required and nothing has a default. */
export function readParameters(fields: Fields, raw: Raw, partial = false): Values {
  const values: Values = {}
  const faults: Fault[] = []
  for (const [name, field] of Object.entries(fields)) {
    const given = raw[name]
    if (given === undefined || given === null || (given === '' && isMissing(field))) {
      if (field.required && !partial) faults.push(missing(name))
      else if (field.initial !== undefined && !partial) values[name] = field.initial
      continue
    }
    if (given === '' && field.unset) {
      values[name] = null
      continue
    }
    const read = READERS[field.type](given, field)
    if ('value' in read) values[name] = read.value
    else faults.push(misfit(name, given, read, field.code))
  }
  if (faults.length > 0) throw new AdsProblem(faults)
  return values
}

const isMissing = ({ type, unset }: Field) => !unset && type !== 'time' && type !== 'long' && type !== 'boolean'

const missing = (parameter: string): Fault => ({
  code: 'MISSING_PARAMETER',
  message: `"${parameter}" is a required parameter`,
  parameter,
})

type Misfit = { expected: string; details: string }
type Read = { value: unknown } | Misfit

function misfit(parameter: string, given: unknown, { expected, details }: Misfit, code = 'INVALID_PARAMETER'): Fault {
  const value = typeof given === 'string' ? given : JSON.stringify(given)
  return {
    code,
    message: `Expected ${expected}, got "${value.slice(0, 100)}" for ${parameter}`,
    parameter,
    details,
    value,
  }
}

const READERS: Record<Field['type'], (given: unknown, field: Field) => Read> = {
  string: (given, field) => readText(String(given), field),

  id: (given) =>
    /^[0-9]{1,19}$/.test(String(given)) ? { value: String(given) } : { expected: 'long', details: 'invalid id' },

  long: (given, { min = Number.MIN_SAFE_INTEGER, max = Number.MAX_SAFE_INTEGER, values }) => {
    const value = /^-?\d{1,16}$/.test(String(given)) ? Number(given) : Number.NaN
    if (!Number.isInteger(value)) return { expected: 'long', details: 'invalid number' }
    if (values && !values.includes(String(value)))
      return { expected: `one of ${values.join(', ')}`, details: 'not one' }
    if (value < min || value > max) return { expected: `a number from ${min} to ${max}`, details: 'out of range' }
    return { value }
  },

  boolean: (given) => {
    const word = String(given).toLowerCase()
    if (['true', 't', '1'].includes(word)) return { value: true }
    if (['false', 'f', '0'].includes(word)) return { value: false }
    return { expected: 'boolean', details: 'invalid boolean' }
  },

  time: (given) => {
    const at = readMoment(String(given))
    return at ? { value: writeMoment(at) } : { expected: 'time', details: 'invalid date' }
  },

  strings: (given, field) => {
    const list = (Array.isArray(given) ? given : String(given).split(',')).map((one) => String(one).trim())
    const parts = list.filter((one) => one !== '')
    if (parts.length > (field.max ?? 200)) {
      return { expected: `at most ${field.max ?? 200} values`, details: `${parts.length} values` }
    }
    const strange = field.values && parts.find((one) => !field.values!.includes(one))
    if (strange !== undefined) return { expected: `one of ${field.values!.join(', ')}`, details: `not ${strange}` }
    return { value: parts }
  },

  json: (given) => {
    if (typeof given !== 'string') return { value: given }
    try {
      return { value: JSON.parse(given) as unknown }
    } catch {
      return { expected: 'JSON', details: 'invalid JSON' }
    }
  },
}

function readText(value: string, { values, min = 0, max = 10_000 }: Field): Read {
  if (values && !values.includes(value)) return { expected: `one of ${values.join(', ')}`, details: 'invalid value' }
  const length = [...value].length
  if (length < min || length > max) {
    return { expected: `a text of ${min} to ${max} characters`, details: `${length} characters` }
  }
  return { value }
}
