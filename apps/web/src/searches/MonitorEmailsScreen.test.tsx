// @vitest-environment happy-dom
import { cleanup, fireEvent, screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { drawScreen, refusal, serve } from '../../test-kit/draw-screen.tsx'

const { MonitorEmailsScreen } = await import('./MonitorEmailsScreen.tsx')
const press = async (name: string) => fireEvent.click(await screen.findByRole('button', { name }))

test('the link under an email stops it on a click, and says so where it is over', async () => {
  let isThere = true
  const asked = serve({
    'POST /api/starling/monitors/stop-mails/': () =>
      isThere ? { name: 'Tea' } : refusal(404, { detail: 'Not found.' }),
  })
  const open = (at: string) => drawScreen(MonitorEmailsScreen, { path: '/monitor-emails', at })
  open('/monitor-emails#code=abc')
  expect(asked).toEqual([])
  await press('Stop these emails')
  await screen.findByText('No more emails come about “Tea”. You still see in Starling what changed.')
  expect(asked.map(({ body }) => body)).toEqual([{ code: 'abc' }])
  cleanup()
  isThere = false
  open('/monitor-emails#code=old')
  await press('Stop these emails')
  await screen.findByText(/^This link does not work any more/)
  cleanup()
  open('/monitor-emails')
  await screen.findByText(/^Please open the link/)
})
