export type Fault = {
  code: string
  message: string
  parameter?: string
  attribute?: string
  details?: string
  value?: unknown
}

const STATUS: Record<string, number> = {
  UNAUTHORIZED_ACCESS: 401,
  ACCOUNT_NOT_FOUND: 403,
  ACTION_NOT_ALLOWED: 403,
  UNAUTHORIZED_CLIENT_APPLICATION: 403,
  READONLY_CLIENT_APPLICATION: 403,
  FUNDING_INSTRUMENT_ACCESS_NOT_ALLOWED: 403,
  USER_NOT_FOUND: 403,
  METHOD_NOT_ALLOWED: 405,
  TOO_MANY_REQUESTS: 429,
  INTERNAL_ERROR: 500,
  SERVICE_UNAVAILABLE: 503,
}

const statusOf = (code: string) => STATUS[code] ?? (code.endsWith('NOT_FOUND') ? 404 : 400)

/** What is refused, as the wire says it: one status, one or more faults. */
export class AdsProblem extends Error {
  readonly status: number
  readonly faults: Fault[]
  /** For a batch: the faults of each operation, in their order. */
  readonly operations: Fault[][] | undefined

  constructor(faults: Fault[], operations?: Fault[][]) {
    super(faults[0]?.message ?? 'Some operations were refused')
    this.faults = faults
    this.operations = operations
    const first = faults[0] ?? operations?.flat()[0]
    this.status = first ? statusOf(first.code) : 400
  }
}

export const refuse = (code: string, message: string, more: Partial<Fault> = {}) =>
  new AdsProblem([{ code, message, ...more }])

/** A rule of the business, not of the wire: it names an attribute instead of a parameter. */
export const against = (attribute: string, message: string, code = 'INVALID') => refuse(code, message, { attribute })

export const notFound = (code: string, parameter: string, value: string) =>
  refuse(
    code,
    `${code
      .replace(/_NOT_FOUND$/, '')
      .replaceAll('_', ' ')
      .toLowerCase()} ${value} was not found`,
    {
      parameter,
      value,
    },
  )

export const invalid = (parameter: string, message: string, value: unknown, details?: string) =>
  refuse('INVALID_PARAMETER', message, { parameter, value, ...(details === undefined ? {} : { details }) })
