import type { Base } from '@starling/contract/browser'
import { SECTION_IDS, sectionOf } from '@starling/sections'
import { expect, test } from 'vitest'
import { baseWords } from '../../figures/index.ts'
import { emptyWords } from './empty-words.ts'

const base = (unit: Base['unit'], n: number, known: number, hidden = false): Base => ({
  unit,
  n,
  known,
  baseline: null,
  baseline_n: null,
  baseline_known: null,
  comparison: null,
  mark: null,
  hidden,
})
const said = (id: (typeof SECTION_IDS)[number], one: Base) => Object.values(emptyWords(id, one)).join(' ')

test('no section says that nothing was found above a base that says of how many it is known', () => {
  const of_people = SECTION_IDS.filter((id) => sectionOf(id).base === 'people')
  const known = base('people', 176, 52)
  expect(baseWords(known, 'en')).toBe('52 known of 176 people')
  expect(of_people.filter((id) => /found|no data|Fewer than/.test(said(id, known)))).toEqual([])
  const none = base('people', 176, 0)
  expect(of_people.filter((id) => /shared|no data|Fewer than/.test(said(id, none)))).toEqual([])
})

test('few known of many is not called few people, neither above nor below', () => {
  const few_known = base('people', 176, 3, true)
  expect(said('job_titles', few_known)).toContain('Known of fewer than 5 people')
  expect(baseWords(few_known, 'en')).toBe('fewer than 5 known of 176 people')
  const few = base('people', 3, 3, true)
  expect(said('job_titles', few)).toContain('Fewer than 5 people')
  expect(baseWords(few, 'en')).toBe('fewer than 5 people')
})

test('pairs of words need two posts, and followers a day', () => {
  expect(said('keyword_combinations_used_by_handle', base('posts', 7, 7))).toContain('more than one of these posts')
  expect(said('hashtags_used_by_handle', base('posts', 7, 7))).toContain('was found in the matching posts')
  expect(said('hashtags_used_by_handle', base('posts', 0, 0))).toContain('There is no data for this yet')
  expect(said('follower_growth', base('people', 134, 134))).toContain('Since when')
})
