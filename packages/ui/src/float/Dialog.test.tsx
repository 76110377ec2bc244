// @vitest-environment happy-dom
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react'
import { useState } from 'react'
import { afterEach, expect, test, vi } from 'vitest'
import { Button } from '../Button.tsx'
import { createNotifications } from '../toasts/notifications.ts'
import { Toasts } from '../toasts/Toasts.tsx'
import { Dialog } from './Dialog.tsx'
import { Tooltip } from './Tooltip.tsx'

afterEach(cleanup)

const settle = () => act(() => new Promise((done) => setTimeout(done, 20)))

function Sample() {
  return (
    <Dialog
      trigger={<Button>Invite</Button>}
      title="Invite people"
      description="They get a mail."
      actions={<Button>Send</Button>}
    >
      <input aria-label="Email" />
    </Dialog>
  )
}

async function open() {
  const trigger = screen.getByRole('button', { name: 'Invite' })
  trigger.focus()
  await act(async () => fireEvent.click(trigger))
  await settle()
  return trigger
}

test('is named by its title, described by its description, and takes the focus', async () => {
  render(<Sample />)
  await open()
  const dialog = screen.getByRole('dialog', { name: 'Invite people' })
  expect(document.getElementById(dialog.getAttribute('aria-describedby') ?? '')?.textContent).toBe('They get a mail.')
  expect(dialog.contains(document.activeElement)).toBe(true)
})

test.each([
  ['Escape', () => fireEvent.keyDown(document.activeElement ?? document.body, { key: 'Escape' })],
  ['its Close button', () => fireEvent.click(screen.getByRole('button', { name: 'Close' }))],
])('%s closes it and the focus goes back', async (_case, close) => {
  render(<Sample />)
  const trigger = await open()
  await act(async () => {
    close()
  })
  await settle()
  expect(screen.queryByRole('dialog')).toBeNull()
  expect(document.activeElement).toBe(trigger)
})

test('without a description nothing is promised to a reader', async () => {
  const warned = vi.spyOn(console, 'warn')
  render(<Dialog open title="Plain" />)
  await settle()
  expect(screen.getByRole('dialog').hasAttribute('aria-describedby')).toBe(false)
  expect(warned).not.toHaveBeenCalled()
  warned.mockRestore()
})

test('pressing a message above it does not close it', async () => {
  const store = createNotifications()
  function Page() {
    const [isOpen, setOpen] = useState(true)
    return (
      <>
        <Toasts store={store} />
        <Dialog open={isOpen} onOpenChange={setOpen} title="Open" />
        <p>Elsewhere</p>
      </>
    )
  }
  render(<Page />)
  act(() => void store.notify('Saved', { timeout: 0 }))
  await settle()
  const pressOn = (text: string) =>
    act(async () => {
      fireEvent.pointerDown(screen.getByText(text))
      fireEvent.click(screen.getByText(text))
    })
  await pressOn('Saved')
  await settle()
  expect(screen.queryByRole('dialog')).not.toBeNull()
  await pressOn('Elsewhere')
  await settle()
  expect(screen.queryByRole('dialog')).toBeNull()
})

test('a tooltip comes with the focus and describes its child', async () => {
  render(
    <Tooltip text="12,431 people">
      <Button>12.4K</Button>
    </Tooltip>,
  )
  const button = screen.getByRole('button')
  await act(async () => button.focus())
  expect(screen.getByRole('tooltip').textContent).toBe('12,431 people')
  expect(button.getAttribute('aria-describedby')).toBe(screen.getByRole('tooltip').id)
  await act(async () => fireEvent.keyDown(button, { key: 'Escape' }))
  expect(screen.queryByRole('tooltip')).toBeNull()
})
