import { keepTeamAccount, linkedOf, uploadSubject, wantPeople } from '@starling/store'
import type { Browser, World } from '@starling/world'
import { packIds } from '../src/audiences/index.ts'
import { type AdDesk, openDesk } from './ad-desk.ts'

/** An ad account of a team, opened by the link of one of its people, and what is at X in it. */
export async function openTeamDesk(world: World, browser: Browser, team_id: string) {
  const desk = await openDesk(world)
  await desk.link(browser)
  const { id, name } = desk.ad_account
  const [link] = await linkedOf(world.product.store, browser.user!.id)
  const linked = { account_id: id, network: 'x' as const, name, currency: 'USD', timezone: 'UTC' }
  const keys = { social_account_id: link!.id, linked_by: browser.user!.id, ad_grant_id: null }
  const team_account_id = await world.product.store.change('operator', async (change) => {
    const made = await keepTeamAccount(change, team_id, { ...linked, agency: false, treatment: null }, keys)
    await change.audit('test.linked')
    return made
  })
  return { ...desk, team_id, team_account_id, audiencesAtX: () => audiencesAtX(desk) }
}
export type TeamDeskAtX = Awaited<ReturnType<typeof openTeamDesk>>

async function audiencesAtX({ api, ad_account }: AdDesk) {
  const found: { id: string; name: string }[] = []
  for await (const { id, name, deleted } of api.customAudiences(ad_account.id)) if (!deleted) found.push({ id, name })
  return found
}

/** One that is on its way to X, without an audience behind it. */
export async function sendUpload(world: World, desk: TeamDeskAtX, name: string, ids: readonly string[]) {
  const { team_id, team_account_id } = desk
  const wanted = await packIds(ids)
  return world.product.store.change('operator', async (change) => {
    const row = await change.table({ team_id }, 'uploaded_audiences').add({
      ...{ team_account_id, audience_id: null, name, state: 'sending', uploaded_by: null },
      ...{ consent_version: 1, consented_at: change.now, refresh: 'never', refresh_at: null, refreshed_at: null },
      ...{ people: ids.length, to_send: ids.length, sent: 0, error: null, x_id: null, x_size: null, checked_at: null },
      ...{ created_at: change.now, changed_at: change.now, removed_at: null },
    })
    await wantPeople(change, row, wanted)
    const payload = { upload_id: row.id, from: 0, whole: true }
    await change.send('ads.upload', payload, { owner: { team_id }, subject: uploadSubject(row.id) })
    await change.audit('test.sent')
    return row.id
  })
}
