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

test.each([
  'ann.lee@gmail.com',
  'a.n.n.l.e.e@gmail.com',
  'annlee+news@gmail.com',
  'Ann.Lee+1@GoogleMail.com',
  'annlee@googlemail.com.',
])('%s is one mailbox of Gmail', (email) => {
  expect(mailboxOf(email)).toBe('annlee@gmail.com')
})

test('elsewhere a dot is another mailbox', () => {
  expect(mailboxOf('ann.lee@mail.example')).not.toBe(mailboxOf('annlee@mail.example'))
})
