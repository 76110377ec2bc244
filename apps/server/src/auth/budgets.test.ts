import { expect, test } from 'vitest'
import { mailboxOf } from './budgets.ts'

test.each([
  'a@bücher.example',
  'a@xn--bcher-kva.example',
  'a+news@bücher.example',
  'a+b+c@xn--bcher-kva.example',
  'a@bücher.example.',
  'a@bücher。example',
])('%s is the same mailbox', (email) => {
  expect(mailboxOf(email)).toBe('a@xn--bcher-kva.example')
})

test('a domain that is none keeps a mailbox of its own', () => {
  expect(mailboxOf('a@x..example')).not.toBe(mailboxOf('a@y..example'))
})
