import { expect, test } from 'vitest'
import { JOB_CATEGORIES, JOB_TITLES } from './job-titles.ts'

// spec 3
const NAMED = [
  'Business',
  'Decision maker',
  'Financial',
  'Consulting',
  'IT Developer',
  'Service',
  'Healthcare',
  'Farmer',
  'IT/Tech',
  'Education',
  'Alternative Medicine',
  'Science',
  'News',
  'Artist',
  'Entertainment',
]

test('every category of the specification is there, with many titles in both languages', () => {
  expect(JOB_CATEGORIES.map(({ label }) => label)).toEqual(expect.arrayContaining(NAMED))
  for (const { titles } of JOB_CATEGORIES) expect(titles.length).toBeGreaterThanOrEqual(9)
  for (const { en, ja, label } of JOB_TITLES) expect([label, en.length > 0, ja.length > 0]).toEqual([label, true, true])
})

test.each(['id', 'label'] as const)('no %s twice', (key) => {
  const values = JOB_TITLES.map((title) => title[key])
  expect(values.filter((value, at) => values.indexOf(value) !== at)).toEqual([])
})

test.each(['en', 'ja'] as const)('no spelling stands for two titles (%s)', (language) => {
  const spellings = JOB_TITLES.flatMap((title) => title[language])
  expect(spellings.filter((one, at) => spellings.indexOf(one) !== at)).toEqual([])
  expect(spellings.filter((one) => one !== one.toLowerCase())).toEqual([])
})
