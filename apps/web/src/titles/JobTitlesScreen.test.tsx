// @vitest-environment happy-dom
import type { EstimatedTitles, SizedTitles } from '@starling/contract/browser'
import { fireEvent, screen, within } from '@testing-library/react'
import { beforeEach, expect, test } from 'vitest'
import { coffee } from '../../test-kit/coffee-audience.ts'
import { ada, drawScreen, notifications, serve, signedInAs } from '../../test-kit/draw-screen.tsx'

const { JobTitlesScreen } = await import('./JobTitlesScreen.tsx')

const grounds = {
  base: {
    unit: 'people',
    n: 1000,
    known: 1000,
    baseline: null,
    baseline_n: null,
    baseline_known: null,
    comparison: null,
    mark: null,
    hidden: false,
  },
  as_of: '2026-11-16T09:00:00Z',
  source: ['x'],
  method: 'shares_of_people',
} as const
const title = (id: string, label: string, label_ja: string, people: number | null) => ({
  id,
  label,
  label_ja,
  spellings: [label.toLowerCase(), label_ja],
  people,
  share: people && people / 1000,
  interval: null,
})
const sized = {
  categories: [
    {
      ...title('business', 'Business', 'ビジネス', 90),
      titles: [title('lawyer', 'Lawyer', '弁護士', 40), title('buyer', 'Buyer', 'バイヤー', null)],
    },
    { ...title('news', 'News', '報道', 12), titles: [title('journalist', 'Journalist', '記者', 12)] },
  ],
  ...grounds,
} as unknown as SizedTitles
type Asked = { job_titles: string[]; excluded_job_titles?: string[] }
const estimate = ({ job_titles }: Asked): EstimatedTitles => ({
  people: 20 * job_titles.length,
  share: 0.02,
  interval: [0.01, 0.03],
  each: job_titles.map((id) => ({ id, people: 20, adds: 19 })),
  question: { query_type: 'builder', who: { job_titles } },
  ...grounds,
  source: [...grounds.source],
})
const server = () =>
  serve({
    'POST /api/external/job-title-targeting/': () => sized,
    'POST /api/external/job-title-size-estimator/': (body) => estimate(body as Asked),
    'POST /api/external/audience-configs/': () => coffee,
  })
const draw = (at = '/job-title') => drawScreen(JobTitlesScreen, { path: '/job-title', at })
beforeEach(() => signedInAs(ada))

test('titles are chosen, counted together, left out and kept in the address', async () => {
  const asked = server()
  const router = draw()
  fireEvent.click(await screen.findByRole('button', { name: /^Business/ }))
  screen.getByText('fewer than 5 people')
  fireEvent.click(screen.getByRole('checkbox', { name: /Lawyer/ }))
  await screen.findByText('20 people')
  fireEvent.click(screen.getByRole('checkbox', { name: 'All titles of News' }))
  expect(await screen.findAllByText('adds 19')).toHaveLength(2)
  expect(router.state.location.search).toBe('?titles=lawyer%2Cjournalist')
  fireEvent.click(screen.getByRole('button', { name: 'Leave out Journalist' }))
  await screen.findByText('Not: Journalist')
  expect(router.state.location.search).toBe('?titles=lawyer&not=journalist')
  await expect.poll(() => asked.at(-1)?.body).toEqual({ job_titles: ['lawyer'], excluded_job_titles: ['journalist'] })
})

test('a title is found by how bios write it, in either language', async () => {
  server()
  draw()
  fireEvent.change(await screen.findByLabelText('Find a job title'), { target: { value: '記者' } })
  await screen.findByRole('checkbox', { name: /Journalist/ })
  expect(screen.queryByRole('checkbox', { name: /Lawyer/ })).toBeNull()
  fireEvent.change(screen.getByLabelText('Find a job title'), { target: { value: 'wizard' } })
  screen.getByText('No job title is called like this.')
})

test('what an address holds is open at once, and saved as an audience', async () => {
  const asked = server()
  draw('/job-title?titles=lawyer,journalist')
  const panel = (await screen.findByRole('heading', { name: 'Your combination' })).closest('section')!
  fireEvent.click(await within(panel).findByRole('button', { name: 'Save for me' }))
  await expect.poll(() => notifications.list().length).toBeGreaterThan(0)
  expect(asked.find(({ call }) => call.includes('audience-configs'))?.body).toEqual({
    body: { query_type: 'builder', who: { job_titles: ['lawyer', 'journalist'] } },
    name: 'Lawyer or Journalist',
    categories: ['Professions'],
  })
})
