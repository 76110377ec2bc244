import { expect, test } from 'vitest'
import { hashAt, joinAddress, readAddress } from './long-address.ts'

const placeOf = (address: string) => {
  const { pathname, search, hash } = new URL(address, 'http://localhost')
  return { pathname, search, hash }
}

test('a question of a thousand keywords is asked by the server with a short address, and read back whole', () => {
  const keywords = Array.from({ length: 1000 }, (_, at) => `コーヒー ${at}`)
  const asked = new URLSearchParams(keywords.map((word) => ['keywords', word]))
  const { pathname, search, hash } = placeOf(joinAddress('/explore/conversation', asked))
  expect([pathname, search]).toEqual(['/explore/conversation', ''])
  expect(readAddress({ search, hash }).getAll('keywords')).toEqual(keywords)
  const there = placeOf(`/explore/conversation#${hashAt('countries', hash)}`)
  expect(readAddress(there).getAll('keywords')).toEqual(keywords)
  expect(readAddress(there).get('at')).toBe('countries')
})

test('what is short stays where everybody looks for it', () => {
  const address = joinAddress('/explore/conversation', new URLSearchParams({ keywords: 'tea' }))
  expect(address).toBe('/explore/conversation?keywords=tea')
  expect(joinAddress('/explore', new URLSearchParams())).toBe('/explore')
  expect(readAddress({ search: '?keywords=tea', hash: '#countries' }).get('keywords')).toBe('tea')
  expect(hashAt('countries', '#topics')).toBe('countries')
})
