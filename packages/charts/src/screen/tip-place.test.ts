import { expect, test } from 'vitest'
import { tipPlace } from './tip-place.ts'

test.each([
  ['a row at the top', { x: 0, y: 0, width: 600, height: 30 }, undefined, { x: 300, y: 40, side: 'below' }],
  ['a row further down', { x: 0, y: 240, width: 600, height: 30 }, undefined, { x: 300, y: 230, side: 'above' }],
  [
    'a row where it is pointed at',
    { x: 0, y: 240, width: 600, height: 30 },
    { x: 80, y: 250 },
    { x: 80, y: 230, side: 'above' },
  ],
  [
    'a column on the left',
    { x: 100, y: 0, width: 10, height: 200 },
    { x: 104, y: 90 },
    { x: 120, y: 90, side: 'right' },
  ],
  ['a column on the right', { x: 500, y: 0, width: 10, height: 200 }, undefined, { x: 490, y: 100, side: 'left' }],
  ['a large country', { x: 300, y: 0, width: 250, height: 180 }, { x: 400, y: 160 }, { x: 400, y: 150, side: 'above' }],
] as const)('%s', (_, box, pointer, expected) => expect(tipPlace(box, 600, pointer)).toEqual(expected))
