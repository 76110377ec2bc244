// @vitest-environment happy-dom
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react'
import { useState } from 'react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { Button } from '../Button.tsx'
import { setErrorReporter } from '../report-error.ts'
import { ThemeScope } from '../ThemeScope.tsx'
import { Popover } from './Popover.tsx'

let start = 0
beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'performance'] })
  start += 60_000 // each test begins long after the last auto-close of the one before
  vi.advanceTimersByTime(start)
})
afterEach(() => {
  cleanup()
  vi.useRealTimers()
})

const trigger = (name: string) => screen.getByRole('button', { name })
const isOpen = (name: string) => screen.queryByRole('dialog', { name }) !== null
const wait = (ms: number) => act(async () => vi.advanceTimersByTime(ms))

async function click(element: Element) {
  await act(async () => {
    fireEvent.pointerDown(element)
    fireEvent.pointerUp(element)
    fireEvent.click(element)
  })
}

async function open(name: string) {
  await click(trigger(name))
  await wait(1) // the outside press is listened to from the next task on
}

function Two() {
  return (
    <>
      <Popover label="One" trigger={<Button>Open one</Button>}>
        <button type="button">Inside one</button>
      </Popover>
      <Popover label="Two" trigger={<Button>Open two</Button>}>
        <button type="button">Inside two</button>
      </Popover>
      <p>Elsewhere</p>
    </>
  )
}

test('its trigger opens and closes it, and says so', async () => {
  render(<Two />)
  await open('Open one')
  expect(isOpen('One')).toBe(true)
  expect(trigger('Open one').getAttribute('aria-expanded')).toBe('true')
  await click(trigger('Open one'))
  expect(isOpen('One')).toBe(false)
})

test('Escape and a press elsewhere close it', async () => {
  render(<Two />)
  await open('Open one')
  await act(async () => fireEvent.keyDown(document.activeElement ?? document.body, { key: 'Escape' }))
  expect(isOpen('One')).toBe(false)
  await wait(300)
  await open('Open one')
  await click(screen.getByText('Elsewhere'))
  expect(isOpen('One')).toBe(false)
})

test.each([
  [299, true],
  [300, false],
])('%d ms after one closed by itself, a click that would close the other: still open %s', async (ms, stays) => {
  render(<Two />)
  await open('Open one')
  await act(async () => fireEvent.keyDown(document.activeElement ?? document.body, { key: 'Escape' }))
  await act(async () => fireEvent.click(trigger('Open two')))
  await wait(ms)
  await click(trigger('Open two'))
  expect(isOpen('Two')).toBe(stays)
})

test('a press elsewhere is suppressed in the same way', async () => {
  render(<Two />)
  await open('Open one')
  await act(async () => fireEvent.keyDown(document.activeElement ?? document.body, { key: 'Escape' }))
  await open('Open two')
  await click(screen.getByText('Elsewhere'))
  expect(isOpen('Two')).toBe(true)
  await wait(300)
  await click(screen.getByText('Elsewhere'))
  expect(isOpen('Two')).toBe(false)
})

test('closing it by its trigger suppresses nothing', async () => {
  render(<Two />)
  await open('Open one')
  await click(trigger('Open one'))
  await open('Open two')
  await click(trigger('Open two'))
  expect(isOpen('Two')).toBe(false)
})

test('its owner may close it, which counts as closing by itself', async () => {
  function Owned() {
    const [isShown, setShown] = useState(true)
    return (
      <>
        <Popover label="Owned" trigger={<Button>Owned trigger</Button>} open={isShown} onOpenChange={setShown}>
          <button type="button" onClick={() => setShown(false)}>
            Done
          </button>
        </Popover>
        <Two />
      </>
    )
  }
  render(<Owned />)
  await click(screen.getByText('Done'))
  expect(isOpen('Owned')).toBe(false)
  await act(async () => fireEvent.click(trigger('Open two')))
  await click(trigger('Open two'))
  expect(isOpen('Two')).toBe(true)
})

test('without its container it reports, and draws nothing', async () => {
  const reported: string[] = []
  setErrorReporter((error) => reported.push(error.message))
  render(
    <Popover label="Lost" trigger={<Button>Open</Button>} container={() => document.querySelector('#nowhere')}>
      Words
    </Popover>,
  )
  expect(reported).toEqual([])
  await open('Open')
  expect(reported).toEqual(['No container for popover'])
  expect(isOpen('Lost')).toBe(false)
})

test('it is drawn in the container it is given', async () => {
  const place = document.body.appendChild(document.createElement('aside'))
  render(
    <Popover label="Placed" trigger={<Button>Open</Button>} container={() => place}>
      Words
    </Popover>,
  )
  await open('Open')
  expect(place.contains(screen.getByText('Words'))).toBe(true)
})

test('it keeps the theme of where it was opened, and its widest width', async () => {
  render(
    <ThemeScope theme="light">
      <Popover label="Light" trigger={<Button>Open</Button>}>
        Words
      </Popover>
    </ThemeScope>,
  )
  await open('Open')
  const content = screen.getByRole('dialog')
  expect(content.dataset.theme).toBe('light')
  expect(content.className).toContain('max-w-[min(600px,calc(100vw-32px))]')
})
