// @vitest-environment happy-dom
import { expect, test } from 'vitest'

const { takePass } = await import('./take-pass.ts')

const sites = {
  team: 'http://localhost:4000',
  pro: 'http://pro.localhost:4000',
  premium: 'http://premium.localhost:4000',
}

test.each([
  { hash: '#pass=p%2B1', referrer: sites.pro, pass: 'p+1', left: `${sites.team}/login?next=%2Fx` },
  {
    hash: '#pass=p%2B1',
    referrer: 'https://evil.example/',
    pass: null,
    left: `${sites.team}/login?next=%2Fx#token=p%2B1`,
  },
  { hash: '#pass=p%2B1', referrer: '', pass: null, left: `${sites.team}/login?next=%2Fx#token=p%2B1` },
  { hash: '#token=t', referrer: sites.pro, pass: null, left: undefined },
  { hash: '', referrer: sites.pro, pass: null, left: undefined },
])('$hash from $referrer: $pass', ({ hash, referrer, pass, left }) => {
  let address: unknown
  const page = {
    location: { hash, origin: sites.team, pathname: '/login', search: '?next=%2Fx' },
    document: { referrer },
    history: {
      state: null,
      replaceState: (_state: unknown, _title: string, url: string) => {
        address = url
      },
    },
  }
  expect(takePass(page as unknown as Window, sites)).toBe(pass)
  expect(address).toBe(left)
})
