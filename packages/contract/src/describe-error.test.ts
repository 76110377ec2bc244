import { expect, test } from 'vitest'
import { describeError, describeGenerationError } from './describe-error.ts'

const GENERIC = 'Something went wrong. Please try again later.'

test.each([
  ['plain text as is', 400, 'The name is taken', 'The name is taken'],
  ['lists joined by commas', 400, ['one', 'two'], 'one, two'],
  ['the detail field', 404, { detail: 'Not found.', code: 'not_found' }, 'Not found.'],
  ['a detail that is a list', 400, { detail: ['one', 'two'] }, 'one, two'],
  ['the errors field', 422, { errors: ['one', 'two'] }, 'one, two'],
  ['a field map', 400, { name: ['is required', 'is short'] }, 'Name: is required, is short'],
  [
    'several fields on lines',
    400,
    { name: ['is required'], country: 'is unknown' },
    'Name: is required\nCountry: is unknown',
  ],
  ['non-field errors without prefix', 400, { non_field_errors: ['Invalid login code'] }, 'Invalid login code'],
  ['both together', 400, { non_field_errors: ['Check this'], name: ['is short'] }, 'Check this\nName: is short'],
  [
    'nested lists of a field',
    400,
    { emails: [['a is not valid'], 'b is not valid'] },
    'Emails: a is not valid, b is not valid',
  ],
  ['a network failure', 0, undefined, GENERIC],
  ['an empty body', 500, '', GENERIC],
  ['no body', 502, null, GENERIC],
  ['a proxy page', 502, '<!DOCTYPE html><h1>Bad gateway</h1>', GENERIC],
  ['invalid access in the email field', 400, { email: ['Invalid access'] }, 'Invalid email address'],
  ['no audience inside other text', 404, { detail: 'Error: No audience found for this query' }, 'No audience found'],
  ['code timeout', 504, { code: 'timeout' }, 'The request took too long to process. Please try again later.'],
  ['a sign-in code that is wrong', 400, { non_field_errors: ['Invalid login code'] }, 'Invalid login code'],
  [
    'no subscription',
    403,
    { detail: 'You need an active subscription to upload audiences to X.', code: 'subscription_needed' },
    'You need an active subscription to upload audiences to X.',
  ],
])('%s', (_, status, body, expected) => {
  expect(describeError(status, body)).toBe(expected)
})

test.each([
  ['no audience', { detail: 'No audience found' }, 'No audience found'],
  ['anything else', { detail: 'boom' }, 'Failed to generate campaign attributes'],
])('generating attributes: %s', (_, body, expected) => {
  expect(describeGenerationError(500, body)).toBe(expected)
})
