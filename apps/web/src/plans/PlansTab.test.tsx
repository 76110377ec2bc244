// @vitest-environment happy-dom
import type { AudiencePlan, NewPlan, OpenedPlan } from '@starling/contract/browser'
import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { beforeEach, expect, test } from 'vitest'
import { coffee } from '../../test-kit/coffee-audience.ts'
import { ada, drawScreen, notifications, refusal, serve, signedInAs } from '../../test-kit/draw-screen.tsx'
import { evenly, isOver, leftOf, newDraft, readBudget, spanWithin, withAudience, wrongWith } from './plan-draft.ts'

const { PlansTab } = await import('./PlansTab.tsx')
const Screen = () => <PlansTab team="meridian" />

const tea = { ...coffee, id: '0198c000-0000-7000-8000-0000000000aa', name: 'Tea people' }
const part = (audience_config_id: string, name: string | null) => ({
  ...{ audience_config_id, name, size: 100, share: 50, amount: 5_000 },
  ...{ starts_on: '2026-12-01', ends_on: '2026-12-31' },
})
const plan: AudiencePlan = {
  ...{ id: 'p1', name: 'Spring', budget: 10_000, starts_on: '2026-12-01', ends_on: '2026-12-31' },
  parts: [part(coffee.id, coffee.name), part(tea.id, tea.name)],
  ...{ created_at: '2026-11-17T09:00:00.000Z', changed_at: '2026-11-17T09:00:00.000Z' },
}
const opened: OpenedPlan = {
  ...plan,
  overlaps: [{ one: 0, other: 1, shared: 40, share: 0.4, rounded: false, days: 31 }],
}

const served = (more: object = {}) =>
  serve({
    'GET /api/audience-plan/?team=meridian': () => [plan],
    'GET /api/audience-plan/p1/': () => opened,
    'GET /api/audience-configs/?team=meridian&limit=200&sort=name': () => [coffee, tea],
    ...more,
  } as Parameters<typeof serve>[0])
const draw = (at = '/meridian/audiences?tab=plans') => drawScreen(Screen, { path: '/:teamId/audiences', at })
const press = async (name: string) => fireEvent.click(await screen.findByRole('button', { name }))
beforeEach(() => signedInAs(ada))

test('a plan opens by its link, with split, calendar and a warning of who is paid for twice', async () => {
  served()
  draw('/meridian/audiences?tab=plans&plan=p1')
  const dialog = await screen.findByRole('dialog')
  expect(await within(dialog).findByDisplayValue('Spring')).toBeTruthy()
  expect(within(dialog).getAllByText('% of the budget: 5,000')).toHaveLength(2)
  expect(within(dialog).getByText(/share 40% of the smaller: a campaign with both pays twice/)).toBeTruthy()
  expect(within(dialog).getByText(/40 in both, 40% of the smaller · 31 days together/)).toBeTruthy()
  expect(within(dialog).getByText('0% not given to an audience')).toBeTruthy()
})

test('a plan is made: an audience is added with what is left, and shares above all of it are not saved', async () => {
  const made: NewPlan[] = []
  served({
    'GET /api/audience-plan/?team=meridian': () => [],
    'POST /api/audience-plan/': (body: NewPlan) => {
      made.push(body)
      return plan
    },
  })
  const router = draw()
  await press('New plan')
  const dialog = await screen.findByRole('dialog')
  fireEvent.change(within(dialog).getByLabelText('Name'), { target: { value: 'Spring' } })
  const add = within(dialog).getByLabelText('Add an audience')
  await within(dialog).findByRole('option', { name: coffee.name })
  fireEvent.change(add, { target: { value: coffee.id } })
  fireEvent.change(add, { target: { value: tea.id } })
  const share = within(dialog).getByLabelText(`${tea.name}: share in percent`)
  fireEvent.change(share, { target: { value: '10' } })
  expect(within(dialog).getByText('The shares come to more than 100%.')).toBeTruthy()
  expect(within(dialog).getByRole<HTMLButtonElement>('button', { name: 'Save' }).disabled).toBe(true)
  fireEvent.click(within(dialog).getByRole('button', { name: 'Split evenly' }))
  fireEvent.click(within(dialog).getByRole('button', { name: 'Save' }))
  await waitFor(() => expect(made[0]?.parts.map((one) => one.share)).toEqual([50, 50]))
  await waitFor(() => expect(router.state.location.search).toContain('plan=p1'))
})

test('changed meanwhile, one chooses theirs or mine; deleted, it can be undone', async () => {
  const seen: (string | undefined)[] = []
  let now = opened
  const calls = served({
    'GET /api/audience-plan/p1/': () => now,
    'PUT /api/audience-plan/p1/': ({ seen_changed_at }: { seen_changed_at?: string }) => {
      seen.push(seen_changed_at)
      if (seen_changed_at === now.changed_at) return plan
      return refusal(409, { detail: 'Someone changed this after you opened it.' }, 'changed_meanwhile')
    },
    'DELETE /api/audience-plan/p1/': () => undefined,
    'POST /api/starling/audience-plans/p1/restore/': () => plan,
  })
  draw('/meridian/audiences?tab=plans&plan=p1')
  await screen.findByDisplayValue('Spring')
  now = { ...opened, name: 'Summer', changed_at: '2026-11-17T10:00:00.000Z' }
  await press('Save')
  expect(await screen.findByText('Somebody changed this plan after you opened it.')).toBeTruthy()
  await press('Keep mine, to be saved over it')
  await press('Save')
  await waitFor(() => expect(seen).toEqual([plan.changed_at, now.changed_at]))
  await press('Delete')
  await waitFor(() => expect(notifications.list().at(-1)?.text).toContain('was deleted'))
  notifications.list().at(-1)!.options.action!.onPress()
  await waitFor(() => expect(calls.map(({ call }) => call)).toContain('POST /api/starling/audience-plans/p1/restore/'))
})

test('a budget is read as people write it, and what is none is said and not saved as another', async () => {
  served({ 'GET /api/audience-plan/p1/': () => opened })
  draw('/meridian/audiences?tab=plans&plan=p1')
  const field = await screen.findByLabelText<HTMLInputElement>('Budget, in the currency of the ad account')
  const save = () => screen.getByRole<HTMLButtonElement>('button', { name: 'Save' })
  for (const written of ['1,500', '１００００', '12 000']) {
    fireEvent.change(field, { target: { value: written } })
    expect([field.value, save().disabled]).toEqual([written, false])
  }
  fireEvent.change(field, { target: { value: '10000.50' } })
  expect([field.value, save().disabled]).toEqual(['10000.50', true])
  screen.getByText('A budget is a whole number, at least 1.')
})

test('a draft of a plan', () => {
  expect(['1,500', '１００００', '', '10.5', '0', 'ten'].map(readBudget)).toEqual([
    ...[1500, 10_000, null],
    ...[undefined, undefined, undefined],
  ])
  const draft = { ...newDraft(Date.parse('2026-12-01T12:00:00Z')), name: 'x' }
  expect([draft.starts_on, draft.ends_on]).toEqual(['2026-12-01', '2026-12-30'])
  const three = withAudience(withAudience(withAudience(draft, 'a'), 'b'), 'c')
  expect(three.parts.map(({ share }) => share)).toEqual([100, 0, 0])
  expect(evenly(three).parts.map(({ share }) => share)).toEqual([34, 33, 33])
  expect([leftOf(three), wrongWith(three)]).toEqual([0, null])
  expect(wrongWith({ ...three, name: ' ' })).toBe('A plan needs a name.')
  expect(wrongWith({ ...three, ends_on: '2026-12-29' })).toBe('An audience runs on days outside the plan.')
  const [last, after] = ['2026-12-30T23:59:00Z', '2026-12-31T00:00:00Z'].map(Date.parse)
  expect([isOver(draft, last), isOver(draft, after), isOver({ ends_on: '' }, after)]).toEqual([false, true, false])
  expect(spanWithin({ starts_on: '2026-12-16', ends_on: '2026-12-30' }, draft)).toEqual({ left: 0.5, width: 0.5 })
})
