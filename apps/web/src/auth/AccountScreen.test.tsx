// @vitest-environment happy-dom
import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { ada, drawScreen, serve, signedInAs } from '../../test-kit/draw-screen.tsx'

const { AccountScreen } = await import('./AccountScreen.tsx')
const addresses = async () => {
  await screen.findByRole('heading', { level: 1, name: 'Your account' })
  return screen.getAllByRole('link').map((link) => link.getAttribute('href'))
}

test('who is in no team has all that is theirs, and no way into a team', async () => {
  serve({})
  signedInAs({ ...ada, memberships: [] })
  drawScreen(AccountScreen, { path: '/account' })
  expect(await addresses()).toEqual(['/your-data', '/your-data'])
  for (const name of ['Passkeys', 'Where you are signed in', 'Tokens', 'Linked accounts', 'Your data'])
    screen.getByRole('heading', { name })
  screen.getByRole('button', { name: 'Delete my account' })
})

test('a member stays in their team', async () => {
  serve({})
  signedInAs(ada)
  drawScreen(AccountScreen, { path: '/:teamId/account', at: '/meridian/account' })
  expect(await addresses()).toEqual([
    '/meridian/connections',
    '/meridian/lists',
    '/meridian/your-data',
    '/meridian/your-data',
  ])
})
