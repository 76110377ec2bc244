import { expect, test } from 'vitest'
import { nextAddress, readHandOver } from './hand-over.ts'

const sites = { team: 'http://a', pro: 'http://b', premium: 'http://c' }
const read = (search: string) => readHandOver(new URLSearchParams(search))

test('the other sites are asked one after the other, then the way leads back', () => {
  const first = nextAddress({ to: 'pro', at: '/explore?keywords=tea', asked: [] }, sites)
  expect(first).toBe('http://a/hand-over?to=pro&at=%2Fexplore%3Fkeywords%3Dtea')
  const asked = read(new URL(first).search)!
  expect(asked).toEqual({ to: 'pro', at: '/explore?keywords=tea', asked: [] })
  const second = nextAddress({ ...asked, asked: ['team'] }, sites)
  expect(second).toBe('http://c/hand-over?to=pro&at=%2Fexplore%3Fkeywords%3Dtea&asked=team')
  const last = { ...read(new URL(second).search)!, asked: ['team', 'premium'] as const }
  expect(nextAddress(last, sites)).toBe('http://b/explore?keywords=tea#sign-in&nobody')
})

test.each([
  'to=elsewhere&at=/',
  'to=pro',
  'to=pro&at=//evil.example',
  'to=pro&at=/..//evil.example',
  'to=pro&at=/a/../%2e%2e//evil.example',
  'to=pro&at=https://evil.example',
  'at=/',
])('%s leads nowhere', (search) => {
  expect(read(search)).toBeNull()
})

test('what stands behind a # is not handed on', () => {
  expect(read('to=pro&at=/%23pass=x')?.at).toBe('/')
})
