// @vitest-environment happy-dom
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { Button } from '../Button.tsx'
import { DropdownItem, DropdownMenu, DropdownRadioGroup, DropdownSeparator } from './DropdownMenu.tsx'

afterEach(cleanup)

const press = (key: string) =>
  act(async () => {
    fireEvent.keyDown(document.activeElement ?? document.body, { key })
  })
// Radix moves the focus in the next frame.
const settle = () => act(() => new Promise((done) => setTimeout(done, 20)))

async function openByKey(ui: React.ReactElement) {
  render(ui)
  const trigger = screen.getByRole('button', { name: 'Account' })
  trigger.focus()
  await press('Enter')
  await settle()
  return trigger
}

const THEMES = [
  { value: 'dark', label: 'Dark' },
  { value: 'light', label: 'Light' },
] as const

function Sample({ edit = vi.fn(), remove = vi.fn(), choose = vi.fn() }) {
  return (
    <DropdownMenu trigger={<Button>Account</Button>}>
      <DropdownItem onSelect={edit}>Edit</DropdownItem>
      <DropdownItem disabled onSelect={vi.fn()}>
        Locked
      </DropdownItem>
      <DropdownItem danger onSelect={remove}>
        Delete
      </DropdownItem>
      <DropdownItem asChild>
        <a href="#team">Team</a>
      </DropdownItem>
      <DropdownSeparator />
      <DropdownRadioGroup label="Theme" value="dark" options={THEMES} onChange={choose} />
    </DropdownMenu>
  )
}

test('opens with Enter, moves with arrows over what is enabled, chooses with Enter and gives the focus back', async () => {
  const remove = vi.fn()
  const trigger = await openByKey(<Sample remove={remove} />)
  expect(document.activeElement?.textContent).toBe('Edit')
  await press('ArrowDown')
  await settle()
  expect(document.activeElement?.textContent).toBe('Delete')
  await press('Enter')
  await settle()
  expect(remove).toHaveBeenCalledTimes(1)
  expect(screen.queryByRole('menu')).toBeNull()
  expect(document.activeElement).toBe(trigger)
})

test('a letter jumps to its item, Escape closes', async () => {
  await openByKey(<Sample />)
  await press('t')
  await settle()
  expect(document.activeElement?.textContent).toBe('Team')
  expect(document.activeElement?.tagName).toBe('A')
  await press('Escape')
  expect(screen.queryByRole('menu')).toBeNull()
})

test('the one of several is a radio, marked as checked', async () => {
  const choose = vi.fn()
  await openByKey(<Sample choose={choose} />)
  const options = screen.getAllByRole('menuitemradio')
  expect(options.map((option) => option.getAttribute('aria-checked'))).toEqual(['true', 'false'])
  await act(async () => fireEvent.click(screen.getByText('Light')))
  expect(choose).toHaveBeenCalledWith('light')
})

test('is drawn in the landmark of its trigger', async () => {
  await openByKey(
    <main>
      <Sample />
    </main>,
  )
  expect(screen.getByRole('main').contains(screen.getByRole('menu'))).toBe(true)
})

test('is at most 600 px wide', async () => {
  await openByKey(<Sample />)
  expect(screen.getByRole('menu').className).toContain('max-w-[min(600px,calc(100vw-32px))]')
})

test('opens upwards when fewer than 300 px are left below', async () => {
  const box = vi.spyOn(Element.prototype, 'getBoundingClientRect')
  box.mockReturnValue(new DOMRect(0, window.innerHeight - 100, 80, 36))
  await openByKey(<Sample />)
  expect(screen.getByRole('menu').dataset.side).toBe('top')
  box.mockRestore()
})
