// @vitest-environment happy-dom
import type { EstimateAtX, TargetingCoverage, TargetingInsights } from '@starling/contract/browser'
import { EMPTY_BUILDER } from '@starling/question/builder'
import { emptyPackage, type PackageEntry } from '@starling/targeting'
import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { beforeEach, expect, test, vi } from 'vitest'
import { ada, drawScreen, notifications, refusal, serve, signedInAs } from '../../test-kit/draw-screen.tsx'

const { EstimatePart } = await import('./EstimatePart.tsx')
const { TargetingPart } = await import('./TargetingPart.tsx')
const { TargetingScreen } = await import('./TargetingScreen.tsx')

const DRAFT = { ...EMPTY_BUILDER, keyword_groups: [['coffee']], job_titles: ['chef'] }
const SIZE = { size: 1_200, few: false, of: 5_000 }
const entry = (value: string, reason: PackageEntry['reason']): PackageEntry => ({
  ...{ value, label: value, deselected: false, reason },
})
const WAITING: TargetingInsights = {
  id: 'one',
  state: 'waiting',
  processing: true,
  done: 1,
  total: 4,
  error: null,
  draft: DRAFT,
  size: null,
  targeting_package: null,
  left_out: [
    { of: 'block', kind: 'job_titles', why: 'no_criterion' },
    { of: 'entry', part: 'keywords', value: 'new york pizza', why: 'words_apart' },
    { of: 'order', why: 'any_is_enough' },
  ],
  as_of: null,
  created_at: '2026-11-17T12:00:00.000Z',
  ended_at: null,
}
const READY: TargetingInsights = {
  ...WAITING,
  ...{ state: 'ready', processing: false, done: 4, size: SIZE, ended_at: '2026-11-17T12:00:05.000Z' },
  targeting_package: {
    ...emptyPackage(),
    keywords: [
      entry('coffee', { why: 'asked' }),
      ...Array.from({ length: 9 }, (_, at) =>
        entry(`word${at}`, { why: 'over_index', people: 300, share: 0.25, over_index: 3.24 }),
      ),
    ],
    hashtags: [entry('#latte', { why: 'writing', of: 'milk' })],
    countries: [{ ...entry('JP', { why: 'share', people: 900, share: 0.7 }), label: 'Japan' }],
    gender: 'FEMALE',
    age: 'AGE_OVER_35',
  },
}
const REACH = {
  ...{ inside: 300, of: 1_200, share: 0.25, share_interval: [0.22, 0.28] as [number, number], outside: 700 },
  ...{ precision: 0.3, precision_interval: [0.272, 0.329] as [number, number], rank: 3, adds: 120 },
}
const COVERAGE: TargetingCoverage = {
  audience: SIZE,
  together: {
    ...{ inside: { size: 900, few: false }, share: 0.75, share_interval: [0.72, 0.77] },
    ...{ outside: { size: 0, few: true }, about: true, precision: 0.99, precision_interval: [0.98, 1] },
  },
  entries: [],
  uncounted: [],
  asked: null,
  base: {
    ...{ unit: 'people', n: 1_200, known: 1_200, baseline: null, baseline_n: null, baseline_known: null },
    ...{ comparison: null, mark: null, hidden: false },
  },
  ...{ as_of: '2026-11-17T11:00:00.000Z', source: ['import'], method: 'cover' },
}
const ONE = 'GET /api/external/insights/one/'
const COVER = 'POST /api/starling/targeting/coverage/'
const served = (answer: () => unknown, more: object = {}) =>
  serve({
    'GET /api/starling/insights/?limit=10': () => [],
    'POST /api/external/audience-builder/generate-insights/': () => WAITING,
    [ONE]: answer,
    [COVER]: () => COVERAGE,
    ...more,
  })
const draw = (
  size: typeof SIZE | null = SIZE,
  draft = DRAFT,
  at = { path: '/audience-builder', at: '/audience-builder' },
) => drawScreen(() => <TargetingPart draft={draft} size={size ?? undefined} />, at)
const told = () => notifications.list().map(({ text }) => text)

beforeEach(() => signedInAs(ada))

test('a package is asked for, its progress is shown, and it appears by itself', async () => {
  let answer = WAITING
  served(() => answer)
  draw()
  fireEvent.click(await screen.findByRole('button', { name: 'Generate targeting' }))
  const bar = await screen.findByRole('progressbar', { name: 'Generating targeting' })
  expect(bar.getAttribute('aria-valuenow')).toBe('25')
  expect(screen.getByText('Step 2 of 4', { exact: false })).toBeTruthy()
  answer = READY
  const keywords = await screen.findByRole('region', { name: 'Keywords' }, { timeout: 10_000 })
  expect(within(keywords).getByText('The audience asks for it')).toBeTruthy()
  expect(within(keywords).getAllByText('25% of them have it, 3.2 times as many as others').length).toBe(7)
  fireEvent.click(within(keywords).getByRole('button', { name: /Show all 10/ }))
  expect(within(keywords).getByText('word8')).toBeTruthy()
  expect(within(screen.getByRole('region', { name: 'Hashtags' })).getByText(/“milk”/)).toBeTruthy()
  expect(within(screen.getByRole('region', { name: 'Countries' })).getByText('70% of them')).toBeTruthy()
  expect(screen.getByText('Women, 35+')).toBeTruthy()
  const unsaid = within(screen.getByRole('region', { name: 'What X cannot be told' }))
  expect(unsaid.getByText(/People who work as/)).toBeTruthy()
  expect(unsaid.getByText(/^new york pizza: X looks for these words one by one/)).toBeTruthy()
  expect(unsaid.getByText(/X reaches whoever has any/)).toBeTruthy()
  expect(screen.getByRole('link', { name: 'Open on its own page' }).getAttribute('href')).toBe('/targeting/one')
})

test('what was made of this very draft is there when the screen is opened anew', async () => {
  const other = { ...READY, id: 'other', draft: { ...DRAFT, keyword_groups: [['tea']] } }
  served(() => READY, { 'GET /api/starling/insights/?limit=10': () => [other, READY] })
  draw()
  expect(await screen.findByRole('region', { name: 'Keywords' })).toBeTruthy()
  expect(screen.getByRole('button', { name: 'Generate again' })).toBeTruthy()
})

test.each([
  ['no_audience', 'No audience found'],
  ['too_few', 'Fewer than five people: nothing is told of so few, so no targeting is made of them.'],
  ['generation_failed', 'Failed to generate campaign attributes'],
] as const)('one that failed by %s says so', async (error, words) => {
  const failed = { ...WAITING, state: 'failed', processing: false, error }
  served(() => failed, { 'GET /api/starling/insights/?limit=10': () => [failed] })
  draw()
  expect((await screen.findByRole('alert')).textContent).toBe(words)
})

test('one can be cancelled', async () => {
  const cancelled = { ...WAITING, state: 'cancelled', processing: false }
  let answer: object = WAITING
  served(() => answer, {
    'GET /api/starling/insights/?limit=10': () => [answer],
    'POST /api/starling/insights/one/cancel/': () => {
      answer = cancelled
      return cancelled
    },
  })
  draw()
  fireEvent.click(await screen.findByRole('button', { name: 'Cancel' }))
  expect(await screen.findByText('This was cancelled.')).toBeTruthy()
  expect(screen.getByText(/it can be generated again from the builder/)).toBeTruthy()
})

test('of nobody, of few, and before they are counted, nothing is made', async () => {
  const asked = vi.fn(() => WAITING)
  served(() => WAITING, { 'POST /api/external/audience-builder/generate-insights/': asked })
  draw({ size: 0, few: true, of: 5_000 })
  expect(await screen.findByText(/Fewer than five people/)).toBeTruthy()
  expect(screen.getByRole('button', { name: 'Generate targeting' }).hasAttribute('disabled')).toBe(true)
  cleanup()
  draw({ size: 0, few: false, of: 5_000 })
  expect(await screen.findByText('No audience found')).toBeTruthy()
  cleanup()
  draw(null)
  fireEvent.click(await screen.findByRole('button', { name: 'Generate targeting' }))
  await waitFor(() => expect(told()).toEqual(['Failed to create audience. Please wait until the audience is ready.']))
  expect(asked).not.toHaveBeenCalled()
})

test.each([
  [404, { detail: 'No audience found', code: 'no_audience' }, 'No audience found'],
  [500, { detail: 'boom', code: 'internal' }, 'Failed to generate campaign attributes'],
  [
    403,
    { detail: 'Please sign in.', code: 'sign_in_needed' },
    'Failed to create audience. Please log out and log in again to create a new audience.',
  ],
])('a refusal by %i is told in its own words', async (status, body, words) => {
  served(() => WAITING, {
    'POST /api/external/audience-builder/generate-insights/': () => refusal(status, body, body.code),
  })
  draw()
  fireEvent.click(await screen.findByRole('button', { name: 'Generate targeting' }))
  await waitFor(() => expect(told()).toEqual([words]))
})

test('a package has an address of its own, in a team by the call of the team', async () => {
  served(() => READY, { 'POST /api/build-audience/': () => WAITING })
  drawScreen(TargetingScreen, { at: '/targeting/one', path: '/targeting/:id' })
  expect(await screen.findByRole('region', { name: 'Keywords' })).toBeTruthy()
  expect(screen.getByText(/^1,200 people/)).toBeTruthy()
  const back = screen.getByRole('link', { name: 'Open in the builder' }).getAttribute('href')
  expect(back).toMatch(/^\/audience-builder\?.*keywords=coffee/)
  cleanup()
  draw(SIZE, { ...DRAFT, handles: ['nike'] }, { at: '/meridian/creator', path: '/:teamId/creator' })
  fireEvent.click(await screen.findByRole('button', { name: 'Generate targeting' }))
  const link = await screen.findByRole('link', { name: 'Open on its own page' })
  await waitFor(() => expect(link.getAttribute('href')).toBe('/meridian/targeting/one'))
})

test('an entry says whom it reaches, and the page whom all of it does', async () => {
  const [first, second, third, ...rest] = READY.targeting_package!.keywords
  const reaching = (entry: PackageEntry, more: object) => ({
    ...entry,
    reason: { ...entry.reason, reach: { ...REACH, ...more } },
  })
  const keywords = [
    { ...reaching(first!, {}), match: 'phrase' as const },
    reaching(second!, { outside: null, about: true, precision: 0.987, precision_interval: [0.96, 1], rank: 1 }),
    reaching(third!, { inside: 1_200, about: true, rank: 2, adds: 0 }),
    ...rest,
  ]
  const asked = served(() => ({ ...READY, targeting_package: { ...READY.targeting_package!, keywords } }))
  drawScreen(TargetingScreen, { at: '/targeting/one', path: '/targeting/:id' })
  const part = within(await screen.findByRole('region', { name: 'Keywords' }))
  expect(part.getByText('Reaches 300 of 1,200 people of the audience and 700 others')).toBeTruthy()
  expect(part.getByText('30% of whom it reaches are of the audience (27% to 33%)')).toBeTruthy()
  expect(part.getByText('Chosen as number 3: 120 of them nothing chosen before it reaches')).toBeTruthy()
  // What may be a few off is told as about that, and a precision as the least.
  expect(part.getByText('Reaches about 300 of 1,200 people of the audience and fewer than 5 others')).toBeTruthy()
  expect(part.getByText('At least 99% of whom it reaches are of the audience (96% to 100%)')).toBeTruthy()
  expect(part.getByText('Chosen first')).toBeTruthy()
  const all_but_few = 'Reaches all 1,200 people of the audience, or all but a few, and about 700 others'
  expect(part.getByText(all_but_few)).toBeTruthy()
  expect(part.getByText(/^Chosen as number 2, for breadth/)).toBeTruthy()
  const whole = within(screen.getByRole('region', { name: 'Whom it reaches' }))
  expect(
    await whole.findByText('Reaches about 900 of 1,200 people of the audience and fewer than 5 others'),
  ).toBeTruthy()
  expect(whole.getByText(/X has nothing for what the audience itself asks/)).toBeTruthy()
  const sent = asked.find(({ call }) => call === COVER)?.body as { targeting_package: { keywords: object[] } }
  expect(sent.targeting_package.keywords[0]).toEqual({ value: 'coffee', deselected: false, match: 'phrase' })
})

const ESTIMATE = 'POST /api/starling/audience-builder/estimate/'
const estimate: EstimateAtX = {
  range: { min: 38_000, max: 42_000 },
  not_estimated: null,
  ad_account: { id: 'a1', name: 'Meridian Ads' },
  criteria: 2,
  left_out: [{ of: 'order', why: 'any_is_enough' }],
  estimated_at: '2026-11-17T12:00:00.000Z',
}
const drawEstimate = (draft = DRAFT) => drawScreen(() => <EstimatePart draft={draft} />)

test('the estimate of X is told as a range with its account, and as another count', async () => {
  serve({ [ESTIMATE]: () => estimate })
  drawEstimate()
  expect(await screen.findByText('X estimates 38,000 to 42,000 people')).toBeTruthy()
  expect(screen.getByText(/Meridian Ads/)).toBeTruthy()
  expect(screen.getByText(/Another count of another population/)).toBeTruthy()
  expect(screen.getByText('X could not be told 1 of the conditions.')).toBeTruthy()
})

test.each([
  ['no_ad_account', /needs a linked X account/],
  ['says_nobody', /estimates nothing without/],
] as const)('without an estimate (%s) it says why', async (not_estimated, words) => {
  serve({ [ESTIMATE]: () => ({ ...estimate, range: null, not_estimated }) })
  drawEstimate()
  expect(await screen.findByText(words)).toBeTruthy()
})

test('what X refuses is told plainly, and of an empty draft nothing is asked', async () => {
  const refused = { detail: 'A service we depend on did not answer. Please try again later.', code: 'upstream_down' }
  const asked = serve({ [ESTIMATE]: () => refusal(502, refused, refused.code) })
  drawEstimate()
  expect(await screen.findByText(/^X’s own estimate: A service we depend on/)).toBeTruthy()
  cleanup()
  const before = asked.length
  drawEstimate({ ...DRAFT, keyword_groups: [], job_titles: [] })
  expect(screen.queryByRole('region', { name: 'X’s own estimate' })).toBe(null)
  expect(asked.length).toBe(before)
})
