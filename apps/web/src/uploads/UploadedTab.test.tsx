// @vitest-environment happy-dom
import type { TeamAccount, UploadedAudience } from '@starling/contract/browser'
import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { beforeEach, expect, test } from 'vitest'
import { ada, drawScreen, notifications, refusal, serve, signedInAs } from '../../test-kit/draw-screen.tsx'

const { UploadedTab } = await import('./UploadedTab.tsx')
const { UploadDialog } = await import('./UploadDialog.tsx')

const AT = '2026-11-17T09:00:00.000Z'
const uploaded: UploadedAudience = {
  ...{ id: 'u1', name: 'Coffee people', audience_config_id: 'a1', state: 'sending', error: null },
  team_account: { id: 't1', name: 'Brand', account_id: '18ce5' },
  ...{ people: 2_000, sent: 500, to_send: 2_000, x_size: null, checked_at: null },
  ...{ refresh: 'never', refresh_at: null, refreshed_at: null, uploaded_by: 'ada@meridian.example', created_at: AT },
}
const account: TeamAccount = {
  ...{ id: 't1', account_id: '18ce5', network: 'x', name: 'Brand', currency: 'USD', timezone: 'UTC' },
  ...{ access: 'granted', checked_at: AT, closed_by: null, agency: false, treatment: null, owner: null },
  ...{ role: 'draft', created_at: AT },
}
const LIST = 'GET /api/starling/uploaded-audiences/?team=meridian'
const drawTab = () =>
  drawScreen(() => <UploadedTab team="meridian" />, { path: '/:teamId/audiences', at: '/meridian/audiences' })
beforeEach(() => signedInAs(ada))

test('each has its state: on its way with progress, ready with its size, too small, or failed with why', async () => {
  const more = (id: string, given: Partial<UploadedAudience>) => ({ ...uploaded, id, name: id, ...given })
  serve({
    [LIST]: () => [
      uploaded,
      more('Ready', { state: 'ready', x_size: 1_800 }),
      more('Small', { state: 'too_small' }),
      more('Lost', { state: 'failed', error: 'It was deleted at X. Upload it again to bring it back.' }),
    ],
  })
  drawTab()
  const rows = await screen.findAllByRole('listitem')
  expect(within(rows[0]!).getByRole('progressbar').getAttribute('aria-valuenow')).toBe('25')
  expect(within(rows[1]!).getByText(/1,800 known to X/)).toBeTruthy()
  expect(within(rows[2]!).getByText('Too small to target')).toBeTruthy()
  expect(within(rows[3]!).getByText('It was deleted at X. Upload it again to bring it back.')).toBeTruthy()
  expect(within(rows[3]!).getByRole('button', { name: 'Upload again' })).toBeTruthy()
})

test('one is removed after a question, and brought back with a click', async () => {
  const asked: string[] = []
  serve({
    [LIST]: () => [uploaded],
    'DELETE /api/uploaded-audiences/u1/': () => void asked.push('removed'),
    'POST /api/starling/uploaded-audiences/u1/restore/': () => {
      asked.push('restored')
      return uploaded
    },
  })
  drawTab()
  fireEvent.click(await screen.findByRole('button', { name: 'Remove Coffee people' }))
  const question = within(await screen.findByRole('alertdialog', { name: 'Remove Coffee people' }))
  expect(question.getByText(/^2,000 people are removed here and from the ad account Brand at X/)).toBeTruthy()
  expect(asked).toEqual([])
  fireEvent.click(question.getByRole('button', { name: 'Remove' }))
  await waitFor(() => expect(notifications.list()).toHaveLength(1))
  notifications.list()[0]!.options.action!.onPress()
  await waitFor(() => expect(asked).toEqual(['removed', 'restored']))
})

test.each([
  [403, { detail: 'You need an active subscription to upload audiences to X.', code: 'subscription_needed' }],
  [409, { detail: 'Upload not available', code: 'upload_not_available' }],
])(
  'it is uploaded once the box is ticked; a refusal (%s) is said in the words of the specification',
  async (status, body) => {
    const sent: unknown[] = []
    serve({
      'GET /api/teams/meridian/accounts/': () => [account],
      'POST /api/uploaded-audiences/': (given: unknown) => {
        sent.push(given)
        return sent.length === 1 ? refusal(status, body) : uploaded
      },
    })
    drawScreen(
      () => <UploadDialog team="meridian" audience={{ id: 'a1', name: 'Coffee people' }} open onClose={() => {}} />,
      { path: '/:teamId/audiences', at: '/meridian/audiences' },
    )
    const dialog = await screen.findByRole('dialog')
    const button = await within(dialog).findByRole('button', { name: 'Upload to X' })
    fireEvent.click(within(dialog).getByRole('checkbox'))
    fireEvent.click(button)
    expect(await screen.findByText(new RegExp(body.detail))).toBeTruthy()
    fireEvent.click(button)
    await waitFor(() => expect(sent).toHaveLength(2))
    expect(sent[1]).toEqual({ audience_config_id: 'a1', team_account: 't1', refresh: 'never', consent: true })
    await waitFor(() =>
      expect(notifications.list().at(-1)?.text).toBe(
        'Audience succesfully uploaded, it may take up to one day to be processed by twitter',
      ),
    )
  },
)
