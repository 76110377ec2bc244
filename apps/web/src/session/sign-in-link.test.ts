import { expect, test } from 'vitest'
import { readSignInLink } from './sign-in-link.ts'

const returned = { kind: 'social', network: 'x' }
const code = { kind: 'code', magic_code: 'mc_1', confirm_code: 'ABC123' }

test.each([
  ['#magic_code=mc_1&confirm_code=ABC123', code],
  ['#sign-in&magic_code=mc_1&confirm_code=ABC123', code],
  ['#token=first%2Badmin', { kind: 'token', token: 'first+admin' }],
  ['', null],
  ['#', null],
  ['#members', null],
  ['#magic_code=mc_1', { ...code, confirm_code: '' }],
  ['#confirm_code=ABC123', null],
  ['#token=', null],
  ['#pass=p1', null],
  ['#network=x&state=s&code=c&error_reason=words', { ...returned, callback: { state: 's', code: 'c' } }],
  ['#sign-in&network=x&denied=t', { ...returned, callback: { denied: 't' } }],
  ['#network=myspace&state=s&code=c', null],
  ['#network=x', null],
])('%j', (hash, link) => {
  expect(readSignInLink(hash)).toEqual(link)
})
