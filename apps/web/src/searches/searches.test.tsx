// @vitest-environment happy-dom
import type { ExploreSearch, Monitor, RecentSearch } from '@starling/contract/browser'
import { setLanguage } from '@starling/text'
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { ada, drawScreen, notifications, refusal, type Server, serve, signedInAs } from '../../test-kit/draw-screen.tsx'
import { week } from '../../test-kit/sample-week.ts'
import { recentTea, savedTea, TEA, understoodTea } from '../../test-kit/tea.ts'

const { SearchTools } = await import('./SearchTools.tsx')
const { RecentSearches } = await import('./RecentSearches.tsx')
const { closeSignIn, queryClient, useSignInRequest } = await import('../floor/index.ts')

const AT = '2026-11-15T00:00:00.000Z'
const { monitor: _, ...bare } = savedTea
const monitor: Monitor = {
  id: 'm1',
  search: bare,
  paused: false,
  created_at: AT,
  next_at: AT,
  error: null,
  mails: true,
  latest: week,
  is_news: false,
}

const onPick = vi.fn()
const tools = () => drawScreen(() => <SearchTools kept={{ question: TEA, days: null }} onPick={onPick} />)
const press = async (name: string) => fireEvent.click(await screen.findByRole('button', { name }))
const told = () => notifications.list().map(({ text }) => text)
const server = (more: Server = {}): Server => ({
  'POST /api/external/explore-query-analyzer/': () => understoodTea,
  'GET /api/external/explore-searches/?query_type=all': () => [],
  'GET /api/external/monitors/': () => [],
  'POST /api/starling/searches/recent/': () => recentTea,
  ...more,
})
beforeEach(() => {
  onPick.mockClear()
  signedInAs(ada)
})
afterEach(() => setLanguage('en'))

test('what is asked becomes a recent search; saving sends the question, its id and one’s own address', async () => {
  const asked = serve(server({ 'POST /api/external/explore-searches/': () => savedTea }))
  const router = tools()
  await waitFor(() =>
    expect(asked.find(({ call }) => call.endsWith('/recent/'))?.body).toEqual({ body: TEA, days: null }),
  )
  await press('Save audience')
  const dialog = within(await screen.findByRole('dialog', { name: 'Save this audience' }))
  expect((dialog.getByLabelText('Name') as HTMLInputElement).value).toBe('tea')
  fireEvent.change(dialog.getByLabelText('Name'), { target: { value: 'Tea in Japan' } })
  fireEvent.click(dialog.getByRole('button', { name: 'Save' }))
  await waitFor(() => expect(told()).toEqual(['Audience created successfully']))
  expect(asked.find(({ call }) => call === 'POST /api/external/explore-searches/')?.body).toEqual({
    body: TEA,
    days: null,
    email: ada.email,
    audience_creator_query_id: 'q_tea',
    query_type: 'conversation_analysis',
    name: 'Tea in Japan',
  })
  const [{ options }] = notifications.list() as [ReturnType<typeof notifications.list>[number]]
  expect([options.timeout, options.action?.label]).toEqual([10_000, 'Show saved audiences'])
  options.action!.onPress()
  await waitFor(() => expect(router.state.location.pathname).toBe('/saved-audiences'))
})

test('before the audience is ready the message stays', async () => {
  serve(
    server({ 'POST /api/external/explore-query-analyzer/': () => refusal(404, { detail: 'x', code: 'not_found' }) }),
  )
  tools()
  await press('Save audience')
  const sentence = 'Failed to create audience. Please wait until the audience is ready.'
  await waitFor(() => expect(told()).toEqual([sentence]))
  expect(notifications.list()[0]!.options.timeout).toBe(0)
})

test('somebody whose session has ended is told to sign in again, and the message stays', async () => {
  const ended = () => refusal(403, { detail: 'Please sign in.', code: 'sign_in_needed' })
  serve(server({ 'POST /api/external/explore-searches/': ended }))
  tools()
  await press('Save audience')
  fireEvent.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Save' }))
  const sentence = 'Failed to create audience. Please log out and log in again to create a new audience.'
  await waitFor(() => expect(told()).toEqual([sentence]))
  expect(notifications.list()[0]!.options.timeout).toBe(0)
})

test('who is not signed in is asked to, and nothing of theirs is asked for', async () => {
  queryClient.setQueryData(['me'], null)
  const asked = serve(server())
  const reasons: (string | undefined)[] = []
  function Watch() {
    reasons.push(useSignInRequest()?.reason)
    return <SearchTools kept={{ question: TEA, days: null }} onPick={onPick} />
  }
  drawScreen(Watch)
  await press('Save audience')
  expect(reasons.at(-1)).toBe('Sign in to save an audience.')
  expect(asked).toEqual([])
  act(closeSignIn)
})

test('saved ones are opened, filtered, renamed, deleted and brought back', async () => {
  let saved = [savedTea]
  const asked = serve(
    server({
      'GET /api/external/explore-searches/?query_type=all': () => saved,
      'GET /api/external/explore-searches/?query_type=post_analysis': () => [],
      'PATCH /api/external/explore-searches/s1/': (body) => {
        saved = [{ ...savedTea, ...(body as object) }]
        return saved[0]
      },
      'DELETE /api/starling/searches/s1/': () => {
        saved = []
      },
      'POST /api/starling/searches/s1/restore/': () => savedTea,
    }),
  )
  tools()
  await press('Saved')
  const drawer = within(await screen.findByRole('dialog', { name: 'Saved audiences' }))
  fireEvent.change(drawer.getByLabelText('Kind of analysis'), { target: { value: 'post_analysis' } })
  await drawer.findByText('No audience of this kind was saved.')
  fireEvent.change(drawer.getByLabelText('Kind of analysis'), { target: { value: 'all' } })
  const actions = await drawer.findByRole('button', { name: 'Actions for Tea in Japan' })

  fireEvent.keyDown(actions, { key: 'Enter' })
  fireEvent.click(await screen.findByRole('menuitem', { name: 'Rename' }))
  const rename = within(await screen.findByRole('dialog', { name: 'Rename' }))
  fireEvent.change(rename.getByLabelText('Name'), { target: { value: 'Tea' } })
  fireEvent.click(rename.getByRole('button', { name: 'Save' }))
  await drawer.findByRole('link', { name: 'Tea' })

  fireEvent.keyDown(drawer.getByRole('button', { name: 'Actions for Tea' }), { key: 'Enter' })
  fireEvent.click(await screen.findByRole('menuitem', { name: 'Delete' }))
  await waitFor(() => expect(told()).toEqual(['Tea was deleted.']))
  await drawer.findByText('Nothing saved yet')
  saved = [savedTea]
  notifications.list()[0]!.options.action!.onPress()
  await waitFor(() => expect(asked.some(({ call }) => call.endsWith('/restore/'))).toBe(true))
  const link = await drawer.findByRole('link', { name: 'Tea in Japan' })
  expect(link.getAttribute('href')).toBe('/explore/conversation?keywords=tea')
  fireEvent.click(link)
  expect(onPick).toHaveBeenCalledWith({ question: TEA, days: null })
})

test('a monitor is started, shows its week with arrows where chance does not explain it, and is paused', async () => {
  let isOn = false
  const asked = serve(
    server({
      'GET /api/external/explore-searches/?query_type=all': () => [
        { ...savedTea, monitor: isOn ? { id: 'm1', paused: false } : null },
      ],
      'GET /api/external/monitors/': () => (isOn ? [monitor] : []),
      'POST /api/starling/monitors/': () => {
        isOn = true
        return { ...monitor, latest: null }
      },
      'PATCH /api/starling/monitors/m1/': () => ({ ...monitor, paused: true }),
      'POST /api/external/weekly-results-monitor/': () => ({ monitor, results: [week] }),
    }),
  )
  tools()
  await press('Saved')
  fireEvent.click(await screen.findByRole('checkbox', { name: 'Monitor it every week' }))
  await screen.findByText('1.2K')
  expect(asked.find(({ call }) => call === 'POST /api/starling/monitors/')?.body).toEqual({ search: 's1' })
  const figure = (name: string) => within(screen.getByText(name, { selector: 'dt' }).parentElement!)
  expect(figure('People').getByText('600 the week before (+100%)')).toBeTruthy()
  expect(figure('People').getByText('Change, 95% sure: +80% to +120%')).toBeTruthy()
  expect(figure('People').getByRole('img', { name: 'more than the week before' })).toBeTruthy()
  expect(figure('Posts').getByText('40*')).toBeTruthy()
  expect(figure('Posts').queryByRole('img')).toBeNull()
  expect(figure('Net mood').getByText('+10% the week before (+30 points)')).toBeTruthy()
  const words = within(screen.getByRole('list', { name: 'Words of the week' }))
  expect(words.getByText('matcha').parentElement!.textContent).toBe('matcha20')
  expect(words.getByRole('img', { name: 'more than the week before' })).toBeTruthy()
  await press('Earlier weeks')
  await screen.findByText('Earlier weeks appear here as they end.')
  await press('Pause')
  await waitFor(() => expect(asked.find(({ call }) => call.startsWith('PATCH'))?.body).toEqual({ paused: true }))
})

test('news are said at the button and in the list until one has looked, and their emails are switched off', async () => {
  let isSeen = false
  const asked = serve(
    server({
      'GET /api/external/explore-searches/?query_type=all': () => [
        { ...savedTea, monitor: { id: 'm1', paused: false } },
      ],
      'GET /api/external/monitors/': () => [{ ...monitor, is_news: !isSeen }],
      'PATCH /api/starling/monitors/m1/': () => ({ ...monitor, mails: false }),
      'POST /api/starling/monitors/seen/': () => {
        isSeen = true
      },
    }),
  )
  tools()
  await press('Saved audiences, 1 with news')
  await screen.findByText('New this week')
  fireEvent.click(await screen.findByRole('checkbox', { name: 'Email me when something changed' }))
  await waitFor(() => expect(asked.find(({ call }) => call.startsWith('PATCH'))?.body).toEqual({ mails: false }))
  expect(screen.getByText('New this week')).toBeTruthy()
  fireEvent.keyDown(screen.getByRole('dialog'), { key: 'Escape' })
  await screen.findByRole('button', { name: 'Saved audiences' })
})

test('in Japanese', async () => {
  await setLanguage('ja')
  serve(
    server({
      'GET /api/external/explore-searches/?query_type=all': () => [
        { ...savedTea, monitor: { id: 'm1', paused: false } },
      ],
      'GET /api/external/monitors/': () => [monitor],
    }),
  )
  tools()
  await press('保存済み')
  await screen.findByText('前週は600 (+100%)')
  expect(screen.getByRole('dialog', { name: '保存したオーディエンス' }).textContent).toMatch(/毎週モニタリングする/)
  expect(screen.getByRole('dialog').textContent).not.toMatch(/week before|Monitor it/)
})

const recent = (id: string, word: string): RecentSearch => ({
  id,
  query_type: 'conversation_analysis',
  body: { query_type: 'conversation', keywords: [[word]] },
  days: null,
  searched_at: AT,
})

test('recent searches are picked and cleared, with a chance to undo', async () => {
  const asked = serve({
    'GET /api/starling/searches/recent/': () => [recent('r1', 'tea'), recent('r2', 'coffee')],
    'DELETE /api/starling/searches/recent/': () => undefined,
  })
  drawScreen(() => <RecentSearches onPick={onPick} />)
  fireEvent.click(await screen.findByRole('link', { name: /^coffee/ }))
  expect(onPick).toHaveBeenCalledWith({ question: { query_type: 'conversation', keywords: [['coffee']] }, days: null })
  await press('Clear')
  await waitFor(() => expect(screen.queryByText('Recent searches')).toBeNull())
  const [{ id, options }] = notifications.list() as [ReturnType<typeof notifications.list>[number]]
  options.action!.onPress()
  act(() => notifications.remove(id))
  await screen.findByRole('link', { name: /^coffee/ })
  expect(asked.some(({ call }) => call.startsWith('DELETE'))).toBe(false)
})

test('“the last 7 days” are saved as such, and their link counts them from the day it is opened', async () => {
  const relative: ExploreSearch = { ...savedTea, id: 's2', days: 7 }
  let saved: ExploreSearch[] = [savedTea]
  const asked = serve(
    server({
      'GET /api/external/explore-searches/?query_type=all': () => saved,
      'POST /api/external/explore-searches/': () => {
        saved = [relative, savedTea]
        return relative
      },
    }),
  )
  drawScreen(() => <SearchTools kept={{ question: TEA, days: 7 }} onPick={onPick} />)
  // The same words are saved, but not these days.
  await press('Save audience')
  fireEvent.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Save' }))
  await waitFor(() => expect(told()).toEqual(['Audience created successfully']))
  const sent = asked.find(({ call }) => call === 'POST /api/external/explore-searches/')?.body
  expect(sent).toMatchObject({ body: TEA, days: 7 })
  await press('Saved')
  const [link] = await screen.findAllByRole('link', { name: 'Tea in Japan' })
  expect(link!.getAttribute('href')).toBe('/explore/conversation?keywords=tea&days=7')
  expect(screen.getByText(/Last 7 days/)).toBeTruthy()
  fireEvent.click(link!)
  expect(onPick).toHaveBeenCalledWith({ question: TEA, days: 7 })
})
