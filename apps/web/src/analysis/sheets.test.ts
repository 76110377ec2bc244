// @vitest-environment happy-dom
import { SHEET_WORDS } from '@starling/contract/browser'
import { SECTION_IDS, sectionOf } from '@starling/sections'
import { setLanguage } from '@starling/text'
import { afterEach, expect, test } from 'vitest'
import { alike, labelsOf } from './sheets.ts'

afterEach(() => setLanguage('en'))

test.each([
  { panels: {}, groups: [['countries', 'top_accounts', 'seo']] },
  { panels: { countries: { as_table: true, wide: true } }, groups: [['countries', 'top_accounts', 'seo']] },
  {
    panels: { top_accounts: { order: 'count' }, seo: { baseline: 'JP' } },
    groups: [['countries'], ['top_accounts'], ['seo']],
  },
  {
    panels: { top_accounts: { baseline: 'JP' }, seo: { baseline: 'JP' } },
    groups: [['countries'], ['top_accounts', 'seo']],
  },
] as const)('sections looked at alike go into one file: $panels', ({ panels, groups }) => {
  expect(alike(['countries', 'top_accounts', 'seo'], panels)).toEqual(groups)
})

test('in Japanese nothing of a file stays English', async () => {
  await setLanguage('ja')
  const labels = labelsOf(SECTION_IDS)
  const headings = SECTION_IDS.map(sectionOf).flatMap(({ title, columns }) => [
    title,
    ...Object.values(columns).map(({ label }) => label),
  ])
  const english = [...SHEET_WORDS, ...headings].filter((word) => (labels[word] ?? word) === word)
  expect(english).toEqual([])
})
