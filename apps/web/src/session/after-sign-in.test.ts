import { expect, test } from 'vitest'
import { placeAfterSignIn, samePlace } from './after-sign-in.ts'

const meridian = {
  id: 'm1',
  level: 'admin' as const,
  team: { id: 't1', name: 'Meridian', slug: 'meridian', logo: null },
}
const nobody = { next: null, invite: null, recent: null }
const ada = { first_name: 'Ada', memberships: [meridian] }
const someoneNew = { first_name: '', memberships: [] }

test.each([
  {
    where: 'the asked-for page first',
    known: { next: '/meridian/team?tab=invites', invite: 'halcyon', recent: 'meridian' },
    place: '/meridian/team?tab=invites',
  },
  { where: 'then an opened invite', known: { invite: 'halcyon', recent: 'meridian' }, place: '/halcyon/invite-accept' },
  { where: 'then the team used last', known: { recent: 'meridian' }, place: '/meridian' },
  { where: 'not a team that was left', known: { recent: 'halcyon' }, place: '/choose-team' },
  { where: 'else the choice of a team', known: {}, place: '/choose-team' },
  {
    where: 'a foreign page is as if none was asked for',
    known: { next: '//evil.example', recent: 'meridian' },
    place: '/meridian',
  },
])('a known person goes to $where', ({ known, place }) => {
  expect(placeAfterSignIn({ user: ada, ...nobody, ...known })).toBe(place)
})

test.each([
  { known: {}, place: '/welcome' },
  { known: { invite: 'halcyon' }, place: '/welcome?next=%2Fhalcyon%2Finvite-accept' },
  { known: { next: '/x/team?tab=details' }, place: '/welcome?next=%2Fx%2Fteam%3Ftab%3Ddetails' },
])('someone new is welcomed first, then goes where they were going: $place', ({ known, place }) => {
  expect(placeAfterSignIn({ user: someoneNew, ...nobody, ...known })).toBe(place)
})

test.each([
  ['/', '/'],
  ['/meridian/team#members', '/meridian/team#members'],
  [null, null],
  ['', null],
  ['meridian', null],
  ['//evil.example', null],
  ['/\\evil.example', null],
  ['/a\\..\\\\evil.example', null],
  ['/\t/evil.example', null],
  ['/\n/evil.example', null],
  ['https://evil.example', null],
  ['javascript:alert(1)', null],
])('%j as a place of this site is %j', (path, expected) => {
  expect(samePlace(path)).toBe(expected)
})
