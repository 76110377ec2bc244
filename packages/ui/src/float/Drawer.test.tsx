// @vitest-environment happy-dom
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react'
import { useState } from 'react'
import { afterEach, expect, test } from 'vitest'
import { Button } from '../Button.tsx'
import { Drawer } from './Drawer.tsx'

afterEach(cleanup)

const settle = () => act(() => new Promise((done) => setTimeout(done, 20)))

function Sample() {
  const [open, setOpen] = useState(false)
  return (
    <>
      <Button onClick={() => setOpen(true)}>People in Japan</Button>
      <Drawer open={open} onOpenChange={setOpen} title="Japan" description="412 people" actions={<Button>Copy</Button>}>
        <input aria-label="Search" />
      </Drawer>
    </>
  )
}

async function open() {
  const button = screen.getByRole('button', { name: 'People in Japan' })
  button.focus()
  await act(async () => fireEvent.click(button))
  await settle()
  return button
}

test('is named, described, and begins at its first field', async () => {
  render(<Sample />)
  await open()
  const drawer = screen.getByRole('dialog', { name: 'Japan' })
  expect(document.getElementById(drawer.getAttribute('aria-describedby') ?? '')?.textContent).toBe('412 people')
  expect(document.activeElement).toBe(screen.getByLabelText('Search'))
})

test.each([
  ['Escape', () => fireEvent.keyDown(document.activeElement!, { key: 'Escape' })],
  ['its button', () => fireEvent.click(screen.getByRole('button', { name: 'Close' }))],
])('%s closes it and the focus goes back', async (_, close) => {
  render(<Sample />)
  const button = await open()
  await act(async () => close())
  await settle()
  expect(screen.queryByRole('dialog')).toBeNull()
  expect(document.activeElement).toBe(button)
})
