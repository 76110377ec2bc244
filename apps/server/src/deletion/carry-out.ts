import { type Change, endedBefore, findUser, purgeTeam, purgeUser } from '@starling/store'
import type { Product } from '../floor/index.ts'
import { overSince } from './grace.ts'

/** Every night: what nobody has brought back in time is removed for good. */
export async function carryOutDeletions({ store }: Pick<Product, 'store'>): Promise<void> {
  const moment = overSince(store.now())
  for (const team_id of await endedBefore(store, 'teams', moment)) {
    await store.change('operator', async (change) => {
      await purgeTeam(change, team_id)
      await note(change, 'team')
    })
  }
  for (const user_id of await endedBefore(store, 'users', moment)) {
    await store.change('operator', async (change) => {
      const user = await findUser(change, user_id)
      if (user) await purgeUser(change, user)
      await note(change, 'account')
    })
  }
}

/** That something was removed, and nothing about what it was. */
const note = (change: Change, what: string) => change.audit('deletion.carried_out', { detail: { what } })
