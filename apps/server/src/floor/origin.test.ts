import { expect, test } from 'vitest'
import { addressToKeep } from './origin.ts'

test.each([
  ['203.0.113.77', '203.0.113.0'],
  ['::ffff:203.0.113.77', '203.0.113.0'],
  ['2001:db8:1:2:3:4:5:6', '2001:db8:1::'],
  ['2001:db8::6', '2001:db8:0::'],
  ['::1', '0:0:0::'],
  ['fe80::1%eth0', 'fe80:0:0::'],
  ['not an address', null],
])('%s is written down as %s', (address, kept) => {
  expect(addressToKeep(address, 'shortened')).toBe(kept)
})

test('whole where the operator says so, and not at all', () => {
  expect(addressToKeep('203.0.113.77', 'whole')).toBe('203.0.113.77')
  expect(addressToKeep('203.0.113.77', 'none')).toBeNull()
})
