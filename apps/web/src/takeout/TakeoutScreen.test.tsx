// @vitest-environment happy-dom
import { disposition } from '@starling/contract'
import type { Takeout } from '@starling/contract/browser'
import { fireEvent, screen, waitFor } from '@testing-library/react'
import { beforeEach, expect, test, vi } from 'vitest'
import { ada, drawScreen, notifications, refusal, type Server, serve, signedInAs } from '../../test-kit/draw-screen.tsx'

const { TakeoutScreen } = await import('./TakeoutScreen.tsx')
const { fileSize } = await import('../figures/index.ts')
const AT = '/api/starling/takeouts/'
const ready: Takeout = {
  id: 't1',
  state: 'ready',
  size: 1_234_567,
  created_at: '2026-11-15T09:00:00Z',
  expires_at: '2026-11-22T09:00:00Z',
}
const waiting: Takeout = { ...ready, id: 't2', state: 'waiting', size: null }
const failed: Takeout = { ...ready, id: 't3', state: 'failed', size: null }

const draw = (server: Server) => {
  const asked = serve(server)
  drawScreen(TakeoutScreen, { path: '/:teamId/your-data', at: '/meridian/your-data' })
  return asked
}
const press = async (name: string | RegExp) => fireEvent.click(await screen.findByRole('button', { name }))
const told = () => notifications.list().map(({ text }) => text)
beforeEach(() => signedInAs(ada))

test('nothing yet: what it would be, what is left out and why, and the way to it', async () => {
  let all: Takeout[] = []
  const asked = draw({
    [`GET ${AT}`]: () => all,
    [`POST ${AT}`]: () => {
      all = [waiting]
      return waiting
    },
  })
  await screen.findByRole('heading', { level: 1, name: 'Your data' })
  await screen.findByRole('heading', { name: 'No file yet' })
  expect(screen.getByText(/^Public accounts and posts/).textContent).toContain('belong to no single person')
  await press('Prepare my data')
  await screen.findByText('Being prepared. You can leave this page; it continues by itself.')
  expect(asked.filter(({ call }) => call === `POST ${AT}`)).toHaveLength(1)
  expect(screen.queryByRole('button', { name: /^Prepare/ })).toBeNull()
})

test('what is being prepared becomes ready by itself', async () => {
  let asked = 0
  draw({ [`GET ${AT}`]: () => (asked++ === 0 ? [waiting] : [{ ...ready, id: 't2' }]) })
  await screen.findByText(/^Being prepared/)
  await screen.findByText(/^1\.23 MB, kept until 2026 Nov 22/, {}, { timeout: 5000 })
  await screen.findByRole('button', { name: 'Prepare a newer one' })
})

test('a file is downloaded under its name', async () => {
  const saved: string[] = []
  vi.stubGlobal('URL', Object.assign(URL, { createObjectURL: () => 'blob:1', revokeObjectURL: () => {} }))
  HTMLAnchorElement.prototype.click = function click() {
    saved.push(this.download)
  }
  draw({
    [`GET ${AT}`]: () => [ready],
    [`GET ${AT}t1/`]: () =>
      new Response('{}', { headers: { 'content-disposition': disposition('starling-2026-11-15.json', 'attachment') } }),
  })
  await press('Download')
  await waitFor(() => expect(saved).toEqual(['starling-2026-11-15.json']))
})

test('one that is gone meanwhile says so', async () => {
  draw({ [`GET ${AT}`]: () => [ready] })
  await press('Download')
  await waitFor(() => expect(told()).toEqual(['Not found.']))
})

test('deleted with an undo', async () => {
  let all = [ready]
  draw({
    [`GET ${AT}`]: () => all,
    [`DELETE ${AT}t1/`]: () => {
      all = []
    },
    [`POST ${AT}t1/restore/`]: () => {
      all = [ready]
      return ready
    },
  })
  await press('Delete the file of 2026 Nov 15')
  await screen.findByRole('heading', { name: 'No file yet' })
  expect(told()).toEqual(['The file of 2026 Nov 15 was deleted.'])
  notifications.list()[0]!.options.action!.onPress()
  await screen.findByRole('button', { name: 'Download' })
})

test('one that failed says so and is tried again; a budget that is spent says how long to wait', async () => {
  draw({
    [`GET ${AT}`]: () => [failed],
    [`POST ${AT}`]: () =>
      Response.json(
        { detail: 'Too many tries. Please wait a little and try again.', code: 'too_many' },
        { status: 429, headers: { 'retry-after': '7200' } },
      ),
  })
  await screen.findByText('It could not be prepared. Nothing was changed.')
  await press('Try again')
  await waitFor(() => expect(told()).toEqual(['Too many tries. Please wait 2 hours and try again.']))
})

test('a list that could not be loaded says so, and the rest of the page is there', async () => {
  draw({ [`GET ${AT}`]: () => refusal(404, { detail: 'Not found.', code: 'not_found' }) })
  expect((await screen.findByRole('alert')).textContent).toContain('Not found.')
  expect(screen.getByRole('heading', { name: 'What is in it' })).toBeTruthy()
})

test.each([
  [0, '0 byte'],
  [999, '999 byte'],
  [1000, '1 kB'],
  [1_234_567, '1.23 MB'],
])('%d bytes are %s', (bytes, text) => {
  expect(fileSize(bytes, 'en')).toBe(text)
})
