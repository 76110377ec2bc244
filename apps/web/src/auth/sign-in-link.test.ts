import { expect, test } from 'vitest'
import { readSignInLink } from './sign-in-link.ts'

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
])('%j', (hash, link) => {
  expect(readSignInLink(hash)).toEqual(link)
})
