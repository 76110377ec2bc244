import { findOrAddUser, findTeam, findUserByEmail, holdSpend } from '@starling/store'
import { expect } from 'vitest'
import { type CampaignDesk, openCampaignDesk } from '../campaign-desk.ts'
import type { Sent, Stage } from './stage.ts'

/** A mail server keeps no key: at least once, and a double is the same mail. */
export function approvalMailSent({ world, owner }: Stage): (n: number) => Promise<Sent> {
  let opened: Promise<CampaignDesk> | undefined
  let waiting: { campaign_id: string; hold_id: string } | undefined
  return async (n) => {
    opened ??= openCampaignDesk(world, owner)
    const desk = await opened
    const { store } = world.product
    const { id: team_id } = (await findTeam(store, 'meridian'))!
    waiting ??= await askedBy(desk, team_id)
    const to = `spender-${n}@new.example`
    const user_id = await store.change('operator', async (change) => {
      const { id } = await findOrAddUser(change, to)
      const joins = { user_id: id, level: 'admin' as const, joined_at: change.now, removed_at: null }
      await change.table({ team_id }, 'memberships').add(joins)
      await change.audit('test.joined', { team_id })
      return id
    })
    const subject = `approval ${user_id}`
    await store.change('operator', async (change) => {
      await change.send('mail.approval', { ...waiting!, user_id }, { owner: { user_id }, subject })
      await change.audit('test.asked', { team_id })
    })
    const check = () => {
      const mails = world.sandbox.mailbox.messages({ to })
      expect(mails.length, `mails to ${to}`).toBeGreaterThanOrEqual(1)
      expect(new Set(mails.map(({ message_id }) => message_id)).size).toBe(1)
    }
    return { subject, nth: 1, heard: { mail_to: to }, check }
  }

  /** Who only drafts always waits for somebody who may spend. */
  async function askedBy(desk: CampaignDesk, team_id: string) {
    const { store } = world.product
    const asker = (await findUserByEmail(store, 'member@meridian.example'))!
    const { id: campaign_id, currency } = await desk.draft('Asked for', { daily_budget_micro: 1_000_000 })
    const { id: hold_id } = await store.change('operator', (change) =>
      holdSpend(change, {
        ...{ team_id, team_account_id: desk.team_account_id, campaign_id, currency, asked_by: asker.id },
        ...{ amount_micro: 5_000_000, from: change.now, until: null },
      }),
    )
    return { campaign_id, hold_id }
  }
}
