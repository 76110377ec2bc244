// @vitest-environment happy-dom
import type { BulkDone, Campaign, CampaignSum } from '@starling/contract/browser'
import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { beforeEach, expect, test } from 'vitest'
import { ada, drawScreen, notifications, type Server, serve, signedInAs } from '../../../test-kit/draw-screen.tsx'
import { account, idOf, spring } from '../../../test-kit/sample-campaign.ts'

const { CampaignsScreen } = await import('./CampaignsScreen.tsx')

const LIST = 'GET /api/campaigns/?team=meridian&limit=50'
const summer: Campaign = { ...spring, id: idOf(20), name: 'Summer', state: 'active', differences: 2 }
const sum: CampaignSum = {
  ...{
    campaign_id: spring.id,
    impressions: 2_000,
    engagements: 40,
    clicks: 9,
    results: 40,
    spend_micro: 1_200_000_000,
  },
  ...{ cost_micro: 30_000_000, cost_interval: [20_000_000, 45_000_000], rate: 0.02, rate_interval: [0.015, 0.027] },
  pace: { budget_micro: 35_000_000_000, expected_micro: 1_250_000_000, spent_micro: 1_200_000_000, share: 0.96 },
}
const server = (more: Server = {}): Server => ({
  [LIST]: () => [spring, summer],
  'GET /api/teams/meridian/accounts/': () => [account],
  [`GET /api/starling/campaign-sums/?team=meridian&ids=${spring.id}%2C${summer.id}`]: () => [sum],
  ...more,
})
const draw = (more = '') =>
  drawScreen(CampaignsScreen, { path: '/:teamId/campaigns', at: `/meridian/campaigns${more}` })
const press = async (name: string) => fireEvent.click(await screen.findByRole('button', { name }))
const told = () => notifications.list().map(({ text }) => text)
const done = ({ id }: Campaign, error: string | null = null): BulkDone => ({
  ...{ id, error, detail: error && 'It is over already.', campaign: null },
})
beforeEach(() => signedInAs(ada))

test('each campaign tells its state, account, days and budget; what was changed at X is marked', async () => {
  serve(server())
  draw()
  const row = (await screen.findByRole('link', { name: 'Spring' })).closest('tr')!
  await within(row).findByText('Engagements · Meridian Japan')
  await within(row).findByTitle('One costs ¥20 to ¥45, 95% sure')
  expect([...row.querySelectorAll('td')].map((cell) => cell.textContent).slice(1, 7)).toEqual([
    ...['Paused', '¥35,000', '¥1,200 3% spent, on pace', '40 ¥20–¥45 each', '2026 Dec 1 – Dec 7', '1'],
  ])
  expect(within(row).getByRole('link').getAttribute('href')).toBe(`/meridian/campaigns/${spring.id}`)
  expect(within(row).getByTitle('3% of the money, 4% of the days')).toBeTruthy()
  const other = screen.getByRole('link', { name: 'Summer' }).closest('tr')!
  expect(within(other).getByTitle('Changed at X').textContent).toContain('2')
})

test('where the view is the result, a thousand of them have a cost', async () => {
  const reach: Campaign = { ...spring, objective: 'REACH', currency: 'USD' }
  const views = { results: 2_000, cost_micro: 4_550, cost_interval: [4_400, 4_700] as [number, number], rate: 1 }
  serve(
    server({
      [LIST]: () => [reach],
      [`GET /api/starling/campaign-sums/?team=meridian&ids=${spring.id}`]: () => [{ ...sum, ...views }],
    }),
  )
  draw()
  await screen.findByTitle('1,000 cost $4.40 to $4.70, 95% sure')
  expect(screen.getByText(/\$4.40–\$4.70 per 1,000/)).toBeTruthy()
})

test('filters, order and search stand in the address, and what the address says is asked for', async () => {
  const asked = serve(
    server({
      'GET /api/campaigns/?team=meridian&state=active&text=sum&sort=name&limit=50': () => [summer],
      'GET /api/campaigns/?team=meridian&state=paused&text=sum&sort=name&limit=50': () => [],
      'GET /api/campaigns/?team=meridian&sort=name&limit=50': () => [spring, summer],
    }),
  )
  const router = draw('?state=active&text=sum&sort=name&selected=nonsense&account=x')
  expect(await screen.findByRole('link', { name: 'Summer' })).toBeTruthy()
  expect(screen.getByLabelText<HTMLInputElement>('Name').value).toBe('sum')
  fireEvent.change(screen.getByLabelText('Status'), { target: { value: 'paused' } })
  expect(await screen.findByText('No campaign matches these filters.')).toBeTruthy()
  await press('Drop the filters')
  expect(await screen.findByRole('link', { name: 'Spring' })).toBeTruthy()
  expect(router.state.location.search).toBe('?sort=name')
  expect(screen.getByLabelText<HTMLInputElement>('Name').value).toBe('')
  expect(asked.filter(({ call }) => call.includes('/campaigns/')).length).toBeGreaterThanOrEqual(3)
})

test('chosen ones stand in the address; all are paused at once, and who is refused is named', async () => {
  const sent: unknown[] = []
  serve(
    server({
      'POST /api/starling/campaigns/bulk/': (body) => {
        sent.push(body)
        return [done(spring, 'conflict'), done(summer)]
      },
    }),
  )
  const router = draw(`?selected=${summer.id}`)
  expect(await screen.findByRole('toolbar', { name: '1 selected' })).toBeTruthy()
  fireEvent.click(screen.getByRole('checkbox', { name: 'Select Spring' }))
  await waitFor(() => expect(router.state.location.search).toContain(spring.id))
  await press('Pause')
  await waitFor(() => expect(told()).toEqual(['Spring: It is over already.', 'Done with 1 campaign.']))
  expect(sent).toEqual([{ act: 'pause', ids: [spring.id, summer.id] }])
  await waitFor(() => expect(router.state.location.search).toBe(''))
})

test('many are deleted at once and brought back; ending asks first', async () => {
  const sent: { act: string }[] = []
  serve(
    server({
      'POST /api/starling/campaigns/bulk/': (body) => {
        sent.push(body as { act: string })
        return [done(spring), done(summer)]
      },
    }),
  )
  draw()
  await screen.findByRole('link', { name: 'Spring' })
  fireEvent.click(screen.getByRole('checkbox', { name: 'Select all rows' }))
  await press('End')
  const dialog = await screen.findByRole('alertdialog')
  expect(sent).toEqual([])
  fireEvent.click(within(dialog).getByRole('button', { name: 'Cancel' }))
  await press('Delete')
  await waitFor(() => expect(told().at(-1)).toBe('2 campaigns were deleted.'))
  notifications.list().at(-1)!.options.action!.onPress()
  await waitFor(() => expect(sent.map(({ act }) => act)).toEqual(['delete', 'restore']))
})

test('more are asked for with the cursor of the last page', async () => {
  const page = (campaigns: Campaign[], next?: string) =>
    Response.json(campaigns, { headers: next ? { 'x-next-cursor': next } : {} })
  serve(
    server({
      [LIST]: () => page([spring], 'c2'),
      [`${LIST}&cursor=c2`]: () => page([summer]),
    }),
  )
  draw()
  await press('Show more results')
  expect(await screen.findByRole('link', { name: 'Summer' })).toBeTruthy()
  expect(screen.getByRole('link', { name: 'Spring' })).toBeTruthy()
  expect(screen.queryByRole('button', { name: 'Show more results' })).toBeNull()
})

test('without any, it leads on; deleted ones are brought back where they stand', async () => {
  const calls = serve(
    server({
      [LIST]: () => [],
      'GET /api/campaigns/?team=meridian&deleted=only&limit=50': () => [
        { ...spring, removed_at: '2026-11-17T13:00:00.000Z' },
      ],
      [`POST /api/starling/campaigns/${spring.id}/restore/`]: () => spring,
    }),
  )
  const router = draw()
  expect(await screen.findByText('No campaigns yet')).toBeTruthy()
  expect(screen.getByRole('link', { name: 'New campaign' }).getAttribute('href')).toBe('/meridian/campaigns/new')
  expect(screen.queryByLabelText('Status')).toBeNull()
  await router.navigate('/meridian/campaigns?deleted=only')
  await press('Bring Spring back')
  await waitFor(() =>
    expect(calls.map(({ call }) => call)).toContain(`POST /api/starling/campaigns/${spring.id}/restore/`),
  )
})
