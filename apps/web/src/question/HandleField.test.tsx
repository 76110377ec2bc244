// @vitest-environment happy-dom
import type { FoundAccount } from '@starling/contract/browser'
import { fireEvent, screen, waitFor } from '@testing-library/react'
import { useState } from 'react'
import { beforeEach, expect, test } from 'vitest'
import { drawScreen, type Server, serve } from '../../test-kit/draw-screen.tsx'

const { HandleField } = await import('./HandleField.tsx')

const account = (handle: string, avatar_url: string | null): FoundAccount => ({
  ...{ id: handle, handle, name: handle.toUpperCase(), verified: true, followers_count: 12_345, avatar_url },
})
const FOUND = [account('brewlab', '/pictures/brewlab'), account('brewery', null)]
const SERVER: Server = {
  'GET /api/external/search-socials/?q=brew&limit=6': () => FOUND,
  'GET /api/external/search-socials/?q=nobody&limit=6': () => [],
}

let picked: string[]
function Host() {
  const [value, setValue] = useState('')
  return (
    <form onSubmit={(event) => event.preventDefault()}>
      <HandleField
        id="question"
        label="Handle"
        placeholder="@"
        value={value}
        onChange={setValue}
        onPick={(handle) => picked.push(handle)}
      />
    </form>
  )
}
const field = () => screen.getByRole('combobox', { name: 'Handle' })
const type = (value: string) => fireEvent.change(field(), { target: { value } })
const press = (key: string) => fireEvent.keyDown(field(), { key })
const walkedTo = () => {
  const id = field().getAttribute('aria-activedescendant')
  return id && document.getElementById(id)?.textContent
}

beforeEach(() => {
  picked = []
})

test('what is typed finds accounts, with picture or initials, and walking takes one', async () => {
  const asked = serve(SERVER)
  drawScreen(Host)
  expect(asked, 'nothing is asked before something is typed').toEqual([])
  for (const text of ['b', 'br', '@brew']) type(text)
  await waitFor(() => expect(screen.getAllByRole('option')).toHaveLength(2))
  expect(asked.map(({ call }) => call)).toEqual(['GET /api/external/search-socials/?q=brew&limit=6'])
  expect(field().getAttribute('aria-expanded')).toBe('true')
  const [first, second] = screen.getAllByRole('option')
  expect(first!.querySelector('img')?.getAttribute('src')).toBe('/pictures/brewlab')
  expect(second!.querySelector('img')).toBeNull()
  expect(second!.textContent).toContain('BR')
  press('ArrowDown')
  expect(walkedTo()).toContain('@brewlab')
  press('ArrowDown')
  press('ArrowDown')
  expect(walkedTo(), 'after the last is what was typed').toBeNull()
  press('ArrowUp')
  expect(walkedTo()).toContain('@brewery')
  expect(fireEvent.keyDown(field(), { key: 'Enter' }), 'the form is not sent as well').toBe(false)
  expect(picked).toEqual(['brewery'])
  expect(screen.queryAllByRole('option')).toEqual([])
})

test('Enter takes what is written, Escape and leaving close the list, a click takes one', async () => {
  serve(SERVER)
  drawScreen(Host)
  type('brew')
  await waitFor(() => expect(screen.getAllByRole('option')).toHaveLength(2))
  expect(fireEvent.keyDown(field(), { key: 'Enter' })).toBe(true)
  expect(picked).toEqual([])
  expect(screen.queryAllByRole('option')).toEqual([])
  for (const close of [() => press('Escape'), () => fireEvent.blur(field())]) {
    type('bre')
    type('brew')
    await waitFor(() => expect(screen.getAllByRole('option')).toHaveLength(2))
    close()
    expect(screen.queryAllByRole('option')).toEqual([])
  }
  type('bre')
  type('brew')
  await waitFor(() => expect(screen.getAllByRole('option')).toHaveLength(2))
  const [first] = screen.getAllByRole('option')
  expect(fireEvent.mouseDown(first!), 'the field keeps the focus').toBe(false)
  fireEvent.click(first!)
  expect(picked).toEqual(['brewlab'])
})

test.each(['nobody', 'refused'])('%s: a handle can be typed to its end all the same', async (text) => {
  const asked = serve(SERVER)
  drawScreen(Host)
  type(text)
  await waitFor(() => expect(asked).toHaveLength(1))
  expect(screen.queryAllByRole('option')).toEqual([])
  expect(field().getAttribute('aria-expanded')).toBe('false')
  expect(fireEvent.keyDown(field(), { key: 'Enter' })).toBe(true)
})
