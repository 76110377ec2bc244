// @vitest-environment happy-dom
import type { Token } from '@starling/contract/browser'
import { fireEvent, screen } from '@testing-library/react'
import { beforeEach, expect, test } from 'vitest'
import { ada, drawScreen, type Server, serve, signedInAs } from '../../test-kit/draw-screen.tsx'

const { TokenList } = await import('./TokenList.tsx')
const AT = '/api/starling/tokens/'
const script: Token = {
  id: 'k1',
  kind: 'personal',
  name: 'Script',
  scopes: ['read', 'spend'],
  created_at: '2026-11-15T09:00:00Z',
  seen_at: null,
  expires_at: null,
}
const draw = (server: Server) => {
  const asked = serve(server)
  drawScreen(TokenList, { path: '/:teamId/account', at: '/meridian/account' })
  return asked
}
const press = async (name: string) => fireEvent.click(await screen.findByRole('button', { name }))
const box = (name: string) => screen.getByRole<HTMLInputElement>('checkbox', { name })
beforeEach(() => signedInAs(ada))

test('a token is shown with what it may do', async () => {
  draw({ [`GET ${AT}`]: () => [script] })
  expect((await screen.findByText(/^Personal/)).textContent).toContain('Read, Spend')
})

test('a token reads and writes unless more is chosen, and is made for something', async () => {
  const asked = draw({ [`GET ${AT}`]: () => [script], [`POST ${AT}`]: () => ({ ...script, token: 'stl_user_x' }) })
  await press('Create a token')
  fireEvent.change(await screen.findByLabelText(/^Name of the token/), { target: { value: 'Nightly' } })
  expect(['Read', 'Write', 'Spend', 'Manage'].map((name) => box(name).checked)).toEqual([true, true, false, false])
  for (const name of ['Read', 'Write']) fireEvent.click(box(name))
  expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Create the token' }).disabled).toBe(true)
  for (const name of ['Read', 'Manage']) fireEvent.click(box(name))
  await press('Create the token')
  await screen.findByText('stl_user_x')
  expect(asked.find(({ call }) => call === `POST ${AT}`)?.body).toMatchObject({
    name: 'Nightly',
    scopes: ['read', 'manage'],
  })
})
