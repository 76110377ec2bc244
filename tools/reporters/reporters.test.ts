import { expect, test } from 'vitest'
import { neverAnswered } from './every-call.ts'
import { tableOf } from './test-times.ts'

test('a call that no test had answered is named', () => {
  expect(neverAnswered(['listTeams', 'getTeam'], ['getTeam'])).toEqual(['listTeams'])
})

test('time is summed by part of the house, the longest first', () => {
  const table = tableOf([
    { name: 'apps/web/src/a.test.ts', project: 'pages', ms: 1000 },
    { name: 'apps/web/src/b.test.ts', project: 'pages', ms: 2000 },
    { name: 'packages/engine/src/c.endure.test.ts', project: 'endure', ms: 9000 },
    { name: 'tools/d.test.ts', project: 'unit', ms: 500 },
  ])
  expect(table.split('\n').slice(2, 5)).toEqual([
    '| endurance, a part | 1 | 9 |',
    '| apps/web | 2 | 3 |',
    '| tools | 1 | 1 |',
  ])
  expect(table).toMatch('The 4 slowest files: packages/engine/src/c.endure.test.ts 9 s, ')
})
