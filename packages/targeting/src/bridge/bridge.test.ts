import fc from 'fast-check'
import { expect, test } from 'vitest'
import { emptyPackage, type PackageEntry } from '../package.ts'
import { fillOf, isEmptyFill } from './fill-rules.ts'
import { type FromExtension, type FromPage, readFromExtension, readFromPage } from './messages.ts'

const entry = (value: string, deselected = false): PackageEntry => ({
  ...{ value, label: value, deselected, reason: { why: 'added' } },
})
const many = (n: number) => Array.from({ length: n }, (_, at) => entry(`one${at}`))
const { fill } = fillOf({ ...emptyPackage(), keywords: [entry('coffee'), entry('tea', true)], age: 'AGE_OVER_18' })

const FROM_PAGE: FromPage[] = [
  { type: 'starling.hello' },
  {
    ...{ type: 'starling.fill', id: 'f1', list: { id: null, name: 'Coffee' }, ad_account_id: 'a1' },
    ...{ targeting_package: fill, has_checked_audiences: false },
  },
  { type: 'starling.undo', id: 'f1' },
  { type: 'starling.connect', id: 'c1' },
  { type: 'starling.approved', id: 'c1', code: 'code' },
]
const FROM_EXTENSION: FromExtension[] = [
  { type: 'starling.extension_state', state: 'installed', version: '0.1.0' },
  { type: 'starling.ad_account', ad_account: { id: 'a1', name: 'Meridian', handle: 'meridian' } },
  { type: 'starling.ad_account', ad_account: null },
  {
    type: 'starling.filled',
    id: 'f1',
    answer: {
      state: 'filled',
      fields: [{ field: 'keywords', filled: 1, not_taken: [] }],
      ...{ not_found: ['gender'], cuts: [{ field: 'handles', chosen: 101, filled: 100 }], can_undo: true },
    },
  },
  { type: 'starling.filled', id: 'f1', answer: { state: 'not_ready', custom_audiences: ['Fresh'] } },
  { type: 'starling.filled', id: 'f1', answer: { state: 'refused', why: 'no_ads_page' } },
  { type: 'starling.undone', id: 'f1', answer: { state: 'undone', fields: ['keywords'] } },
  { type: 'starling.undone', id: 'f1', answer: { state: 'refused', why: 'nothing_to_undo' } },
  { type: 'starling.challenge', id: 'c1', challenge: 'c'.repeat(43) },
  { type: 'starling.signed_in', id: 'c1', answer: { state: 'signed_in', email: 'one@meridian.example' } },
  { type: 'starling.signed_in', id: 'c1', answer: { state: 'refused', why: 'invalid_approval' } },
]

test('every message is read by its reader, and by that of the other side it is none', () => {
  for (const message of FROM_PAGE) {
    expect(readFromPage(structuredClone(message))).toEqual(message)
    expect(readFromExtension(message)).toBe(null)
  }
  for (const message of FROM_EXTENSION) {
    expect(readFromExtension(structuredClone(message))).toEqual(message)
    expect(readFromPage(message)).toBe(null)
  }
})

test('one field more, one less or one of another kind, at any depth, and it is none', () => {
  const spoilt = (given: unknown): unknown[] => {
    if (Array.isArray(given)) {
      return [
        { 0: given },
        ...given.flatMap((one, at) => spoilt(one).map((bad) => given.map((each, i) => (i === at ? bad : each)))),
      ]
    }
    if (typeof given !== 'object' || given === null) return [[given], Symbol.for('no'), 1.5]
    const whole = given as Record<string, unknown>
    return [
      { ...whole, more: 1 },
      ...Object.keys(whole).flatMap((name) => {
        const { [name]: field, ...rest } = whole
        return [rest, ...spoilt(field).map((bad) => ({ ...whole, [name]: bad }))]
      }),
    ]
  }
  const page = FROM_PAGE.flatMap(spoilt)
  const extension = FROM_EXTENSION.flatMap(spoilt)
  expect(page.length + extension.length).toBeGreaterThan(150)
  expect(page.filter((bad) => readFromPage(bad) !== null)).toEqual([])
  expect(extension.filter((bad) => readFromExtension(bad) !== null)).toEqual([])
})

test('anything at all is read without throwing', () => {
  fc.assert(
    fc.property(fc.anything(), (given) => {
      expect([readFromPage(given), readFromExtension(given)]).toEqual([null, null])
    }),
  )
})

test('what is too much to be meant is refused', () => {
  const [, request] = FROM_PAGE
  const flooded = { ...request, targeting_package: { ...fill, keywords: many(5_001) } }
  expect(readFromPage(flooded)).toBe(null)
  expect(readFromPage({ ...request, id: 'x'.repeat(101) })).toBe(null)
})

// spec 5
test('the first 100 chosen accounts, countries below 50 and places below 200 are filled in', () => {
  const given = { ...emptyPackage(), handles: [entry('left', true), ...many(101)], countries: many(49) }
  const few = fillOf({ ...given, locations: many(199) })
  expect(few.fill.handles.map(({ value }) => value)).toEqual(many(100).map(({ value }) => value))
  expect([few.fill.countries.length, few.fill.locations.length]).toEqual([49, 199])
  expect(few.cuts).toEqual([{ field: 'handles', chosen: 101, filled: 100 }])
  const much = fillOf({ ...emptyPackage(), countries: many(50), locations: many(200), keywords: many(1) })
  expect([much.fill.countries, much.fill.locations, much.fill.keywords.length]).toEqual([[], [], 1])
  expect(much.cuts).toEqual([
    { field: 'countries', chosen: 50, filled: 0 },
    { field: 'locations', chosen: 200, filled: 0 },
  ])
})

test('audiences to leave out and look-alikes are not filled in, and are told', () => {
  const custom_audiences = [
    entry('Buyers'),
    { ...entry('Staff'), excluded: true },
    { ...entry('Fans'), look_alike: true },
  ]
  const { fill, cuts } = fillOf({ ...emptyPackage(), custom_audiences })
  expect(fill.custom_audiences.map(({ value }) => value)).toEqual(['Buyers'])
  expect(cuts).toEqual([{ field: 'custom_audiences', chosen: 3, filled: 1 }])
})

test('a package of which everything is left out is empty; one choice is enough', () => {
  expect(isEmptyFill(fillOf({ ...emptyPackage(), keywords: [entry('tea', true)] }).fill)).toBe(true)
  expect(isEmptyFill(fillOf({ ...emptyPackage(), placements: ['profiles'] }).fill)).toBe(false)
  expect(isEmptyFill(fillOf({ ...emptyPackage(), gender: 'FEMALE' }).fill)).toBe(false)
})
