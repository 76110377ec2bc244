// @vitest-environment happy-dom
import type { FollowReport, FollowRun, Reading, SocialAccount, XList } from '@starling/contract/browser'
import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { beforeEach, expect, test } from 'vitest'
import { ada, drawScreen, notifications, refusal, type Server, serve, signedInAs } from '../../test-kit/draw-screen.tsx'

const { ListsScreen } = await import('./ListsScreen.tsx')
const NOW = '2026-11-15T00:00:00Z'
const reading: Reading = {
  cap: 100_000_000,
  spent: 1_250_000,
  spent_on_looks: 0,
  daily: false,
  prices: { user: 10_000, list: 5_000, count: 5_000 },
  has_installation_app: true,
  may_use_keys: true,
  corpus: { phase: 'ready', trouble: null, accounts: 0, posts: 0 },
}
const account: SocialAccount = {
  id: 'a1',
  provider: 'x',
  uid: '1',
  handle: 'ada',
  name: 'Ada',
  scopes: [],
  has_ads: false,
  connected_at: NOW,
  lists: { reading: false, read_at: NOW, error: null },
}
const list: XList = {
  id: 'l1',
  account: 'a1',
  uid: '7',
  name: 'Baristas',
  description: 'Coffee people',
  private: true,
  member_count: 2,
  synced_at: NOW,
  state: 'done',
  error: null,
}
const people = [
  { id: '11', handle: 'brew', name: 'Brew' },
  { id: '12', handle: 'roast', name: 'Roast' },
]
const members = people.map((person) => ({ ...person, state: 'done' as const }))
const run: FollowRun = {
  id: 'r1',
  account: 'a1',
  action: 'follow',
  state: 'preview',
  total: 2,
  done: 0,
  failed: 0,
  not_found: ['ghost'],
  already: ['known'],
  cost: 30_000,
  minutes: 0,
  error: null,
  waits_until: null,
  created_at: NOW,
  ended_at: null,
}
const pending = people.map((person) => ({ ...person, state: 'pending' as const, error: null }))
const preview: FollowReport = { ...run, users: pending }

const server = (more: Server = {}): Server => ({
  'GET /rest-auth/socialaccounts/': () => [account],
  'GET /api/user/lists/': () => [list],
  'GET /api/user/lists/l1/': () => ({ ...list, members }),
  'GET /api/starling/follow-runs/': () => [],
  'GET /api/starling/teams/meridian/reading/': () => reading,
  ...more,
})
const draw = () => drawScreen(ListsScreen, { path: '/:teamId/lists', at: '/meridian/lists' })
const button = (name: string | RegExp) => screen.findByRole<HTMLButtonElement>('button', { name })
const press = async (name: string | RegExp) => fireEvent.click(await button(name))
const type = async (label: string, value: string) =>
  fireEvent.change(await screen.findByLabelText(label), { target: { value } })
const told = () => notifications.list().map(({ text }) => text)
beforeEach(() => signedInAs(ada))

test('without an account at X the way to link one is all there is', async () => {
  serve(server({ 'GET /rest-auth/socialaccounts/': () => [] }))
  draw()
  await screen.findByRole('heading', { name: 'No X account is linked' })
  expect(await button('Connect X')).toBeTruthy()
  expect(screen.queryByLabelText('Handles')).toBeNull()
})

test('what could not be loaded says so', async () => {
  serve(server({ 'GET /api/user/lists/': () => refusal(404, { detail: 'Not found.', code: 'not_found' }) }))
  draw()
  expect((await screen.findByRole('alert')).textContent).toContain('Not found.')
})

test('no lists: what they would be, what reading costs, and the read', async () => {
  let asked = false
  const sent = serve(
    server({
      'GET /api/user/lists/': () => [],
      'GET /rest-auth/socialaccounts/': () => [{ ...account, lists: { ...account.lists, reading: asked } }],
      'POST /api/starling/lists/sync/': () => {
        asked = true
      },
    }),
  )
  draw()
  await screen.findByText(/\$0\.50 per 100 lists and \$1\.00 per 100 members/)
  await press('Fetch my lists from X')
  await screen.findByText('Fetching from X. You can leave this page; it continues by itself.')
  expect(sent.find(({ call }) => call.startsWith('POST'))?.body).toEqual({ account: 'a1', team: 'meridian' })
})

test('why the last reading of lists went wrong is said', async () => {
  const error = 'This would exceed your team’s monthly limit.'
  serve(
    server({
      'GET /rest-auth/socialaccounts/': () => [{ ...account, lists: { reading: false, read_at: null, error } }],
    }),
  )
  draw()
  await screen.findByText(error, { selector: '[role=alert]' })
})

test('a list is made and changed', async () => {
  const sent = serve(
    server({
      'POST /api/user/lists/': () => ({ ...list, members: [] }),
      'PUT /api/user/lists/l1/': () => ({ ...list, members }),
    }),
  )
  draw()
  await press('New list')
  await press('Create the list')
  await screen.findByText(/Name of the list/, { selector: 'p *' })
  await type('Name of the list', ' Cafés ')
  await press('Create the list')
  await waitFor(() => expect(told()).toEqual(['The list will be created on X in a moment.']))
  const made = { account: 'a1', name: 'Cafés', description: '', private: true }
  expect(sent.find(({ call }) => call.startsWith('POST'))).toMatchObject({ body: made, key: expect.any(String) })
  await press('Change Baristas')
  await type('Name of the list', 'Roasters')
  await press('Save')
  await waitFor(() => expect(told()).toContain('The list will be changed on X in a moment.'))
  const changed = { name: 'Roasters', description: 'Coffee people', private: true }
  expect(sent.find(({ call }) => call.startsWith('PUT'))?.body).toEqual(changed)
})

test('what waits for X is told apart from what X refused, which can be tried again', async () => {
  const waiting: XList = { ...list, id: 'l2', name: 'Waiting', uid: null, state: 'pending' }
  let refused: XList = { ...list, id: 'l3', name: 'Refused', uid: null, state: 'failed', error: 'upstream_refused' }
  serve(
    server({
      'GET /api/user/lists/': () => [list, waiting, refused],
      'POST /api/starling/lists/l3/retry/': () => {
        refused = { ...refused, state: 'pending', error: null }
        return { ...refused, members: [] }
      },
    }),
  )
  draw()
  expect(await screen.findAllByText('Waiting for X', { selector: '[role=status]' })).toHaveLength(1)
  await screen.findByText('X does not allow this.', { selector: '[role=alert]' })
  await press('Try Refused again')
  await waitFor(() => expect(screen.queryByText('X does not allow this.')).toBeNull())
  expect(screen.getAllByText('Waiting for X')).toHaveLength(2)
})

test('a list is deleted only after the question', async () => {
  const sent = serve(server({ 'DELETE /api/user/lists/l1/': () => ({ ...list, members, state: 'pending' }) }))
  draw()
  await press('Delete Baristas')
  await screen.findByText(/X cannot bring it back/)
  expect(sent.some(({ call }) => call.startsWith('DELETE'))).toBe(false)
  await press('Delete the list')
  await waitFor(() => expect(told()).toEqual(['Baristas will be deleted on X in a moment.']))
})

test('people are put on a list for a price that is shown, and taken off with an undo', async () => {
  const AT = 'POST /api/user/lists/l1/members/'
  const sent = serve(server({ [AT]: () => ({ ...list, members, not_found: ['ghost'] }) }))
  draw()
  await press('Members of Baristas')
  const dialog = within(await screen.findByRole('dialog'))
  fireEvent.change(await dialog.findByLabelText('Handles'), { target: { value: '@new ghost' } })
  await press('Add 2 accounts for $0.02')
  await dialog.findByText('Not found on X: ghost')
  await press('Remove @brew')
  await waitFor(() => expect(told()).toContain('@brew will be taken off the list in a moment.'))
  notifications.list().at(-1)!.options.action!.onPress()
  const team = 'meridian'
  await waitFor(() =>
    expect(sent.filter(({ call }) => call === AT).map(({ body }) => body)).toEqual([
      { add: ['new', 'ghost'], team },
      { remove: ['brew'], team },
      { add: ['brew'], team },
    ]),
  )
})

const FOLLOW = 'POST /api/user/follow-unfollow/'

test('who it is about is shown first; the tick and the count are the consent', async () => {
  let state: FollowRun['state'] = 'preview'
  const failed = { state: 'failed' as const, error: 'X does not allow this.' }
  const sent = serve(
    server({
      [FOLLOW]: (body) => {
        if (body && typeof body === 'object' && 'run' in body) state = 'done'
        return { ...preview, state }
      },
      'GET /api/starling/follow-runs/': () => [{ ...run, state, done: 1, failed: 1 }],
      'GET /api/starling/follow-runs/r1/': () => ({
        ...preview,
        state,
        done: 1,
        failed: 1,
        users: [
          { ...pending[0]!, state: 'done' },
          { ...pending[1]!, ...failed },
        ],
      }),
    }),
  )
  draw()
  await type('Handles', 'brew bad-one')
  await press(/Look up 1 account/)
  await screen.findByText('These are not handles: bad-one')
  await type('Handles', '@brew, roast known ghost')
  await press('Look up 4 accounts for $0.04')
  await screen.findByRole('heading', { name: '2 accounts to follow' })
  await screen.findByText('Done right away · Looking them up cost $0.03')
  await screen.findByText('1 is followed already')
  await screen.findByText('1 was not found on X')
  expect((await button('Follow 2 accounts')).disabled).toBe(true)
  fireEvent.click(screen.getByLabelText('@ada will follow these 2 accounts. I agree.'))
  await press('Follow 2 accounts')
  await screen.findByText('1 of 2 followed')
  await screen.findByText('1 could not be done')
  await screen.findByText('X does not allow this.')
  expect(sent.filter(({ call }) => call === FOLLOW).map(({ body }) => body)).toEqual([
    { account: 'a1', action: 'follow', handles: ['brew', 'roast', 'known', 'ghost'], team: 'meridian' },
    { run: 'r1', consent: 2 },
  ])
})

test('over the limit of the team the form says why nothing was looked up', async () => {
  const detail = 'This would exceed your team’s monthly limit.'
  serve(server({ [FOLLOW]: () => refusal(402, { detail, code: 'cost_cap' }) }))
  draw()
  await type('Handles', 'brew')
  await press(/Look up 1 account/)
  expect((await screen.findByRole('alert')).textContent).toBe(detail)
})

test('where nothing is left to do there is nothing to agree to', async () => {
  serve(server({ [FOLLOW]: () => ({ ...preview, total: 0, users: [], already: ['brew'] }) }))
  draw()
  await type('Handles', 'brew')
  await press(/Look up/)
  await screen.findByRole('heading', { name: 'Nothing left to do' })
  expect(screen.queryByRole('checkbox')).toBeNull()
  await press('Choose others')
  await screen.findByLabelText('Handles')
})

test('a run shows how far it is and until when it waits, and can be stopped', async () => {
  const many: FollowRun = { ...run, state: 'waiting', total: 120, done: 50, failed: 1, minutes: 15, waits_until: NOW }
  let current = many
  const sent = serve(
    server({
      'GET /api/starling/follow-runs/': () => [current],
      'GET /api/starling/follow-runs/r1/': () => ({ ...current, users: pending }),
      'POST /api/starling/follow-runs/r1/stop/': () => {
        current = { ...many, state: 'stopped', waits_until: null }
        return current
      },
    }),
  )
  draw()
  expect((await screen.findByRole('progressbar')).getAttribute('aria-valuenow')).toBe('43')
  await screen.findByText('50 of 120 done · 1 failed · about 15 minutes left')
  await screen.findByText(/X allows more from/)
  await press('Stop')
  await screen.findByText('You stopped it. What was done stays done.')
  await screen.findByText('50 of 120 followed')
  expect(sent.some(({ call }) => call.endsWith('/stop/'))).toBe(true)
})

test('the handles of a list are taken over', async () => {
  serve(server())
  draw()
  fireEvent.pointerDown(await button('Take from a list'), { button: 0, pointerType: 'mouse' })
  fireEvent.click(await screen.findByRole('menuitem', { name: /Baristas/ }))
  await waitFor(() => expect(screen.getByLabelText<HTMLTextAreaElement>('Handles').value).toBe('@brew\n@roast'))
})
