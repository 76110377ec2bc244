import { INTERESTS, JOB_TITLES } from '@starling/catalog'
import { expect, test } from 'vitest'
import { ACCOUNT_VERSION, type AccountProfile, judgeAccount } from './judge-account.ts'

const NOW = new Date(Date.UTC(2026, 5, 1))
const profile: AccountProfile = {
  handle: 'mia_harrow',
  name: 'Mia Harrow',
  bio: 'Mum, 34. Pastry chef who loves football',
  location: 'Leeds, UK',
  url: null,
  created_at: new Date(Date.UTC(2014, 1, 1)),
  followers_count: 420,
  following_count: 380,
  post_count: 5200,
  listed_count: 6,
  verified: false,
}

test('a profile is judged in all its parts', () => {
  const judged = judgeAccount(profile, NOW)
  expect(judged).toMatchObject({
    version: ACCOUNT_VERSION,
    country: { value: 'GB' },
    region: { value: 'GB-ENG' },
    city: { value: 'Leeds' },
    gender: { value: 'female' },
    age_group: { value: '25-34' },
    job_titles: [{ value: 'baker' }],
  })
  expect(judged.bot.score).toBeLessThan(0.1)
  const titles = new Set(JOB_TITLES.map(({ id }) => id))
  const interests = new Set(INTERESTS.map(({ id }) => id))
  expect(judged.job_titles.every(({ value }) => titles.has(value))).toBe(true)
  expect(judged.interests.length).toBeGreaterThan(0)
  expect(judged.interests.every(({ value }) => interests.has(value))).toBe(true)
})

test('an empty profile is unknown in all but its bot score', () => {
  const judged = judgeAccount({ ...profile, handle: 'x', name: '', bio: '', location: '' }, NOW)
  expect(judged).toMatchObject({
    country: { value: null },
    region: { value: null },
    city: { value: null },
    gender: { value: 'unknown' },
    age_group: { value: 'unknown' },
    job_titles: [],
    interests: [],
  })
})

test('a brand has neither age nor job', () => {
  const bio = 'Official shop. We sell books by every author you love, since 1987. Free shipping on all orders over $40.'
  const judged = judgeAccount({ ...profile, handle: 'HarbourBooks', name: 'Harbour Books', bio }, NOW)
  expect(judged).toMatchObject({ gender: { value: 'brand' }, age_group: { value: 'unknown' }, job_titles: [] })
})

test('what the platform verified as a business is one, whatever its name', () => {
  expect(judgeAccount({ ...profile, verified_type: 'business' }, NOW).gender.value).toBe('brand')
  expect(judgeAccount({ ...profile, verified_type: 'blue' }, NOW).gender.value).toBe('female')
})

test('the same profile is judged the same twice', () => {
  expect(judgeAccount(profile, NOW)).toEqual(judgeAccount({ ...profile }, NOW))
})
