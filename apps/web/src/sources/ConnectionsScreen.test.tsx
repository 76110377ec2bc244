// @vitest-environment happy-dom
import type { Connection, FollowedSource, IngestRun, Reading } from '@starling/contract/browser'
import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { beforeEach, expect, test } from 'vitest'
import {
  ada,
  drawScreen,
  meridian,
  notifications,
  refusal,
  type Server,
  serve,
  signedInAs,
} from '../../test-kit/draw-screen.tsx'

const { ConnectionsScreen } = await import('./ConnectionsScreen.tsx')
const AT = '/api/starling/teams/meridian'
const NOW = '2026-11-15T00:00:00Z'
const reading: Reading = {
  cap: 100_000_000,
  spent: 1_250_000,
  spent_on_looks: 0,
  daily: false,
  prices: { user: 10_000, list: 5_000, count: 5_000 },
  has_installation_app: true,
  may_use_keys: true,
  corpus: { phase: 'ready', trouble: null, accounts: 1512, posts: 12_034 },
}
const connection: Connection = {
  id: 'c1',
  kind: 'installation',
  name: 'Starling',
  handle: null,
  broken: false,
  created_at: NOW,
}
const source: FollowedSource = {
  id: 's1',
  connection: 'c1',
  kind: 'handle',
  value: 'brew',
  name: 'Brew',
  days: 30,
  post_limit: 100,
  follower_limit: 1000,
  posts: 42,
  followers: 900,
  read_at: NOW,
  error: null,
  created_at: NOW,
}
const step = { id: 'p1', source: 's1', kind: 'posts', state: 'pending', estimate: 40, read: 0, error: null } as const
const run: IngestRun = {
  id: 'r1',
  kind: 'read',
  state: 'estimate',
  estimated_cost: 210_000,
  approved_cost: null,
  at_most: false,
  cost: 0,
  estimate: 40,
  read: 0,
  deleted: 0,
  error: null,
  waits_until: null,
  created_at: NOW,
  started_at: null,
  ended_at: null,
  steps: [step],
}

const server = (more: Server = {}): Server => ({
  [`GET ${AT}/reading/`]: () => reading,
  [`GET ${AT}/connections/`]: () => [connection],
  [`GET ${AT}/sources/`]: () => [source],
  [`GET ${AT}/ingest-runs/`]: () => [],
  'GET /rest-auth/socialaccounts/': () => [],
  ...more,
})
const draw = () => drawScreen(ConnectionsScreen, { path: '/:teamId/connections', at: '/meridian/connections' })
const press = async (name: string) => fireEvent.click(await screen.findByRole('button', { name }))
const told = () => notifications.list().map(({ text }) => text)
beforeEach(() => signedInAs(ada))

test.each([
  ['ready', '1,512'],
  ['too_large', 'too large'],
] as const)(
  'a corpus that outgrew the memory is said with the setting that helps, while it is %s',
  async (phase, said) => {
    serve(
      server({
        [`GET ${AT}/reading/`]: () => ({ ...reading, corpus: { ...reading.corpus, phase, trouble: 'too_large' } }),
      }),
    )
    draw()
    await screen.findByText(/ENGINE=cluster/)
    expect(screen.getAllByText(said).length).toBeGreaterThan(0)
  },
)

test('what is followed, what it cost and what the corpus holds', async () => {
  serve(server())
  draw()
  await screen.findByText('42 posts · 900 followers', { exact: false })
  expect(screen.getByText('$1.25 of $100.00')).toBeTruthy()
  expect(screen.getByText('12,034')).toBeTruthy()
})

test('what was spent outside of runs has a line of its own', async () => {
  serve(server({ [`GET ${AT}/reading/`]: () => ({ ...reading, spent_on_looks: 20_000 }) }))
  draw()
  const line = (await screen.findByText('Estimates and lookups')).closest('li')!
  expect(within(line).getByText('$0.02')).toBeTruthy()
})

test('nothing yet: the ways to begin, and no form that could not work', async () => {
  const none = () => []
  serve(server({ [`GET ${AT}/connections/`]: none, [`GET ${AT}/sources/`]: none }))
  draw()
  await screen.findByRole('heading', { name: 'No access to X yet' })
  expect(screen.getByRole('button', { name: 'Use the app of this installation' })).toBeTruthy()
  expect(screen.getByRole('button', { name: 'Connect X' })).toBeTruthy()
  expect(screen.queryByLabelText('Handles')).toBeNull()
})

test('a team that may not use the keys of the installation is told so, and can bring its own', async () => {
  const closed = { ...connection, broken: true }
  serve(
    server({
      [`GET ${AT}/reading/`]: () => ({ ...reading, may_use_keys: false }),
      [`GET ${AT}/connections/`]: () => [closed],
    }),
  )
  draw()
  await screen.findByText(/Your team can use the keys of its own app/)
  expect(screen.getByText('The operator has not allowed your team to fetch with it.')).toBeTruthy()
  expect(screen.getByRole('button', { name: 'Add the keys of an app' })).toBeTruthy()
  expect(screen.queryByRole('button', { name: 'Connect X' })).toBeNull()
})

test('an account that X does not accept any more is connected again from its row', async () => {
  serve(server({ [`GET ${AT}/connections/`]: () => [{ ...connection, kind: 'account', handle: 'ada', broken: true }] }))
  draw()
  const row = (await screen.findByText('It can no longer fetch from X. Connect it again, or remove it.')).closest('li')!
  expect(within(row).getByRole('button', { name: 'Connect X' })).toBeTruthy()
})

test('what asking for the price costs is said beside the button', async () => {
  serve(server())
  draw()
  await screen.findByRole('button', { name: 'See what fetching costs' })
  expect(screen.getByText(/^X charges up to \$0\.\d\d for looking up the price\.$/)).toBeTruthy()
})

test('a run that ended at its limit, or read in part, does not say that it finished', async () => {
  const ended: IngestRun = { ...run, state: 'at_limit', started_at: NOW, ended_at: NOW }
  serve(server({ [`GET ${AT}/ingest-runs/`]: () => [ended, { ...ended, id: 'r2', state: 'partly' }] }))
  draw()
  await screen.findByText(/^Stopped at its limit/)
  expect(screen.getByText(/^Fetched in part/)).toBeTruthy()
  expect(screen.queryByText(/^Finished/)).toBeNull()
})

test('a member reads and changes nothing', async () => {
  signedInAs({ ...ada, memberships: [{ id: 'm1', team: meridian, level: 'member' }] })
  serve(server())
  draw()
  await screen.findByText('@brew')
  expect(screen.queryAllByRole('button')).toEqual([])
})

test('what could not be loaded says so', async () => {
  const detail = 'The product is not ready yet. Please try again in a moment.'
  serve(server({ [`GET ${AT}/sources/`]: () => refusal(404, { detail, code: 'not_found' }) }))
  draw()
  expect((await screen.findByRole('alert')).textContent).toContain(detail)
})

test('following sends handles and keywords as typed, each once', async () => {
  const asked = serve(server({ [`POST ${AT}/sources/`]: () => [source] }))
  draw()
  fireEvent.change(await screen.findByLabelText('Handles'), { target: { value: '@brew, roast bad-one' } })
  await press('Track')
  await screen.findByText('These are not handles: bad-one')
  fireEvent.change(screen.getByLabelText('Handles'), { target: { value: '@brew, roast' } })
  fireEvent.change(screen.getByLabelText('Keywords'), { target: { value: 'flat white\n' } })
  await press('Track')
  await waitFor(() => expect(told()).toEqual(['1 is tracked. Nothing has been fetched yet.']))
  const sent = asked.find(({ call }) => call === `POST ${AT}/sources/`)
  expect(sent?.body).toEqual({
    connection: 'c1',
    handles: ['brew', 'roast'],
    keywords: ['flat white'],
    days: 30,
    posts: 100,
    followers: 1000,
  })
})

test('the cost is shown before anything is read, and given back as consent', async () => {
  const asked = serve(
    server({
      [`POST ${AT}/ingest-runs/`]: () => run,
      [`POST ${AT}/ingest-runs/r1/start/`]: () => ({ ...run, state: 'running', started_at: NOW }),
    }),
  )
  draw()
  await press('See what fetching costs')
  await screen.findByText('40 posts')
  expect(screen.getByText(/every team of this installation/)).toBeTruthy()
  expect(asked.some(({ call }) => call.endsWith('/start/'))).toBe(false)
  await press('Start fetching for $0.21')
  await waitFor(() =>
    expect(asked.find(({ call }) => call.endsWith('/start/'))?.body).toEqual({ cost: run.estimated_cost }),
  )
})

test('over the limit the page says why nothing started', async () => {
  const detail = 'This would exceed your team’s monthly limit.'
  serve(
    server({
      [`POST ${AT}/ingest-runs/`]: () => run,
      [`POST ${AT}/ingest-runs/r1/start/`]: () => refusal(402, { detail, code: 'cost_cap' }),
    }),
  )
  draw()
  await press('See what fetching costs')
  await press('Start fetching for $0.21')
  await waitFor(() => expect(told()).toEqual([detail]))
})

test('a run shows how far it is, and can be stopped', async () => {
  const open: IngestRun = { ...run, state: 'waiting', read: 10, cost: 50_000, started_at: NOW, waits_until: NOW }
  const asked = serve(
    server({
      [`GET ${AT}/ingest-runs/`]: () => [open],
      [`POST ${AT}/ingest-runs/r1/stop/`]: () => ({ ...open, state: 'stopped' }),
    }),
  )
  draw()
  expect((await screen.findByRole('progressbar')).getAttribute('aria-valuenow')).toBe('25')
  expect(screen.getByText('10 of about 40 fetched, $0.05 so far.')).toBeTruthy()
  expect(screen.getByText(/It continues by itself/)).toBeTruthy()
  await press('Stop')
  await waitFor(() => expect(asked.some(({ call }) => call.endsWith('/stop/'))).toBe(true))
})

test('what is removed can be brought back', async () => {
  let sources = [source]
  const asked = serve(
    server({
      [`GET ${AT}/sources/`]: () => sources,
      [`DELETE ${AT}/sources/s1/`]: () => {
        sources = []
      },
      [`POST ${AT}/sources/s1/restore/`]: () => source,
    }),
  )
  draw()
  await press('Remove @brew')
  await waitFor(() => expect(screen.queryByText('@brew')).toBeNull())
  await waitFor(() => expect(told()).toEqual(['@brew is no longer tracked. What was fetched stays.']))
  notifications.list()[0]!.options.action!.onPress()
  await waitFor(() => expect(asked.some(({ call }) => call.endsWith('/restore/'))).toBe(true))
})

test('the limit is typed in dollars and kept in millionths', async () => {
  const asked = serve(server({ [`PATCH ${AT}/reading/`]: () => ({ ...reading, cap: 25_500_000 }) }))
  draw()
  const field = await screen.findByLabelText('Monthly limit in US dollars')
  fireEvent.change(field, { target: { value: 'much' } })
  await press('Save')
  await screen.findByText('Enter an amount such as 50.')
  fireEvent.change(field, { target: { value: '25.5' } })
  await press('Save')
  await waitFor(() => expect(told()).toEqual(['The limit was saved.']))
  expect(asked.find(({ call }) => call.startsWith('PATCH'))?.body).toEqual({ cap: 25_500_000, daily: false })
})
