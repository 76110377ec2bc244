// @vitest-environment happy-dom
import type { Team } from '@starling/contract/browser'
import { fireEvent, screen, waitFor } from '@testing-library/react'
import { expect, test } from 'vitest'
import { drawScreen, meridian, notifications, refusal, type Server, serve } from '../../../test-kit/draw-screen.tsx'

const { InviteForm } = await import('./InviteForm.tsx')
const team: Team = {
  ...meridian,
  member_count: 1,
  invoice_email: null,
  country: null,
  invoice_name: null,
  subscriptions: [],
}
const INVITE = 'POST /api/teams/meridian/invites/'

function open(server: Server) {
  const asked = serve(server)
  drawScreen(() => <InviteForm team={team} />)
  return asked
}
const paste = (value: string) => fireEvent.input(screen.getByLabelText('Addresses'), { target: { value } })
const send = () => fireEvent.click(screen.getByRole('button', { name: /^Send/ }))

test('several pasted addresses become one call', async () => {
  const asked = open({ [INVITE]: () => [] })
  paste('Bob <bob@y.example>, eve@z.example\nBOB@y.example')
  await screen.findByText('1 address appears twice and is invited once.')
  expect(screen.getByRole('button', { name: 'Send 2 invites' })).toBeTruthy()
  send()
  await waitFor(() => expect(notifications.list().map(({ text }) => text)).toEqual(['2 invites were sent.']))
  expect(asked.map(({ body }) => body)).toEqual([{ emails: ['bob@y.example', 'eve@z.example'], message: '' }])
  expect(asked[0]?.key).toMatch(/^[0-9a-f]{32}$/)
})

test('a wrong address is named and nobody is invited', async () => {
  const asked = open({ [INVITE]: () => [] })
  paste('bob@y.example, eve@z, mallory')
  send()
  await screen.findByText('These are not valid addresses: eve@z, mallory')
  expect(asked).toEqual([])
})

test('what the server says about an address stands beside the field, and a lost answer is sent again with its key', async () => {
  let answer: () => unknown = () => Promise.reject(new TypeError('network'))
  const asked = open({ [INVITE]: () => answer() })
  paste('bob@y.example')
  send()
  await screen.findByText(/Something went wrong/)
  answer = () => refusal(400, { emails: ['bob@y.example is already a member of the team'] }, 'invalid')
  send()
  await screen.findByText('bob@y.example is already a member of the team')
  expect(new Set(asked.map(({ key }) => key)).size).toBe(1)
})
