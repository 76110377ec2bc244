import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { type Endured, Journal, lastOf, leftOf, tableOf } from './journal.ts'

const dir = mkdtempSync(path.join(tmpdir(), 'starling-endure-'))
afterAll(() => rmSync(dir, { recursive: true, force: true }))

const one = (suite: string, passed: boolean, code = 'abc'): Endured => ({
  suite,
  code,
  seed: 7,
  began: '2026-11-16T07:00:00.000Z',
  seconds: 12,
  passed,
  tests: ['100 times kill -9'],
})

test('what passed is not run again; what failed, what another code passed and what is new is', () => {
  const journal = new Journal(path.join(dir, 'new'))
  expect(journal.read()).toEqual([])
  for (const endured of [one('a', false), one('a', true), one('b', true), one('b', false), one('c', true, 'before')]) {
    journal.note(endured)
  }
  const last = lastOf(journal.read(), 'abc')
  expect(leftOf(['a', 'b', 'c', 'd'], last)).toEqual(['b', 'c', 'd'])
})

test('the table says what ran, how it ended, and what did not run', () => {
  const table = tableOf(['a', 'b', 'c'], lastOf([one('a', true), one('b', false)], 'abc'))
  expect(table.split('\n').slice(2)).toEqual([
    '| a | passed | 12 | 7 | 100 times kill -9 |',
    '| b | FAILED | 12 | 7 | 100 times kill -9 |',
    '| c | not run | | | |',
  ])
})
