// @vitest-environment happy-dom
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react'
import { useState } from 'react'
import { afterEach, expect, test, vi } from 'vitest'
import { Button } from '../Button.tsx'
import { ConfirmDialog } from './ConfirmDialog.tsx'
import { DropdownItem, DropdownMenu } from './DropdownMenu.tsx'

afterEach(cleanup)

function Sample({ onConfirm, word }: { onConfirm: () => unknown; word?: string }) {
  const [isOpen, setOpen] = useState(true)
  return (
    <ConfirmDialog
      open={isOpen}
      onOpenChange={setOpen}
      title="Delete Meridian?"
      effect="12 audiences are deleted for all 4 members. This cannot be undone."
      confirmLabel="Delete team"
      danger
      {...(word !== undefined && { word })}
      onConfirm={onConfirm}
    />
  )
}

const confirm = () => screen.getByRole<HTMLButtonElement>('button', { name: 'Delete team' })
const submit = () => act(async () => fireEvent.click(confirm()))

test('says the exact effect, and Cancel has the focus', () => {
  render(<Sample onConfirm={vi.fn()} />)
  const dialog = screen.getByRole('alertdialog', { name: 'Delete Meridian?' })
  const description = document.getElementById(dialog.getAttribute('aria-describedby') ?? '')
  expect(description?.textContent).toBe('12 audiences are deleted for all 4 members. This cannot be undone.')
  expect(document.activeElement?.textContent).toBe('Cancel')
})

test('Cancel does nothing but close', async () => {
  const onConfirm = vi.fn()
  render(<Sample onConfirm={onConfirm} />)
  await act(async () => fireEvent.click(screen.getByRole('button', { name: 'Cancel' })))
  expect(screen.queryByRole('alertdialog')).toBeNull()
  expect(onConfirm).not.toHaveBeenCalled()
})

test('stays open and busy until it is done', async () => {
  const { promise, resolve } = Promise.withResolvers<void>()
  const onConfirm = vi.fn(() => promise)
  render(<Sample onConfirm={onConfirm} />)
  await submit()
  await submit()
  expect(onConfirm).toHaveBeenCalledTimes(1)
  expect(confirm().getAttribute('aria-busy')).toBe('true')
  await act(async () => resolve())
  expect(screen.queryByRole('alertdialog')).toBeNull()
})

test.each([
  ['', false],
  ['meridian', false],
  ['Meridian', true],
  [' Meridian ', true],
  ['Ｍｅｒｉｄｉａｎ', true],
])('the word typed as "%s" unlocks: %s', async (typed, isUnlocked) => {
  const onConfirm = vi.fn()
  render(<Sample onConfirm={onConfirm} word="Meridian" />)
  const field = screen.getByLabelText('Type Meridian to confirm')
  await act(async () => fireEvent.change(field, { target: { value: typed } }))
  expect(confirm().disabled).toBe(!isUnlocked)
  await act(async () => fireEvent.submit(field.closest('form') ?? field))
  expect(onConfirm).toHaveBeenCalledTimes(isUnlocked ? 1 : 0)
})

test.each([
  ['a button', (show: () => void) => <Button onClick={show}>Opener</Button>],
  [
    'an item of a menu',
    (show: () => void) => (
      <DropdownMenu trigger={<Button>Opener</Button>}>
        <DropdownItem onSelect={show}>Delete…</DropdownItem>
      </DropdownMenu>
    ),
  ],
])('opened by %s, it gives the focus back', async (_case, opener) => {
  function Page() {
    const [isOpen, setOpen] = useState(false)
    return (
      <>
        {opener(() => setOpen(true))}
        <ConfirmDialog
          open={isOpen}
          onOpenChange={setOpen}
          title="Delete?"
          effect="All of it."
          confirmLabel="Yes"
          onConfirm={vi.fn()}
        />
      </>
    )
  }
  const press = async (key: string) => {
    const target = document.activeElement ?? document.body
    await act(async () => {
      const wentOn = fireEvent.keyDown(target, { key })
      if (wentOn && key === 'Enter') fireEvent.click(target)
    })
    await act(() => new Promise((done) => setTimeout(done, 20)))
  }
  render(<Page />)
  screen.getByRole('button', { name: 'Opener' }).focus()
  await press('Enter')
  if (screen.queryByRole('menu')) await press('Enter')
  expect(screen.queryByRole('alertdialog')).not.toBeNull()
  await press('Escape')
  expect(screen.queryByRole('alertdialog')).toBeNull()
  expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Opener' }))
})

test('Enter that picks a candidate of the input method confirms nothing', () => {
  render(<Sample onConfirm={vi.fn()} word="削除" />)
  const wentOn = fireEvent.keyDown(screen.getByRole('textbox'), { key: 'Enter', isComposing: true })
  expect(wentOn).toBe(false)
})
