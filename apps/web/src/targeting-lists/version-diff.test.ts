import { emptyPackage, type TargetingPackage } from '@starling/targeting'
import { say } from '@starling/text/both'
import { expect, test } from 'vitest'
import { entryOf } from '../../test-kit/sample-list.ts'
import { added, allChosen, chosenIn, moved, removed, toggled } from './edit-package.ts'
import { changeWords, diffLines } from './version-diff.ts'

const of = (patch: Partial<TargetingPackage>): TargetingPackage => ({ ...emptyPackage(), ...patch })
const COFFEE = [entryOf('coffee'), entryOf('tea'), entryOf('milk')]

test('what differs is told by part and kind of change, in both languages', () => {
  const before = of({ keywords: COFFEE, countries: [entryOf('JP')], placements: ['replies'] })
  const after = of({
    keywords: [entryOf('milk'), { ...entryOf('coffee'), deselected: true }, entryOf('water')],
    countries: [entryOf('JP')],
    gender: 'FEMALE',
    age: 'AGE_OVER_18',
  })
  const versions = [
    { name: 'Drinks', targeting_package: before },
    { name: 'More drinks', targeting_package: after },
  ] as const
  expect(diffLines(...versions, say('en')).map(({ sign, text }) => `${sign} ${text}`)).toEqual([
    'changed Renamed from “Drinks” to “More drinks”',
    'removed Keywords: removed tea',
    'added Keywords: added water',
    'removed Keywords: left out coffee',
    'changed Keywords: moved milk',
    'changed Placements: Replies → Any',
    'changed Age: Any age → 18 and over',
    'changed Gender: Any → Women',
  ])
  expect(diffLines(...versions, say('ja'))[2]?.text).toBe('キーワード：waterを追加')
})

test('of very many only some are named', () => {
  const many = Array.from({ length: 35 }, (_, at) => entryOf(`w${at}`))
  const [line] = diffLines(
    { name: 'a', targeting_package: of({}) },
    { name: 'a', targeting_package: of({ keywords: many }) },
    say('en'),
  )
  expect(line?.text).toMatch(/w29, 5 more$/)
})

test('figures of a change are said', () => {
  const change = { part: 'handles', added: 2, removed: 1, selected: 0, deselected: 3, reordered: true } as const
  expect(changeWords(change, say('en'))).toBe('Accounts: 2 added, 1 removed, 3 left out, another order')
  const none = { part: 'age', added: 0, removed: 0, selected: 0, deselected: 0, reordered: false } as const
  expect(changeWords(none, say('en'))).toBe('Age changed')
})

test('what is added is there once; what was left out is chosen again instead', () => {
  const left = toggled(COFFEE, 'tea')
  expect(left[1]?.deselected).toBe(true)
  const more = added(left, [
    { value: 'ＴＥＡ', label: 'ＴＥＡ' },
    { value: 'water', label: 'water' },
    { value: 'Water', label: 'Water' },
  ])
  expect(more.map(({ value, deselected }) => `${value} ${deselected}`)).toEqual([
    'coffee false',
    'tea false',
    'milk false',
    'water false',
  ])
  expect(more.at(-1)?.reason).toEqual({ why: 'added' })
})

test('moved, removed and all at once', () => {
  const names = (entries: readonly { value: string }[]) => entries.map(({ value }) => value).join(' ')
  expect(names(moved(COFFEE, 2, 0))).toBe('milk coffee tea')
  expect(names(moved(COFFEE, 0, 9))).toBe('tea milk coffee')
  expect(names(moved(COFFEE, 9, 0))).toBe('coffee tea milk')
  expect(names(removed(COFFEE, 'tea'))).toBe('coffee milk')
  expect(allChosen(COFFEE, false).every(({ deselected }) => deselected)).toBe(true)
})

test('a custom audience and its look-alike are two', () => {
  const both = [entryOf('Buyers'), { ...entryOf('Buyers'), look_alike: true }]
  expect(removed(both, 'Buyers')).toEqual([both[1]])
  expect(toggled(both, 'Buyers ~').map(({ deselected }) => deselected)).toEqual([false, true])
})

test('two states that choose the same are one question', () => {
  const left = of({ keywords: [...COFFEE, { ...entryOf('water'), deselected: true }] })
  expect(chosenIn(left)).toBe(chosenIn(of({ keywords: COFFEE })))
  expect(chosenIn(of({ keywords: COFFEE, gender: 'MALE' }))).not.toBe(chosenIn(of({ keywords: COFFEE })))
})
