// @vitest-environment happy-dom
import { expect, test } from 'vitest'
import { alike } from './save-files.ts'

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
