// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { Chip } from './Chip.tsx'

afterEach(cleanup)

test('a plain chip is no control', () => {
  render(<Chip label="espresso" />)
  expect(screen.queryByRole('button')).toBeNull()
})

test.each([
  [true, 'true', false],
  [false, 'false', true],
])('a chip that is selected: %s', (selected, pressed, next) => {
  const onToggle = vi.fn()
  render(<Chip label="espresso" selected={selected} onToggle={onToggle} />)
  const chip = screen.getByRole('button', { name: 'espresso' })
  expect(chip.getAttribute('aria-pressed')).toBe(pressed)
  fireEvent.click(chip)
  expect(onToggle).toHaveBeenCalledWith(next)
})

test('a deselected chip is struck out, not only paler', () => {
  render(<Chip label="espresso" selected={false} onToggle={vi.fn()} />)
  expect(screen.getByText('espresso').className).toContain('line-through')
})

test('removing names what is removed and does not toggle', () => {
  const onToggle = vi.fn()
  const onRemove = vi.fn()
  render(<Chip label="espresso" selected onToggle={onToggle} onRemove={onRemove} />)
  fireEvent.click(screen.getByRole('button', { name: 'Remove espresso' }))
  expect(onRemove).toHaveBeenCalledTimes(1)
  expect(onToggle).not.toHaveBeenCalled()
})

test('a disabled chip does nothing', () => {
  const onRemove = vi.fn()
  render(<Chip label="espresso" onRemove={onRemove} disabled />)
  fireEvent.click(screen.getByRole('button'))
  expect(onRemove).not.toHaveBeenCalled()
})

test('where being chosen is usual it is said, and not shown', () => {
  render(<Chip label="espresso" selected usual onToggle={vi.fn()} />)
  const chip = screen.getByRole('button', { name: 'espresso' })
  expect(chip.getAttribute('aria-pressed')).toBe('true')
  expect(chip.querySelector('svg')).toBeNull()
})
