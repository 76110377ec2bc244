import type { Invite } from '@starling/contract/browser'
import { expect, test } from 'vitest'
import { onePerAddress } from './invite-states.ts'

const row = (id: string, email: string, state: Invite['state']) => ({ id, email, state })

test.each([
  { what: 'the newer of two', rows: [row('2', 'a', 'pending'), row('1', 'a', 'withdrawn')], kept: '2' },
  { what: 'the newest when none is open', rows: [row('2', 'a', 'expired'), row('1', 'a', 'withdrawn')], kept: '2' },
  {
    what: 'an older one that was brought back',
    rows: [row('2', 'a', 'withdrawn'), row('1', 'a', 'pending')],
    kept: '1',
  },
  { what: 'each address', rows: [row('2', 'a', 'accepted'), row('1', 'b', 'withdrawn')], kept: '2 1' },
])('the list of invites shows $what', ({ rows, kept }) => {
  expect(
    onePerAddress(rows)
      .map(({ id }) => id)
      .join(' '),
  ).toBe(kept)
})
