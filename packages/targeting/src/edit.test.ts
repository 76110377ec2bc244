import { expect, test, vi } from 'vitest'
import { countChanges, countChosen, editPackage, givenParts, renewPackage, replacePackage } from './edit.ts'
import { emptyPackage, type PackageEntry, type TargetingPackage } from './package.ts'

const entry = (value: string, patch: Partial<PackageEntry> = {}): PackageEntry => ({
  value,
  label: value,
  deselected: false,
  reason: { why: 'over_index', people: 50, share: 0.5, over_index: 3 },
  ...patch,
})
const PACK: TargetingPackage = {
  ...emptyPackage(),
  keywords: [entry('coffee'), entry('latte'), entry('mocha', { deselected: true })],
  handles: [entry('one', { label: '@one' }), entry('two', { label: '@two' }), entry('three', { label: '@three' })],
}
const values = (entries: readonly PackageEntry[]) => entries.map(({ value }) => value)

test('what is added stands at the end and says so; what was there is chosen again with its reason', () => {
  const edited = editPackage(PACK, [{ do: 'add', part: 'keywords', values: ['Mocha', 'tea', 'TEA', 'ｔｅａ'] }])
  expect(values(edited.keywords)).toEqual(['coffee', 'latte', 'mocha', 'tea'])
  expect(edited.keywords[2]).toEqual(entry('mocha'))
  expect(edited.keywords[3]).toMatchObject({ reason: { why: 'added' }, deselected: false })
  expect(PACK.keywords[2]!.deselected).toBe(true)
})

test('steps follow one another; what is not there is left alone', () => {
  const edited = editPackage(PACK, [
    { do: 'deselect', part: 'keywords', values: ['coffee', 'nothing'] },
    { do: 'remove', part: 'keywords', values: ['latte', 'nothing'] },
    { do: 'select', part: 'keywords', values: ['mocha'] },
    { do: 'order', part: 'handles', values: ['three', 'nothing', 'three', 'one'] },
  ])
  expect(edited.keywords).toEqual([entry('coffee', { deselected: true }), entry('mocha')])
  expect(values(edited.handles)).toEqual(['three', 'one', 'two'])
  expect(countChosen(edited)).toMatchObject({ keywords: 1, handles: 3, hashtags: 0 })
})

test('a step costs as much as it has values: each entry and each value is read once', () => {
  const all = Array.from({ length: 1_000 }, (_, at) => `word ${at}`)
  const given = { ...emptyPackage(), keywords: all.map((value) => entry(value)) }
  const values = all.slice(900).toReversed()
  const orders = Array.from({ length: 200 }, () => ({ do: 'order' as const, part: 'keywords' as const, values }))
  const read = vi.spyOn(String.prototype, 'normalize')
  const edited = editPackage(given, orders)
  const times = read.mock.calls.length
  read.mockRestore()
  expect(times).toBe(1_000 + 200 * 100)
  expect(edited.keywords.map(({ value }) => value)).toEqual([...values, ...all.slice(0, 900)])
})

test('an audience and its look-alike have one value, and order keeps both', () => {
  const both = [entry('B'), entry('A'), entry('A', { look_alike: true })]
  const step = { do: 'order', part: 'custom_audiences', values: ['A'] } as const
  const { custom_audiences } = editPackage({ ...emptyPackage(), custom_audiences: both }, [step])
  expect(custom_audiences).toEqual([both[1], both[2], both[0]])
})

test('a package given whole keeps the reasons of what it had, and takes none from outside', () => {
  const given = { ...emptyPackage(), keywords: [{ value: 'latte', deselected: true }, entry('new'), entry('new')] }
  const { keywords, handles } = replacePackage(PACK, given)
  expect(keywords).toEqual([
    entry('latte', { deselected: true }),
    { value: 'new', label: 'new', deselected: false, reason: { why: 'added' } },
  ])
  expect(handles).toEqual([])
})

test('a phrase stays a phrase and a look-alike one, as they are given or as they were', () => {
  const before = {
    ...emptyPackage(),
    keywords: [entry('new york', { match: 'phrase' })],
    custom_audiences: [entry('Buyers', { ready: true }), entry('Buyers', { look_alike: true })],
  }
  expect(replacePackage(before, givenParts(before))).toEqual(before)
  expect(replacePackage(emptyPackage(), givenParts(before)).custom_audiences).toEqual([
    { value: 'Buyers', label: 'Buyers', deselected: false, reason: { why: 'added' } },
    { value: 'Buyers', label: 'Buyers', deselected: false, reason: { why: 'added' }, look_alike: true },
  ])
  // Who says nothing of it changes nothing of it; who says another has that.
  const plain = { ...emptyPackage(), keywords: [{ value: 'New York', deselected: false }] }
  expect(replacePackage(before, plain).keywords).toEqual(before.keywords)
  const broad = { ...emptyPackage(), keywords: [{ value: 'new york', deselected: false, match: 'broad' as const }] }
  expect(replacePackage(before, broad).keywords).toEqual([entry('new york', { match: 'broad' })])
})

test('changes are counted by part, and a package has none to itself', () => {
  expect(countChanges(PACK, PACK)).toEqual([])
  const after = editPackage({ ...PACK, age: 'AGE_OVER_18', placements: ['replies'] }, [
    { do: 'add', part: 'keywords', values: ['tea'] },
    { do: 'remove', part: 'keywords', values: ['latte'] },
    { do: 'select', part: 'keywords', values: ['mocha'] },
    { do: 'deselect', part: 'keywords', values: ['coffee'] },
    { do: 'order', part: 'handles', values: ['two'] },
  ])
  const none = { added: 0, removed: 0, selected: 0, deselected: 0, reordered: false }
  expect(countChanges(PACK, after)).toEqual([
    { ...none, part: 'keywords', added: 1, removed: 1, selected: 1, deselected: 1 },
    { ...none, part: 'handles', reordered: true },
    { ...none, part: 'placements', added: 1 },
    { ...none, part: 'age', added: 1, removed: 1 },
  ])
})

test('made anew it keeps what somebody left out, added and put in order, and takes new figures and entries', () => {
  const mine = editPackage({ ...PACK, age: 'AGE_OVER_18' }, [
    { do: 'add', part: 'keywords', values: ['tea'] },
    { do: 'order', part: 'handles', values: ['three'] },
  ])
  const reason = { why: 'over_index', people: 70, share: 0.7, over_index: 4 } as const
  const made = {
    ...emptyPackage(),
    keywords: [entry('mocha', { reason }), entry('coffee', { reason }), entry('ristretto', { reason })],
    handles: [entry('one', { reason }), entry('three', { reason }), entry('four', { reason })],
  }
  const renewed = renewPackage(mine, made)
  expect(renewed.keywords).toEqual([
    entry('coffee', { reason }),
    entry('mocha', { reason, deselected: true }),
    { value: 'tea', label: 'tea', deselected: false, reason: { why: 'added' } },
    entry('ristretto', { reason }),
  ])
  expect(values(renewed.handles)).toEqual(['three', 'one', 'four'])
  expect(renewed.age).toBe('AGE_OVER_18')
  expect(renewPackage(renewed, made)).toEqual(renewed)
})
