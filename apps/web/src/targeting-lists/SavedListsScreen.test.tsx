// @vitest-environment happy-dom
import type { SharedTargetingList, TargetingListShare } from '@starling/contract/browser'
import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { beforeEach, expect, test } from 'vitest'
import { ada, drawScreen, notifications, refusal, type Server, serve, signedInAs } from '../../test-kit/draw-screen.tsx'
import { coffeeList } from '../../test-kit/sample-list.ts'

const { SavedListsScreen } = await import('./SavedListsScreen.tsx')
const { SharedListScreen } = await import('./SharedListScreen.tsx')
const { StartScreen } = await import('./StartScreen.tsx')

const LISTS = 'GET /api/external/audience-usages/?limit=40'
const DELETED = 'GET /api/external/audience-usages/?deleted=only&limit=40'
const SHARED = 'GET /api/starling/targeting-list-shares/'
const { targeting_package: made, ...listed } = coffeeList
const COFFEE = { ...listed, chosen: { ...listed.chosen, keywords: 3, countries: 1 } }
const server = (more: Server = {}): Server => ({ [LISTS]: () => [COFFEE], [SHARED]: () => [], ...more })
const draw = (at = '/saved-lists') => drawScreen(SavedListsScreen, { path: '/saved-lists', at })
const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }))
const told = () => notifications.list().map(({ text }) => text)
const act = async (item: string) => {
  fireEvent.keyDown(await screen.findByRole('button', { name: 'Actions for Coffee people' }), { key: 'Enter' })
  fireEvent.click(await screen.findByRole('menuitem', { name: item }))
}

beforeEach(() => signedInAs(ada))

test('lists tell what they choose; one is deleted and brought back', async () => {
  let isThere = true
  const asked = serve(
    server({
      [LISTS]: () => (isThere ? [COFFEE] : []),
      'DELETE /api/external/audience-usages/l1/': () => {
        isThere = false
      },
      'PATCH /api/external/audience-usages/l1/restore/': () => {
        isThere = true
        return coffeeList
      },
    }),
  )
  draw()
  const row = within(await screen.findByRole('list', { name: 'Saved lists' }))
  expect(row.getByText('Keywords 3 · Countries 1')).toBeTruthy()
  expect(row.getByRole('link', { name: 'Coffee people' }).getAttribute('href')).toBe('/targeting-lists/l1')
  await act('Delete')
  expect(await screen.findByText('Nothing saved yet')).toBeTruthy()
  notifications.list()[0]!.options.action!.onPress()
  expect(await screen.findByRole('list', { name: 'Saved lists' })).toBeTruthy()
  expect(asked.some(({ call }) => call.startsWith('PATCH'))).toBe(true)
})

test('deleted ones are brought back from where they stand', async () => {
  const asked = serve(
    server({
      [DELETED]: () => [{ ...COFFEE, removed_at: '2026-11-17T13:00:00.000Z' }],
      'PATCH /api/external/audience-usages/l1/restore/': () => coffeeList,
    }),
  )
  draw('/saved-lists?deleted=only')
  const row = within(await screen.findByRole('list', { name: 'Deleted lists' }))
  expect(row.queryByRole('link')).toBe(null)
  fireEvent.click(row.getByRole('button', { name: 'Bring Coffee people back' }))
  await waitFor(() => expect(asked.some(({ call }) => call.endsWith('/l1/restore/'))).toBe(true))
})

const SHARE: TargetingListShare = {
  id: 's1',
  targeting_list_id: 'l1',
  via: 'link',
  email: null,
  scope: 'look',
  created_at: '2026-11-17T12:00:00.000Z',
  expires_at: '2026-12-17T12:00:00.000Z',
  state: 'open',
}
const WITH = 'POST /api/external/audience-usages/shared-with/?limit=100'

test('a list is shared by mail and by a link, which is told once, and revoked', async () => {
  let shares: TargetingListShare[] = []
  const asked = serve(
    server({
      [WITH]: () => shares,
      'POST /api/external/audience-usages/share/': () => {
        shares = [{ ...SHARE, via: 'mail', email: 'grace@x.example' }]
        return shares
      },
      'POST /api/external/audience-usages/share-via-account/': () => ({
        ...SHARE,
        via: 'account',
        email: 'bob@x.example',
      }),
      'POST /api/starling/targeting-lists/l1/link/': () => ({
        ...SHARE,
        url: 'http://pro.localhost/shared-list#code=c',
      }),
      'DELETE /api/starling/targeting-list-shares/s1/': () => {
        shares = []
      },
    }),
  )
  draw()
  await act('Share this list')
  const dialog = within(await screen.findByRole('dialog', { name: 'Share Coffee people' }))
  fireEvent.change(dialog.getByLabelText('Email'), { target: { value: 'grace@x.example' } })
  fireEvent.click(dialog.getByRole('button', { name: 'Share this list' }))
  await waitFor(() => expect(told()).toEqual(['Shared with grace@x.example.']))
  expect(asked.find(({ call }) => call.endsWith('/share/'))?.body).toEqual({
    ...{ targeting_list_id: 'l1', scope: 'look', days: 30, emails: ['grace@x.example'], message: '' },
  })
  expect(await dialog.findByText('grace@x.example')).toBeTruthy()
  fireEvent.change(dialog.getByLabelText('How'), { target: { value: 'account' } })
  fireEvent.change(dialog.getByLabelText('Email'), { target: { value: 'bob@x.example' } })
  fireEvent.click(dialog.getByRole('button', { name: 'Share this list' }))
  await waitFor(() => expect(told().at(-1)).toBe('Shared with bob@x.example.'))
  expect((dialog.getByLabelText('How') as HTMLSelectElement).value).toBe('account')
  fireEvent.change(dialog.getByLabelText('How'), { target: { value: 'link' } })
  fireEvent.click(dialog.getByRole('button', { name: 'Make a link' }))
  expect(((await dialog.findByLabelText('Signed link')) as HTMLInputElement).value).toContain('#code=c')
  fireEvent.click(dialog.getByRole('button', { name: 'Stop sharing with grace@x.example' }))
  await waitFor(() => expect(dialog.queryByText('grace@x.example')).toBe(null))
})

const THEIRS: SharedTargetingList = {
  id: 's1',
  targeting_list_id: 'l9',
  name: 'Tea people',
  version: 2,
  via: 'mail',
  scope: 'use',
  shared_by: { id: 'u2', email: 'grace@x.example', first_name: 'Grace', last_name: 'Hopper' },
  message: 'Have a look',
  expires_at: '2026-12-17T12:00:00.000Z',
  changed_at: '2026-11-17T12:00:00.000Z',
}
const OPENED = { ...THEIRS, targeting_package: made }

test('what is shared with one is put away', async () => {
  let shared = [THEIRS]
  const away = () => {
    shared = []
  }
  serve(server({ [SHARED]: () => shared, 'DELETE /api/starling/targeting-list-shares/s1/': away }))
  draw()
  fireEvent.click(await screen.findByRole('button', { name: 'Put Tea people away' }))
  await waitFor(() => expect(screen.queryByText('Tea people')).toBe(null))
  expect(told()).toEqual(['“Tea people” was put away. Whoever shared it can share it again.'])
})

test('a shared list is read, not changed, and saved as one’s own', async () => {
  const asked = serve(
    server({
      'GET /api/starling/targeting-list-shares/s1/': () => OPENED,
      'POST /api/external/audience-usages/': () => coffeeList,
    }),
  )
  const router = drawScreen(SharedListScreen, { path: '/shared-list', at: '/shared-list?share=s1' })
  const keywords = within(await screen.findByRole('region', { name: 'Keywords' }))
  expect(keywords.getByText('espresso')).toBeTruthy()
  expect(keywords.queryByRole('button', { name: 'espresso' })).toBe(null)
  expect(keywords.queryByRole('combobox')).toBe(null)
  press('Save for me')
  await waitFor(() => expect(router.state.location.pathname).toBe('/targeting-lists/l1'))
  expect(asked.find(({ call }) => call === 'POST /api/external/audience-usages/')?.body).toEqual({
    ...{ name: 'Tea people', share_id: 's1' },
  })
})

test('the code of a mail opens it at a click; one that has ended opens nothing', async () => {
  const VERIFY = 'GET /api/external/audience-usages/verify_signed/?code=abc'
  let answer: unknown = OPENED
  serve(server({ [VERIFY]: () => answer }))
  const router = drawScreen(SharedListScreen, { path: '/shared-list', at: '/shared-list#code=abc' })
  fireEvent.click(await screen.findByRole('button', { name: 'Open the list' }))
  expect(await screen.findByRole('heading', { name: 'Tea people' })).toBeTruthy()
  // Whoever loads the page anew finds it there.
  expect(router.state.location.search).toBe('?share=s1')
  const { cleanup } = await import('@testing-library/react')
  cleanup()
  answer = refusal(404, { detail: 'Not found.', code: 'not_found' })
  drawScreen(SharedListScreen, { path: '/shared-list', at: '/shared-list#code=abc' })
  fireEvent.click(await screen.findByRole('button', { name: 'Open the list' }))
  expect(await screen.findByText(/This link opens nothing/)).toBeTruthy()
})

test('a list begins with nothing, with an audience, or with a package of the builder', async () => {
  const asked = serve(
    server({
      'GET /api/starling/native-packs/?limit=40': () => [],
      'POST /api/external/audience-configs/autocomplete/': () => [
        { id: 'a1', name: 'Coffee lovers', size: 1_200, from: 'saved' },
      ],
      'GET /api/starling/insights/?limit=10': () => [],
      'GET /api/external/audiences/?limit=100': () => [],
      'POST /api/external/audience-usages/': () => coffeeList,
    }),
  )
  const router = drawScreen(StartScreen, { path: '/targeting-lists/:id?', at: '/targeting-lists' })
  fireEvent.click(await screen.findByRole('button', { name: 'Make a list of Coffee lovers' }))
  await waitFor(() => expect(router.state.location.pathname).toBe('/targeting-lists/l1'))
  expect(asked.find(({ call }) => call === 'POST /api/external/audience-usages/')?.body).toEqual({
    audience_config_id: 'a1',
  })
})
