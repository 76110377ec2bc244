import { expect, test } from 'vitest'
import { readLoginCode } from '../auth/index.ts'
import { currentSubscription, hasInvoiceDetails, isEnterprise, isSubscribed } from './subscription.ts'

const subscription = (start: string, active: boolean, name = 'Team') => ({ start, active, plan: { name } })
const OLD_ACTIVE = subscription('2025-01-01T00:00:00Z', true)
const NEW_ENDED = subscription('2026-01-01T00:00:00Z', false, 'Big ENTERPRISE plan')

test('the newest by start is current, whatever the order', () => {
  expect(currentSubscription({ subscriptions: [OLD_ACTIVE, NEW_ENDED] })).toBe(NEW_ENDED)
  expect(currentSubscription({ subscriptions: [NEW_ENDED, OLD_ACTIVE] })).toBe(NEW_ENDED)
  expect(currentSubscription({ subscriptions: [] })).toBeUndefined()
})

test.each([
  ['active', [OLD_ACTIVE], [], true],
  ['the newest has ended', [OLD_ACTIVE, NEW_ENDED], [], false],
  ['none', [], [], false],
  ['none, but in the group', [], [{ name: 'Audience_creator' }], true],
  ['none, in another group', [], [{ name: 'audience_creator' }], false],
])('subscribed: %s', (_, subscriptions, groups, expected) => {
  expect(isSubscribed({ groups }, { subscriptions })).toBe(expected)
})

test('enterprise is in the name of the current plan', () => {
  expect(isEnterprise({ subscriptions: [NEW_ENDED] })).toBe(true)
  expect(isEnterprise({ subscriptions: [OLD_ACTIVE] })).toBe(false)
  expect(isEnterprise({ subscriptions: [] })).toBe(false)
})

test.each([
  [{ invoice_email: 'a@b.c', country: 'NL', invoice_name: 'B' }, true],
  [{ invoice_email: null, country: 'NL', invoice_name: 'B' }, false],
  [{ invoice_email: 'a@b.c', country: null, invoice_name: 'B' }, false],
  [{ invoice_email: 'a@b.c', country: 'NL', invoice_name: '' }, false],
])('invoice details %o', (team, expected) => {
  expect(hasInvoiceDetails(team)).toBe(expected)
})

test.each([
  ['ABC123', 'ABC123'],
  [' abc-123 ', 'ABC123'],
  ['ＡＢＣ１２３', 'ABC123'],
  ['ＡＢＣ－１２３', 'ABC123'],
  ['o0ilL1', '001111'],
  ['A B\tC\n1​23', 'ABC123'],
])('the code %o is read as %s', (typed, code) => {
  expect(readLoginCode(typed)).toBe(code)
})
