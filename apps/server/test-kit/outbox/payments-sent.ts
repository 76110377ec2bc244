import { addTeam, findOrAddUser, joinTeam, keepSubscriptions } from '@starling/store'
import { expect } from 'vitest'
import type { Sent, Stage } from './stage.ts'

/** A mail server keeps no key: at least once, and a double is the same mail. */
export function paymentMailSent({ world }: Stage): (n: number) => Promise<Sent> {
  const { store } = world.product
  return async (n) => {
    const to = `debtor-${n}@new.example`
    const subject = `payment ${n}`
    await store.change('operator', async (change) => {
      const { id: user_id } = await findOrAddUser(change, to)
      const team_id = await addTeam(change, { slug: `debtor-${n}`, name: `Debtor ${n}` })
      await joinTeam(change, team_id, user_id, 'admin')
      const start = change.now.toISOString()
      await keepSubscriptions(change, team_id, [
        {
          ...{ billing_id: `sub_debtor_${n}`, plan: 'Team', plan_id: 'team_monthly', status: 'past_due', active: true },
          ...{ currency: 'USD', amount_micro: 49_000_000, interval: 'month', interval_count: 1, is_cancelled: false },
          ...{ start, period_ends_at: start, ends_at: start },
        },
      ])
      await change.send('mail.payment', { team_id, user_id }, { owner: { user_id }, subject })
      await change.audit('test.sent')
    })
    const check = () => {
      const mails = world.sandbox.mailbox.messages({ to })
      expect(mails.length, `mails to ${to}`).toBeGreaterThanOrEqual(1)
      expect(new Set(mails.map(({ message_id }) => message_id)).size).toBe(1)
    }
    return { subject, nth: 1, heard: { mail_to: to }, check }
  }
}
