// @vitest-environment happy-dom
import type { User } from '@starling/contract/browser'
import { expect, test } from 'vitest'
import { forgetProfile, readProfile, saveProfile } from './profile.ts'

const ada: User = {
  id: 'u1',
  email: 'ada@x.example',
  first_name: 'Ada',
  last_name: '',
  language: 'ja',
  token: 'csrf-secret-1',
  groups: [{ name: 'Audience_creator' }],
  memberships: [],
  social_accounts: [],
}

test('the browser remembers who it was, and no token', () => {
  saveProfile(ada)
  expect(readProfile()).toEqual({ email: 'ada@x.example', name: 'Ada', signed_in_as: 'ada@x.example' })
  expect(JSON.stringify({ ...localStorage })).not.toContain('csrf-secret-1')
  expect(JSON.stringify({ ...localStorage })).toContain('ada@x.example')
})

test('signing out forgets the person and their team', () => {
  saveProfile(ada)
  localStorage.setItem('recent_team', 'meridian')
  localStorage.setItem('theme', 'light')
  forgetProfile()
  expect({ ...localStorage }).toEqual({ theme: 'light' })
  expect(readProfile()).toBeNull()
})

test('a spoilt profile is none', () => {
  localStorage.setItem('profile', '{"email":')
  expect(readProfile()).toBeNull()
})
