import { expect, test } from 'vitest'
import { emptyPackage, type PackageEntry, type TargetingPackage } from '../package.ts'
import { splitPackage } from './split.ts'

const entry = (value: string, patch: Partial<PackageEntry> = {}): PackageEntry => ({
  ...{ value, label: value, deselected: false, reason: { why: 'added' } as const },
  ...patch,
})
const given: TargetingPackage = {
  ...emptyPackage(),
  keywords: [entry('tea'), entry('matcha'), entry('coffee', { deselected: true })],
  handles: [entry('chado')],
  custom_audiences: [entry('Buyers', { excluded: true })],
  countries: [entry('JP')],
  age: 'AGE_OVER_21',
}
const valuesOf = ({ keywords, handles, custom_audiences, countries }: TargetingPackage) =>
  [keywords, handles, custom_audiences, countries].map((entries) => entries.map(({ value }) => value).join(' '))

test('a package that is not split is one, as it was', () => {
  expect(splitPackage(given, 'none', 50)).toEqual([{ part: { of: 'all', part: null, value: null }, package: given }])
  expect(splitPackage(given, 'element', 1)).toHaveLength(1)
  expect(splitPackage({ ...given, keywords: [] }, 'group', 50)[0]!.part.of).toBe('all')
})

test('one for each part that says whom; what narrows and who is excluded goes along', () => {
  const split = splitPackage(given, 'group', 50)
  expect(split.map(({ part }) => part.part)).toEqual(['keywords', 'handles'])
  expect(split.map((one) => valuesOf(one.package))).toEqual([
    ['tea matcha', '', 'Buyers', 'JP'],
    ['', 'chado', 'Buyers', 'JP'],
  ])
  expect(split[1]!.package.age).toBe('AGE_OVER_21')
})

test('one for each entry, the first of each part first; what the budget does not carry alone is together', () => {
  const values = (most: number) => splitPackage(given, 'element', most).map(({ part }) => part.value ?? part.of)
  expect(values(50)).toEqual(['tea', 'chado', 'matcha'])
  expect(values(3)).toEqual(['tea', 'chado', 'matcha'])
  expect(values(2)).toEqual(['tea', 'rest'])
  expect(valuesOf(splitPackage(given, 'element', 2)[1]!.package)).toEqual(['matcha', 'chado', 'Buyers', 'JP'])
})
