import { SECTION_IDS, sectionOf } from '@starling/sections'
import { expect, test } from 'vitest'
import { draw } from '../draw.ts'
import type { Drawing, Mark } from '../drawing.ts'
import { loadWorld } from '../map/world.ts'
import { PALETTES } from '../palette.ts'
import { FORMAT, WORDS } from '../testing/english.ts'
import { marksOf, numbersOf } from '../testing/marks.ts'
import { rowsOf } from '../testing/rows.ts'
import { lookOf } from './look.ts'
import { type Paint, paint } from './paint.ts'
import { scaleFor } from './png.ts'
import type { Surface } from './surface.ts'

type Call = {
  name: string
  given: unknown[]
  fillStyle: string
  strokeStyle: string
  alpha: number
  operation: string
  font: string
}

/** Writes down what was asked of it, and in which state. */
function recorder() {
  const calls: Call[] = []
  const state: Record<string, unknown> = {
    globalAlpha: 1,
    globalCompositeOperation: 'source-over',
    fillStyle: '',
    strokeStyle: '',
    font: '',
  }
  const surface = new Proxy(state, {
    get: (_, name: string) =>
      name in state
        ? state[name]
        : (...given: unknown[]) =>
            void calls.push({
              name,
              given,
              fillStyle: String(state.fillStyle),
              strokeStyle: String(state.strokeStyle),
              alpha: Number(state.globalAlpha),
              operation: String(state.globalCompositeOperation),
              font: String(state.font),
            }),
  })
  return { surface: surface as unknown as Surface, calls }
}

const LOOK: Paint = { ...lookOf('black', 'light'), family: 'Inter' }
const drawingOf = (...marks: Mark[]): Drawing => ({
  width: 100,
  height: 50,
  title: '',
  description: '',
  left_out: 0,
  marks,
})
function painted(drawing: Drawing, look: Paint = LOOK) {
  const { surface, calls } = recorder()
  paint(surface, drawing, look)
  return calls
}

const world = await loadWorld()
test.each(SECTION_IDS)('%s: the file holds every text of the screen, where the screen has it', (id) => {
  const drawing = draw(sectionOf(id), rowsOf(id, 20), { width: 640, format: FORMAT, words: WORDS, world })
  const calls = painted(drawing)
  const shown = marksOf(drawing, 'text').filter((mark) => !mark.reveal)
  const letters = calls.filter(({ name }) => name === 'fillText').map(({ given }) => given.join('|'))
  for (const { text, x, y } of shown) expect(letters).toContain([text, x, y].join('|'))
  expect(letters).toHaveLength(shown.length + marksOf(drawing, 'picture').length)
  expect(calls.flatMap(({ given }) => numbersOf(given)).filter((number) => !Number.isFinite(number))).toEqual([])
})

test.each([
  ['black', 'light', '#000000', PALETTES.dark.text],
  ['black', 'dark', '#000000', PALETTES.dark.text],
  ['theme', 'light', '#ffffff', PALETTES.light.text],
  ['theme', 'dark', '#131824', PALETTES.dark.text],
  ['transparent', 'light', null, PALETTES.light.text],
  ['transparent', 'dark', null, PALETTES.dark.text],
] as const)('%s in the %s theme: %s behind, %s in front', (background, theme, behind, text) => {
  const calls = painted(drawingOf({ kind: 'text', tone: 'text', x: 1, y: 2, text: 'word', role: 'label', box: 50 }), {
    ...lookOf(background, theme),
    family: 'Inter',
  })
  const ground = calls.filter(({ name }) => name === 'fillRect')
  expect(ground.map(({ fillStyle, given }) => [fillStyle, ...given])).toEqual(behind ? [[behind, 0, 0, 100, 50]] : [])
  expect(calls.find(({ name }) => name === 'fillText')).toMatchObject({ fillStyle: text, font: '400 13px Inter' })
})

test('what is only for pointing at is not in the file', () => {
  const rect = { kind: 'rect', x: 0, y: 0, width: 5, height: 5 } as const
  const calls = painted(drawingOf({ ...rect, tone: 'none' }, { ...rect, tone: 'line', reveal: true }))
  expect(calls.map(({ name }) => name)).toEqual(['fillRect'])
})

test.each([
  ['black', 'source-over'],
  ['transparent', 'destination-out'],
] as const)('what is the background erases itself on %s by %s', (background, operation) => {
  const calls = painted(drawingOf({ kind: 'circle', tone: 'background', x: 5, y: 5, radius: 2 }), {
    ...lookOf(background, 'dark'),
    family: 'Inter',
  })
  expect(calls.find(({ name }) => name === 'fill')!.operation).toBe(operation)
})

test('hollow is an outline, faded is see-through', () => {
  const rect = { kind: 'rect', tone: 'baseline', x: 0, y: 0, width: 20, height: 6 } as const
  const calls = painted(drawingOf({ ...rect, hollow: 1 }, { ...rect, opacity: 0.6 }))
  expect(calls.filter(({ name }) => name === 'stroke' || name === 'fill')).toMatchObject([
    { name: 'stroke', strokeStyle: PALETTES.dark.baseline, alpha: 1 },
    { name: 'fill', alpha: 0.6 },
  ])
})

test('a picture that came is drawn, otherwise its initial', () => {
  const picture: Mark = {
    kind: 'picture',
    tone: 'line',
    x: 0,
    y: 0,
    size: 32,
    url: 'https://media.test/a',
    initial: 'A',
  }
  const image = {} as CanvasImageSource
  const names = (look: Paint) => painted(drawingOf(picture), look).map(({ name }) => name)
  expect(names(LOOK)).toContain('fillText')
  const withPicture = names({ ...LOOK, pictures: new Map([['https://media.test/a', image]]) })
  expect(withPicture).toContain('drawImage')
  expect(withPicture).not.toContain('fillText')
})

test.each([
  [800, 600, 2],
  [1200, 40_000, Math.sqrt(16_777_216 / 48_000_000)],
])('%i by %i is painted %d times as large', (width, height, scale) => {
  expect(scaleFor({ width, height }, 2)).toBeCloseTo(scale, 9)
})
