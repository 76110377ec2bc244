import { findOrAddUser, findTeam } from '@starling/store'
import { expect } from 'vitest'
import { type CampaignDesk, openCampaignDesk } from '../campaign-desk.ts'
import type { Sent, Stage } from './stage.ts'

/** A mail server keeps no key: at least once, and a double is the same mail. */
export function alertMailSent({ world, owner }: Stage): (n: number) => Promise<Sent> {
  let opened: Promise<CampaignDesk> | undefined
  let campaign_id: string | undefined
  return async (n) => {
    opened ??= openCampaignDesk(world, owner)
    const desk = await opened
    campaign_id ??= (await desk.draft('Watched', { daily_budget_micro: 1_000_000 })).id
    const pk = campaign_id
    const to = `alert-${n}@new.example`
    const { id: team_id } = (await findTeam(world.product.store, 'meridian'))!
    const user_id = await world.product.store.change('operator', async (change) => {
      const { id } = await findOrAddUser(change, to)
      await change
        .table({ team_id }, 'memberships')
        .add({ user_id: id, level: 'member', joined_at: change.now, removed_at: null })
      await change.audit('test.joined', { team_id })
      return id
    })
    const reader = await world.as(to)
    await reader.setAlertMail({ path: { pk }, body: { wanted: true } })
    const subject = `alert ${user_id}`
    await world.product.store.change('operator', async (change) => {
      const alerts = change.table({ team_id }, 'alerts')
      const money = { ad_id: null, spent_micro: 1, expected_micro: 2 }
      const { id: alert_id } = await alerts.add({
        ...{ campaign_id: pk, kind: 'pace_slow', ...money, raised_at: change.now, ended_at: change.now },
      })
      await change.send('mail.alert', { alert_id, user_id }, { owner: { user_id }, subject })
      await change.audit('test.alerted', { team_id })
    })
    const check = () => {
      const mails = world.sandbox.mailbox.messages({ to })
      expect(mails.length, `mails to ${to}`).toBeGreaterThanOrEqual(1)
      expect(new Set(mails.map(({ message_id }) => message_id)).size).toBe(1)
    }
    return { subject, nth: 1, heard: { mail_to: to }, check }
  }
}
