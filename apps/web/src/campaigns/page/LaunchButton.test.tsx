// @vitest-environment happy-dom
import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { beforeEach, expect, test } from 'vitest'
import { ada, drawScreen, serve, signedInAs } from '../../../test-kit/draw-screen.tsx'
import { account, spring, springReview } from '../../../test-kit/sample-campaign.ts'

const { LaunchButton } = await import('./LaunchButton.tsx')

beforeEach(() => signedInAs(ada))

test('before a launch above a cap is asked for, it says which cap, by how much, and that nobody can agree', async () => {
  const over = { amount_micro: 20_000_000_000, month: '2026-12', over_micro: 15_000_000_000 }
  const caps = [
    { team_account: null, ...over },
    { team_account: spring.team_account_id, ...over },
  ]
  const approval = { because: 'cap', caps, approvers: 0 } as const
  serve({
    [`POST /api/starling/campaigns/${spring.id}/review/`]: () => ({ ...springReview, approval, campaign: spring }),
    'GET /api/teams/meridian/accounts/': () => [account],
  })
  drawScreen(() => <LaunchButton team="meridian" campaign={spring} />, { path: '/', at: '/' })
  const launch = await screen.findByRole<HTMLButtonElement>('button', { name: 'Launch' })
  await waitFor(() => expect(launch.disabled).toBe(false))
  fireEvent.click(launch)
  const dialog = await screen.findByRole('alertdialog')
  expect(within(dialog).getByText('¥15,000 above the cap of the team for December 2026, ¥20,000.')).toBeTruthy()
  expect(within(dialog).getByText(/¥15,000 above the cap of this ad account/)).toBeTruthy()
  expect(within(dialog).getByText(/nobody can agree/)).toBeTruthy()
  expect(within(dialog).getByRole('button', { name: 'Ask for approval' })).toBeTruthy()
})
