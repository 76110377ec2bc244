// @vitest-environment happy-dom
import type { AdMedia } from '@starling/contract/browser'
import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { beforeEach, expect, test } from 'vitest'
import { ada, drawScreen, notifications, refusal, type Server, serve, signedInAs } from '../../test-kit/draw-screen.tsx'
import type { Upload } from './use-uploads.ts'

const { MediaScreen } = await import('./MediaScreen.tsx')
const { UploadList } = await import('./UploadList.tsx')

const LIST = 'GET /api/ad-media/?team=meridian&limit=40'
const TEA: AdMedia = {
  ...{ id: 'm1', kind: 'image', name: 'tea.png', alt_text: '', type: 'image/png', width: 1200, height: 675 },
  ...{ duration_ms: null, size: 123_456, sha256: 'a'.repeat(64), has_thumb: true, similar_to: [] },
  ...{ created_at: '2026-11-18T05:00:00.000Z', changed_at: '2026-11-18T05:00:00.000Z' },
}
const FILM: AdMedia = { ...TEA, id: 'm2', kind: 'video', name: 'film.mp4', alt_text: 'Tea', duration_ms: 64_000 }
const server = (more: Server = {}): Server => ({ [LIST]: () => [TEA, FILM], ...more })
const draw = (at = '/meridian/media') => drawScreen(MediaScreen, { path: '/:teamId/media', at })

beforeEach(() => signedInAs(ada))

test('the library shows what is known of each, and what nobody has described', async () => {
  serve(server())
  draw()
  const library = within(await screen.findByRole('list', { name: 'Media' }))
  expect(library.getByRole('button', { name: /tea\.png/ }).textContent).toContain('1200 × 675')
  expect(library.getByRole('button', { name: /tea\.png/ }).textContent).toContain('Not described yet')
  expect(library.getByRole('button', { name: /film\.mp4/ }).textContent).toContain('1:04')
})

test('one is described, deleted and brought back', async () => {
  const asked = serve(
    server({
      'GET /api/starling/ad-media/m1/': () => TEA,
      'PATCH /api/starling/ad-media/m1/': () => ({ ...TEA, alt_text: 'A cup of tea' }),
      'DELETE /api/ad-media/m1/': () => undefined,
      'POST /api/starling/ad-media/m1/restore/': () => TEA,
    }),
  )
  draw('/meridian/media?media=m1')
  const words = await screen.findByRole('textbox', { name: /What it shows/ })
  fireEvent.change(words, { target: { value: 'A cup of tea' } })
  fireEvent.click(screen.getByRole('button', { name: 'Save' }))
  await waitFor(() =>
    expect(asked.find(({ call }) => call.startsWith('PATCH'))?.body).toEqual({
      name: 'tea.png',
      alt_text: 'A cup of tea',
    }),
  )
  fireEvent.click(screen.getByRole('button', { name: 'Delete' }))
  await waitFor(() => expect(notifications.list().some(({ options }) => options.action)).toBe(true))
  notifications
    .list()
    .find(({ options }) => options.action)!
    .options.action!.onPress()
  await waitFor(() => expect(asked.some(({ call }) => call.endsWith('/restore/'))).toBe(true))
})

test('without any it says what they are for; narrowed to nothing it offers the way back', async () => {
  serve({ [LIST]: () => [], 'GET /api/ad-media/?kind=gif&team=meridian&limit=40': () => [] })
  draw()
  expect(await screen.findByText('No pictures or films yet')).toBeTruthy()
  fireEvent.change(screen.getByRole('combobox', { name: 'Kind' }), { target: { value: 'gif' } })
  expect(await screen.findByText('Nothing matches these filters.')).toBeTruthy()
  fireEvent.click(screen.getByRole('button', { name: 'Drop the filters' }))
  expect(await screen.findByText('No pictures or films yet')).toBeTruthy()
})

test('a file that is refused for what it is offers no other try, one that was lost does', async () => {
  const lost: Upload = {
    id: 1,
    file: new File(['x'], 'a.png'),
    share: 0,
    added: null,
    error: 'Lost',
    is_refused: false,
  }
  const refused: Upload = { ...lost, id: 2, file: new File(['x'], 'a.svg'), error: 'No picture', is_refused: true }
  const nothing = () => {}
  const list = () => <UploadList uploads={[lost, refused]} onAgain={nothing} onDrop={nothing} onOpen={nothing} />
  drawScreen(list, { path: '/:teamId/media', at: '/meridian/media' })
  const [first, second] = await screen.findAllByRole('listitem')
  expect(within(first!).getByRole('button', { name: 'Try again' })).toBeTruthy()
  expect(within(second!).getByRole('alert').textContent).toBe('No picture')
  expect(within(second!).queryByRole('button', { name: 'Try again' })).toBe(null)
})

test('what could not be asked is said', async () => {
  serve({ [LIST]: () => refusal(500, { detail: 'Something went wrong.', code: 'internal' }, 'internal') })
  draw()
  expect(await screen.findByRole('alert')).toBeTruthy()
})
