import { ERRORS } from './errors.ts'

const NETWORK_FAILURE = ERRORS.internal.message
const NO_AUDIENCE = 'No audience found'

type Body = Readonly<Record<string, unknown>>
const isBody = (value: unknown): value is Body => typeof value === 'object' && value !== null && !Array.isArray(value)

/**
 * The sentence a person reads for a failed call: the only code that reads error text (spec 8).
 * Status 0 means the call never reached the server.
 */
export function describeError(status: number, body: unknown): string {
  if (status === 0) return NETWORK_FAILURE
  if (isBody(body) && body.code === 'timeout') return ERRORS.took_too_long.message
  if (isBody(body) && isInvalidAccess(body.email)) return 'Invalid email address'
  const text = sentence(body).trim()
  if (text.includes(NO_AUDIENCE)) return NO_AUDIENCE
  // A proxy's error page is for its operator; a person would read mark-up.
  if (text === '' || /^<(!doctype|html)/i.test(text)) return NETWORK_FAILURE
  return text
}

/** Failures while campaign attributes are generated have a sentence of their own (spec 8). */
export function describeGenerationError(status: number, body: unknown): string {
  return describeError(status, body) === NO_AUDIENCE ? NO_AUDIENCE : 'Failed to generate campaign attributes'
}

const isInvalidAccess = (email: unknown) => sentence(email).toLowerCase().includes('invalid access')

function sentence(body: unknown): string {
  if (body === null || body === undefined) return ''
  if (Array.isArray(body)) return body.map(sentence).join(', ')
  if (!isBody(body)) return String(body)
  if (body.detail !== undefined) return sentence(body.detail)
  if (body.errors !== undefined) return sentence(body.errors)
  return Object.entries(body)
    .map(([name, message]) => (name === 'non_field_errors' ? '' : `${capitalised(name)}: `) + sentence(message))
    .join('\n')
}
const capitalised = (name: string) => name.charAt(0).toUpperCase() + name.slice(1)
