import type { BuilderDraft } from '@starling/question/builder'
import { beforeAll, expect, test } from 'vitest'
import { ENGLISH } from '../../../test-kit/builder/english.ts'
import { FORBIDDEN, HARMLESS } from '../../../test-kit/builder/forbidden.ts'
import { JAPANESE } from '../../../test-kit/builder/japanese.ts'
import { forbiddenIn } from './forbidden.ts'
import { type KnownPlaces, knownPlaces } from './known-places.ts'
import { readDescription } from './read-description.ts'

let places: KnownPlaces
beforeAll(async () => {
  places = await knownPlaces()
}, 60_000)

/** A draft as the tables write it, field by field. */
function written(patch: Partial<BuilderDraft>): string[] {
  return Object.entries(patch)
    .map(([field, value]) => {
      if (field === 'keyword_groups')
        return `${field}=${(value as string[][]).map((group) => group.join('+')).join('|')}`
      if (field === 'followers') {
        const { min, max } = value as { min?: number; max?: number }
        return `${field}=${min ?? ''}-${max ?? ''}`
      }
      return `${field}=${Array.isArray(value) ? value.toSorted().join() : value}`
    })
    .toSorted()
}
/** Values may hold blanks: a block begins at its field. */
function expected(blocks: string): string[] {
  return blocks
    .split(/ (?=[a-z_]+=)/)
    .filter(Boolean)
    .map((block) => {
      const [field, value = ''] = block.split('=')
      return field === 'keyword_groups' ? block : `${field}=${value.split(',').toSorted().join()}`
    })
    .toSorted()
}

test('there are 165 descriptions, about half of them Japanese', () => {
  expect([ENGLISH.length, JAPANESE.length]).toEqual([83, 82])
  expect(new Set([...ENGLISH, ...JAPANESE].map(([said]) => said)).size).toBe(165)
})

test.each([...ENGLISH, ...JAPANESE])('%s', (description, blocks) => {
  const { patch, refused } = readDescription(description, places)
  expect(refused).toEqual([])
  expect(written(patch)).toEqual(expected(blocks))
})

test('each thing is told with the words that led to it, and what led to nothing is said', () => {
  const { found, unplaced } = readDescription('Women in Japan who love coffee and own a submarine', places)
  expect(found.map(({ kind, words }) => [kind, words])).toEqual([
    ['gender', 'Women'],
    ['places', 'in Japan'],
    ['interests', expect.stringContaining('coffee')],
  ])
  expect(unplaced).toEqual(['own', 'submarine'])
})

test('nothing is made of nothing', () => {
  for (const nothing of ['', '...', 'asdf qwer zxcv', '🦆🦆', 'あいうえお']) {
    expect(readDescription(nothing, places)).toMatchObject({ patch: {}, found: [] })
  }
})

test('a long description does not hold anybody up', () => {
  const long = `${'women who love coffee and tea in Japan and follow @nike or '.repeat(33)}`.slice(0, 2_000)
  expect(readDescription(long, places).patch).toMatchObject({ gender: 'FEMALE', handles: ['nike'] })
  readDescription('あ'.repeat(2_000), places)
  readDescription('a, '.repeat(666), places)
})

test('there are 66 forbidden and 66 harmless ones, half of each Japanese', () => {
  const isJapanese = (text: string) => /[ぁ-んァ-ヶ一-龯]/.test(text)
  expect([FORBIDDEN.length, FORBIDDEN.filter(([said]) => isJapanese(said)).length]).toEqual([66, 33])
  expect([HARMLESS.length, HARMLESS.filter(isJapanese).length]).toEqual([66, 33])
})

test.each(FORBIDDEN)('%s is refused (%s)', (description, trait) => {
  expect(forbiddenIn(description).map((one) => one.trait)).toContain(trait)
  expect(readDescription(description, places)).toMatchObject({ patch: {}, found: [] })
})

test.each(HARMLESS)('%s is not refused', (description) => {
  expect(forbiddenIn(description)).toEqual([])
})
