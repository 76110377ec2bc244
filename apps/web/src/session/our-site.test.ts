import { expect, test } from 'vitest'
import { isOurSite } from './our-site.ts'

const sites = {
  team: 'http://localhost:4000',
  pro: 'http://pro.localhost:4000',
  premium: 'http://premium.localhost:4000',
}

test.each([
  ['http://localhost:4000/', true],
  ['http://pro.localhost:4000/', true],
  ['http://dentsu-nl.localhost:4000/', true],
  ['https://localhost:4000/', false],
  ['http://localhost:4001/', false],
  ['http://a.b.localhost:4000/', false],
  ['http://localhost:4000.evil.example/', false],
  ['https://evil.example/', false],
  ['', false],
])('%j is ours: %s', (referrer, ours) => {
  expect(isOurSite(referrer, sites)).toBe(ours)
})
