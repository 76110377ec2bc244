// @vitest-environment happy-dom
import type { BillingPlan, Team, TeamBilling } from '@starling/contract/browser'
import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { beforeEach, expect, test } from 'vitest'
import { ada, drawScreen, serve, signedInAs } from '../../test-kit/draw-screen.tsx'

const { BillingPart } = await import('./BillingPart.tsx')

const AT = '2026-11-01T09:00:00.000Z'
const team: Team = {
  ...{ id: 't', name: 'Meridian', slug: 'meridian', logo: null, member_count: 2, subscriptions: [] },
  ...{ invoice_email: 'a@meridian.example', country: 'NL', invoice_name: 'Meridian' },
}
const price = { currency: 'usd', amount_micro: 499_000_000, interval: 'month', interval_count: 1 } as const
const plans: BillingPlan[] = [
  { id: 'team_monthly', name: 'Team', ...price },
  { id: 'enterprise_monthly', name: 'Enterprise', ...price, amount_micro: 1_499_000_000 },
]
const active: TeamBilling = {
  ...{ is_offered: true, pending: null, error: null, read_at: AT },
  subscription: {
    ...{ start: AT, active: true, plan: { name: 'Team' }, is_billed: true, plan_id: 'team_monthly', status: 'active' },
    ...{ price, period_ends_at: '2026-12-01T09:00:00.000Z', ends_at: null, is_cancelled: false },
  },
}
const served = (billing: TeamBilling, more: object = {}) =>
  serve({
    'GET /api/starling/teams/meridian/billing/': () => billing,
    'GET /api/starling/billing/plans/': () => plans,
    'GET /api/starling/teams/meridian/billing/invoices/?limit=12': () => [],
    ...more,
  } as Parameters<typeof serve>[0])
const draw = () => drawScreen(() => <BillingPart team={team} />, { path: '/:teamId/team', at: '/meridian/team' })
beforeEach(() => signedInAs(ada))

test('another plan shows the difference before anything is paid, and pays exactly that', async () => {
  const asked: unknown[] = []
  served(active, {
    'POST /api/starling/teams/meridian/billing/preview/': () => ({
      ...{ plan: plans[1], due_micro: 500_000_000, credit_micro: 249_500_000, currency: 'usd', at: 1_794_000_000 },
    }),
    'POST /api/customer/subscriptions/upgrade/': (body: unknown) => {
      asked.push(body)
      return { ...active, pending: 'upgrade' }
    },
  })
  draw()
  expect(await screen.findByText(/\$499.00 a month. It renews on/)).toBeTruthy()
  fireEvent.click(await screen.findByRole('button', { name: 'See the difference: Enterprise, $1,499.00 a month' }))
  const dialog = await screen.findByRole('dialog')
  fireEvent.click(await within(dialog).findByRole('button', { name: 'Pay $500.00 and change' }))
  await waitFor(() =>
    expect(asked).toEqual([
      { team: 'meridian', plan: 'enterprise_monthly', at: 1_794_000_000, due_micro: 500_000_000 },
    ]),
  )
})

test('cancelling names the end, and can be taken back', async () => {
  const asked: unknown[] = []
  served(active, {
    'POST /api/customer/subscriptions/cancel/': (body: unknown) => {
      asked.push(body)
      return { ...active, pending: 'cancel' }
    },
  })
  draw()
  fireEvent.click(await screen.findByRole('button', { name: 'Cancel the subscription' }))
  const dialog = await screen.findByRole('alertdialog')
  expect(within(dialog).getByText(/It runs until 2026 Dec 1/)).toBeTruthy()
  fireEvent.click(within(dialog).getByRole('button', { name: 'Cancel the subscription' }))
  await waitFor(() => expect(asked).toEqual([{ team: 'meridian' }]))
})

test('a payment that failed says until when it can be mended; what was refused is told', async () => {
  const late = { ...active.subscription!, status: 'past_due' as const, ends_at: '2026-11-15T09:00:00.000Z' }
  served({
    ...active,
    subscription: late,
    error: 'The card was declined. Nothing has changed. Please use another card.',
  })
  draw()
  expect(await screen.findByText(/change the card by 2026 Nov 15/)).toBeTruthy()
  expect(screen.getByText(/The card was declined/)).toBeTruthy()
})

test('where nothing is sold there is nothing', async () => {
  served({ ...active, is_offered: false, subscription: null })
  draw()
  await waitFor(() => expect(screen.queryByRole('heading', { name: 'Choose a plan' })).toBeNull())
})
