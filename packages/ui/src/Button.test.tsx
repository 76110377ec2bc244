// @vitest-environment happy-dom
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { Button } from './Button.tsx'
import { buttonClass } from './button-class.ts'
import { IconButton } from './IconButton.tsx'

afterEach(cleanup)

test('a pending click shows a spinner, keeps the words and ignores further clicks (spec 4)', async () => {
  const { promise, resolve } = Promise.withResolvers<void>()
  const onClick = vi.fn(() => promise)
  render(<Button onClick={onClick}>Save</Button>)
  const button = screen.getByRole('button', { name: 'Save' })
  act(() => {
    button.click()
    button.click() // before the first is drawn
  })
  fireEvent.click(button)
  expect(onClick).toHaveBeenCalledTimes(1)
  expect(button.getAttribute('aria-busy')).toBe('true')
  expect(button.querySelector('svg')).not.toBeNull()
  expect(button.textContent).toBe('Save')
  expect(button.hasAttribute('disabled'), 'a disabled button would lose the focus').toBe(false)

  await act(async () => resolve())
  expect(button.hasAttribute('aria-busy')).toBe(false)
  expect(button.querySelector('svg')).toBeNull()
  fireEvent.click(button)
  expect(onClick).toHaveBeenCalledTimes(2)
})

test('after a failed click it can be pressed again, and the failure is not swallowed', async () => {
  const failures: unknown[] = []
  const caught = (reason: unknown) => failures.push(reason)
  process.on('unhandledRejection', caught)
  const onClick = vi.fn(async () => {
    throw new Error('refused')
  })
  render(<Button onClick={onClick}>Save</Button>)
  await act(async () => fireEvent.click(screen.getByRole('button')))
  await vi.waitFor(() => expect(failures).toEqual([new Error('refused')]))
  process.off('unhandledRejection', caught)
  expect(screen.getByRole('button').hasAttribute('aria-busy')).toBe(false)
})

test('a plain click shows no spinner', () => {
  const onClick = vi.fn()
  render(<Button onClick={onClick}>Save</Button>)
  fireEvent.click(screen.getByRole('button'))
  fireEvent.click(screen.getByRole('button'))
  expect(onClick).toHaveBeenCalledTimes(2)
  expect(screen.getByRole('button').querySelector('svg')).toBeNull()
})

test('busy from outside ignores clicks and does not submit its form', () => {
  const onClick = vi.fn()
  const onSubmit = vi.fn((event) => event.preventDefault())
  render(
    <form onSubmit={onSubmit}>
      <Button type="submit" busy onClick={onClick}>
        Save
      </Button>
    </form>,
  )
  fireEvent.click(screen.getByRole('button'))
  expect(onClick).not.toHaveBeenCalled()
  expect(onSubmit).not.toHaveBeenCalled()
})

test('it does not submit a form unless it says so', () => {
  const onSubmit = vi.fn((event) => event.preventDefault())
  render(
    <form onSubmit={onSubmit}>
      <Button>Add</Button>
    </form>,
  )
  fireEvent.click(screen.getByRole('button'))
  expect(onSubmit).not.toHaveBeenCalled()
})

test('an icon button has a name and a hint', () => {
  render(<IconButton label="Close">×</IconButton>)
  expect(screen.getByRole('button', { name: 'Close' }).title).toBe('Close')
})

test('each variant and size looks different', () => {
  const looks = [
    ...(['primary', 'secondary', 'ghost', 'danger'] as const).map((variant) => buttonClass({ variant })),
    ...(['small', 'large'] as const).map((size) => buttonClass({ size })),
  ]
  expect(new Set(looks).size).toBe(looks.length)
})
