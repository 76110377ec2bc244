// @vitest-environment happy-dom
import { expect, test } from 'vitest'
import { EDGE_MARGIN, keepOnToast, sideFor } from './placement.ts'

test.each([
  ['room below', { top: 100, bottom: 140 }, 'bottom'],
  ['exactly 300 px below', { top: 460, bottom: 500 }, 'bottom'],
  ['less than 300 px below', { top: 461, bottom: 501 }, 'top'],
  ['at the foot', { top: 760, bottom: 800 }, 'top'],
  ['less than 300 px below, but even less above', { top: 100, bottom: 600 }, 'bottom'],
] as const)('%s', (_case, trigger, side) => {
  expect(sideFor(trigger, 800)).toBe(side)
})

test('the margin to the edge of the window is 16 px', () => {
  expect(EDGE_MARGIN).toBe(16)
})

test.each([
  ['a button of a message', '<div data-toasts><button>Undo</button></div>', true, true],
  ['a button that went with its message', '<div data-toasts><button>Undo</button></div>', false, true],
  ['a button of the page', '<button>Elsewhere</button>', true, false],
])('%s that is pressed keeps what is open: %#', (_case, html, isStillThere, isKept) => {
  document.body.innerHTML = html
  const target = document.querySelector('button')!
  if (!isStillThere) target.remove()
  const event = new CustomEvent('outside', {
    cancelable: true,
    detail: { originalEvent: { target } as unknown as Event },
  })
  keepOnToast(event)
  expect(event.defaultPrevented).toBe(isKept)
})
