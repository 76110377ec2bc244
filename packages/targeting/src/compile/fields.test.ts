import { expect, test } from 'vitest'
import {
  ADS_PAGE_PARTS,
  choosesNothing,
  emptyPackage,
  fieldsOf,
  lessLost,
  listTypeOf,
  type PackageEntry,
  type TargetingPackage,
} from '../index.ts'

const entry = (value: string, patch: Partial<PackageEntry> = {}): PackageEntry => ({
  value,
  label: value,
  deselected: false,
  reason: { why: 'added' },
  ...patch,
})
const many = (count: number, name: string) => Array.from({ length: count }, (_, at) => entry(`${name}${at}`))
const of = (patch: Partial<TargetingPackage>) => fieldsOf({ ...emptyPackage(), ...patch })

test('an empty package leaves every field empty', () => {
  const { fields, left_out } = of({})
  expect(ADS_PAGE_PARTS.flatMap((part) => fields[part])).toEqual([])
  expect(fields).toMatchObject({ placements: [], age: 'AGE_ANY', gender: 'ANY' })
  expect(left_out).toEqual([])
  expect(choosesNothing(emptyPackage())).toBe(true)
})

test.each<[Partial<TargetingPackage>, boolean]>([
  [{ keywords: [entry('tea', { deselected: true })] }, true],
  [{ keywords: [entry('tea')] }, false],
  [{ placements: ['replies'] }, false],
  [{ age: 'AGE_OVER_18' }, false],
  [{ gender: 'MALE' }, false],
])('%j chooses nothing: %s', (patch, isNothing) => {
  expect(choosesNothing({ ...emptyPackage(), ...patch })).toBe(isNothing)
})

test('each entry is written as the page, which is English, lists it', () => {
  const { fields } = of({
    handles: [entry('Nike')],
    hashtags: [entry('latte')],
    interests: [entry('210'), entry('211')],
    countries: [entry('JP')],
    locations: [entry('US-CA'), entry('Tokyo')],
    languages: [entry('ja')],
    network_operators: [entry('jp-softbank')],
    custom_audiences: [entry('Buyers', { ready: true })],
    placements: ['replies', 'homeTimelines'],
  })
  expect(fields).toMatchObject({
    handles: ['@nike'],
    hashtags: ['#latte'],
    countries: ['Japan'],
    locations: ['California', 'Tokyo'],
    languages: ['Japanese'],
    network_operators: ['SoftBank'],
    custom_audiences: ['Buyers'],
    placements: ['homeTimelines', 'replies'],
  })
  expect(fields.interests[0]).toBe('Food & Drink')
  expect(fields.interests[1]).toMatch(/^Food & Drink – /)
  expect(fields.interests.join()).not.toContain('/')
})

test('of 101 selected handles the first 100 are written; those deselected do not count', () => {
  const handles = [entry('gone', { deselected: true }), ...many(101, 'a')]
  const { fields, left_out } = of({ handles })
  expect([fields.handles.length, fields.handles[0], fields.handles.at(-1)]).toEqual([100, '@a0', '@a99'])
  expect(left_out).toEqual([{ of: 'entry', part: 'handles', value: 'a100', why: 'too_many' }])
})

test.each([
  ['countries', 49, 49],
  ['countries', 50, 0],
  ['locations', 199, 199],
  ['locations', 200, 0],
] as const)('of %s, %d make %d', (part, count, written) => {
  const { fields, left_out } = of({ [part]: many(count, 'place') })
  expect(fields[part].length).toBe(written)
  expect(left_out).toEqual(written > 0 ? [] : [{ of: 'part', part, count, why: 'too_many' }])
})

test('what the page has no field for, or is not ready, is told', () => {
  const { fields, left_out } = of({
    keywords: [entry('new york', { match: 'phrase' })],
    excluded_keywords: [entry('free')],
    custom_audiences: [entry('A', { ready: false }), entry('B', { excluded: true }), entry('C', { look_alike: true })],
  })
  expect([fields.keywords, fields.custom_audiences]).toEqual([['new york'], []])
  expect(left_out[3]).toEqual({ of: 'entry', part: 'custom_audiences', value: 'C', look_alike: true, why: 'no_field' })
  expect(left_out.map((one) => [one.of === 'entry' && one.value, one.why])).toEqual([
    ['new york', 'written_as_broad'],
    ['A', 'not_ready'],
    ['B', 'no_field'],
    ['C', 'no_field'],
    ['free', 'no_field'],
  ])
})

test.each([
  [{ is_super_insights: false, created: 1, targeting_package: {} }, 'targeting_list'],
  [{ created: '2026', targeting_package: {} }, 'builder'],
  [{ targeting_package: null }, 'saved_list'],
  [{ targeting_package: undefined }, 'unknown'],
  [{}, 'unknown'],
  [null, 'unknown'],
  ['created', 'unknown'],
])('%j is a %s', (record, type) => expect(listTypeOf(record)).toBe(type))

test('what arrives is the package less what is lost: a part that is left empty, one of two, not what is changed', () => {
  const given = {
    ...emptyPackage(),
    keywords: [entry('new york', { match: 'phrase' }), entry('gone', { deselected: true })],
    countries: many(50, 'place'),
    custom_audiences: [entry('A', { look_alike: true }), entry('A')],
  }
  const arriving = lessLost(given, fieldsOf(given).left_out)
  expect(arriving.keywords.map(({ value }) => value)).toEqual(['new york'])
  expect(arriving.countries).toEqual([])
  expect(arriving.custom_audiences).toEqual([entry('A')])
})
