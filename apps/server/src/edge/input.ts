import { AppError, type Call, type Fields, type Refusal } from '@starling/contract'
import type { FastifyRequest } from 'fastify'
import type { z } from 'zod'
import { FileBody } from './file-body.ts'
import { refusalOf } from './refusal-of-issue.ts'

/** Ids and slugs. What does not look like one names nothing. */
const PATH_VALUE = /^[A-Za-z0-9_-]{1,64}$/

export function readPath(request: FastifyRequest): Record<string, string> {
  const path = request.params as Record<string, string>
  if (Object.values(path).some((value) => !PATH_VALUE.test(value))) throw new AppError('not_found')
  return path
}

/** Query and body as the contract wants them; unknown fields are refused, never dropped. */
export function readInput(call: Call, request: FastifyRequest): { query: unknown; body: unknown; file?: unknown } {
  const { body } = request
  const file = call.file && body instanceof FileBody ? body : undefined
  if (call.file && !file) refuseFields(body)
  const query = call.query && checked(call.query, request.query)
  if (call.file) return { query, body: undefined, file }
  return {
    query,
    // Raw bytes are nobody's word yet: the handler reads them from the request once their signature holds.
    body: call.raw ? undefined : call.body ? checked(call.body, body) : refuseFields(body),
  }
}

/** What no database column can hold. */
const isStorable = (text: string) => text.isWellFormed() && !text.includes('\0')

function storable(value: unknown, name = 'non_field_errors'): void {
  if (typeof value === 'string' && !isStorable(value)) {
    throw new AppError('invalid', { fields: { [name]: [{ code: 'not_storable' }] } })
  }
  if (typeof value !== 'object' || value === null) return
  for (const [key, inner] of Object.entries(value)) {
    storable(key)
    storable(inner, Array.isArray(value) ? name : key)
  }
}

function checked(schema: z.ZodType, value: unknown): unknown {
  const { data, error } = schema.safeParse(value)
  if (error) throw new AppError('invalid', { fields: fieldsOf(error, value) })
  storable(data) // after the schema, which bounds how deep it goes
  return data
}

function refuseFields(body: unknown): undefined {
  const names = typeof body === 'object' && body !== null ? Object.keys(body) : []
  if (names.length === 0) return
  throw new AppError('invalid', {
    fields: Object.fromEntries(names.map((name) => [name, [{ code: 'unknown_field' }]])),
  })
}

function fieldsOf(error: z.ZodError, value: unknown): Fields {
  const fields: Fields = Object.create(null)
  const add = (name: string, refusal: Refusal) => {
    fields[name] = [...(fields[name] ?? []), refusal]
  }
  for (const issue of error.issues) {
    if (issue.code === 'unrecognized_keys') for (const key of issue.keys) add(key, { code: 'unknown_field' })
    else add(issue.path.length > 0 ? issue.path.join('.') : 'non_field_errors', refusalOf(issue, value))
  }
  return fields
}
