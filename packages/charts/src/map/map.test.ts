import { COUNTRIES } from '@starling/catalog'
import type { AnyRow } from '@starling/sections'
import { sectionOf } from '@starling/sections'
import { beforeAll, describe, expect, test } from 'vitest'
import { draw } from '../draw.ts'
import { FORMAT, WORDS } from '../testing/english.ts'
import { marksOf, textsOf } from '../testing/marks.ts'
import { boundsBelow, CLASS_OPACITIES, classOf } from './classes.ts'
import { loadWorld, WORLD_WIDTH, type World } from './world.ts'

let world: World
beforeAll(async () => {
  world = await loadWorld()
})
const country = (value: string, share: number | null): AnyRow => ({
  value,
  share,
  interval: share === null ? null : [share * 0.9, share * 1.1],
  baseline_share: 0.1,
  count: 10,
  mark: null,
  significant: null,
})
const drawn = (rows: readonly AnyRow[], width = 500, shapes: { world?: World } = { world }) =>
  draw(sectionOf('countries'), rows, { width, format: FORMAT, words: WORDS, ...shapes })

describe('the atlas', () => {
  test('every country of the catalog has a shape or a dot on the sheet, but for Antarctica', () => {
    const known = new Set([...world.shapes.map((shape) => shape.country), ...Object.keys(world.dots)])
    expect(COUNTRIES.filter((code) => !known.has(code))).toEqual(['AQ'])
    expect([...known].filter((code) => code !== null && !COUNTRIES.includes(code))).toEqual([])
  })

  test.each(Object.entries({ JP: 'right', US: 'left', AU: 'right', BR: 'left' }))('%s lies on the %s', (code, side) => {
    const xs = world.shapes
      .find((shape) => shape.country === code)!
      .rings.flat()
      .map(([x]) => x)
    const middle = xs.reduce((sum, x) => sum + x, 0) / xs.length
    expect(middle > WORLD_WIDTH / 2 ? 'right' : 'left').toBe(side)
  })

  test('a dot lies where its neighbours are', () => {
    const malaysia = world.shapes.find((shape) => shape.country === 'MY')!.rings.flat()
    const [x, y] = world.dots.SG!
    expect(Math.min(...malaysia.map((point) => Math.hypot(point[0] - x, point[1] - y)))).toBeLessThan(5)
  })
})

test.each([
  [0.45, [0.02, 0.05, 0.1, 0.2]],
  [1, [0.05, 0.1, 0.2, 0.5]],
  [0.0321, [0.002, 0.005, 0.01, 0.02]],
  [12_000, [1_000, 2_000, 5_000, 10_000]],
  [0, []],
])('bounds below %d are %j', (most, expected) => expect(boundsBelow(most)).toEqual(expected))

test.each([
  [0.001, 0],
  [0.02, 1],
  [0.199, 3],
  [0.45, 4],
])('%d is of class %i', (value, expected) => expect(classOf(value, boundsBelow(0.45))).toBe(expected))

test('a country is as dark as its class, small states are dots, the others plain land', () => {
  const { marks } = drawn([country('JP', 0.45), country('US', 0.01), country('SG', 0.06)])
  const shapes = marksOf({ marks }, 'area').filter(({ rings }) => rings.flat().length > 3)
  expect(shapes.filter(({ row }) => row === 0)).toMatchObject([{ tone: 'audience', opacity: 1, value: 0.45 }])
  expect(shapes.filter(({ row }) => row === 1)).toMatchObject([{ opacity: CLASS_OPACITIES[0], value: 0.01 }])
  expect(shapes.filter(({ row }) => row === undefined).every(({ tone }) => tone === 'line')).toBe(true)
  expect(shapes).toHaveLength(world.shapes.length)
  expect(marksOf({ marks }, 'circle').filter(({ value }) => value === 0.06)).toHaveLength(1)
})

test('what the map does not know is said to be left out', () => {
  const drawing = drawn([country('JP', 0.4), country('XX', 0.3), country('AQ', 0.2), country('DE', null)])
  expect(drawing.left_out).toBe(3)
  expect(textsOf(drawing)).toContain(WORDS.left_out('3'))
})

test('the first are listed with exact figures, six beside the map where there is room, ten below it', () => {
  const rows = ['JP', 'US', 'GB', 'DE', 'FR', 'BR', 'IN'].map((code, at) => country(code, 0.4 / (at + 1)))
  for (const width of [320, 1000]) {
    const names = marksOf(drawn(rows, width), 'text').filter(({ text }) => text === 'Japan' || text === 'India')
    expect(names.map(({ text }) => text)).toEqual(width === 1000 ? ['Japan'] : ['Japan', 'India'])
    expect(names[0]!.x > 300).toBe(width === 1000)
  }
})

test('without shapes it is a list', () => {
  const drawing = drawn([country('JP', 0.4), country('XX', 0.3)], 500, {})
  expect(marksOf(drawing, 'area')).toEqual([])
  expect(textsOf(drawing)).toEqual(expect.arrayContaining(['Japan', '40%', '30%']))
})
