import { describe, expect, test } from 'vitest'
import {
  applyChanges,
  diffPackages,
  emptyPackage,
  type PackageEntry,
  restoreChanges,
  type TargetingPackage,
  UnfitChange,
} from '../index.ts'

const entry = (value: string, patch: Partial<PackageEntry> = {}): PackageEntry => ({
  value,
  label: value,
  deselected: false,
  reason: { why: 'added' },
  ...patch,
})
const words = (text: string) => text.split('').map((letter) => entry(letter))
const of = (patch: Partial<TargetingPackage>): TargetingPackage => ({ ...emptyPackage(), ...patch })
const told = (before: TargetingPackage, after: TargetingPackage) =>
  diffPackages(before, after).map((one) => {
    if (one.change === 'set') return `set ${one.field}`
    return `${one.change} ${'entry' in one ? one.entry.value : one.key.value}`
  })

describe('what differs', () => {
  test('nothing of what is the same, also where fields of a reason stand in another order', () => {
    const one = of({ keywords: [entry('a', { reason: { why: 'share', people: 5, share: 0.5 } })] })
    const other = of({ keywords: [entry('a', { reason: { share: 0.5, people: 5, why: 'share' } })] })
    expect(diffPackages(one, other)).toEqual([])
  })

  test('added, removed, selected, deselected, moved, changed', () => {
    const before = of({ keywords: [...words('abcd'), entry('e', { deselected: true })], age: 'AGE_OVER_18' })
    const after = of({
      keywords: [
        ...[entry('d'), entry('a', { deselected: true }), entry('c', { match: 'phrase' })],
        ...[entry('x'), entry('e')],
      ],
      placements: ['replies'],
    })
    expect(told(before, after).sort()).toEqual([
      ...['added x', 'changed c', 'deselected a', 'moved d', 'removed b', 'selected e', 'set age', 'set placements'],
    ])
  })

  test('as few as can be are told to have moved', () => {
    expect(told(of({ keywords: words('abcdef') }), of({ keywords: words('fabcde') }))).toEqual(['moved f'])
    expect(told(of({ keywords: words('abcdef') }), of({ keywords: words('acdebf') }))).toEqual(['moved b'])
  })

  test('an audience and its look-alike are two', () => {
    const both = [entry('A'), entry('A', { look_alike: true })]
    expect(told(of({ custom_audiences: [entry('A')] }), of({ custom_audiences: both }))).toEqual(['added A'])
  })
})

/** Any packages: what one differs from the other by makes the one of the other, to the letter. */
test('of 2,000 pairs the changes make one of the other and back, letter for letter', () => {
  let state = 7
  const next = (below: number) => {
    state = (Math.imul(state, 1_103_515_245) + 12_345) >>> 0
    return Math.floor((state / 4_294_967_296) * below)
  }
  const random = () => {
    const list = () =>
      Array.from({ length: next(9) }, () =>
        entry('abcdefgh'[next(8)]!, {
          deselected: next(3) === 0,
          ...(next(4) === 0 && { match: 'phrase' as const }),
          ...(next(4) === 0 && { ready: next(2) === 0 }),
          ...(next(5) === 0 && { look_alike: true }),
        }),
      )
    const gender = (['ANY', 'MALE', 'FEMALE'] as const)[next(3)]!
    return of({
      keywords: list(),
      custom_audiences: list(),
      gender,
      placements: next(2) ? ['profiles', 'replies'] : [],
    })
  }
  for (let at = 0; at < 2_000; at++) {
    const [before, after] = [random(), random()]
    // Through JSON, as a store keeps them.
    const changes = JSON.parse(JSON.stringify(diffPackages(before, after)))
    expect(JSON.stringify(applyChanges(before, changes))).toBe(JSON.stringify(after))
    expect(JSON.stringify(restoreChanges(after, changes))).toBe(JSON.stringify(before))
  }
})

test('changes that were found elsewhere are refused', () => {
  const changes = diffPackages(of({ keywords: words('ab') }), of({ keywords: words('b') }))
  expect(() => applyChanges(of({ keywords: words('b') }), changes)).toThrow(UnfitChange)
  expect(() => applyChanges(of({}), changes)).toThrow(UnfitChange)
})
