import { randomBytes } from 'node:crypto'
import { afterAll, beforeAll, expect, inject, test } from 'vitest'
import { addTeam, addUser, type Change, holdParent, lockUser, Store, withdrawInvitesOf } from '../index.ts'
import { createDatabase, dropDatabase } from '../testing/index.ts'

const name = `holds_${randomBytes(6).toString('hex')}`
let store: Store
beforeAll(async () => {
  const connection = await createDatabase(inject('postgres'), name, 'starling_template')
  store = await Store.open({ connection, now: () => new Date(), onError: () => {} })
})
afterAll(async () => {
  await store.close()
  await dropDatabase(inject('postgres'), name)
})

const changed = <T>(work: (change: Change) => Promise<T>): Promise<T> =>
  store.change('operator', async (change) => {
    await change.audit('test.changed')
    return work(change)
  })

test('who sends with a token and who revokes it do not wait for each other', async () => {
  const { user_id, team_id, token_id } = await changed(async (change) => {
    const user_id = await addUser(change, { email: 'a@new.example', first_name: '', last_name: '' })
    const team_id = await addTeam(change, { slug: 'race', name: 'Race' })
    const { id: token_id } = await change.table({ user_id }, 'tokens').add({
      token_id: null,
      passkey_id: null,
      kind: 'personal',
      name: 'Race',
      scopes: ['manage'],
      secret_hash: 'secret',
      created_at: change.now,
      seen_at: null,
      expires_at: null,
    })
    return { user_id, team_id, token_id }
  })
  const sent = Promise.withResolvers<void>()
  const locked = Promise.withResolvers<void>()
  const sending = changed(async (change) => {
    await holdParent(change, { token_id, session_id: null })
    sent.resolve()
    await locked.promise
    return change.table({ team_id }, 'invites').add({
      email: 'b@new.example',
      message: '',
      invited_by: user_id,
      passkey_id: null,
      token_id,
      created_at: change.now,
      expires_at: change.now,
      accepted_at: null,
      removed_at: null,
    })
  })
  const revoking = changed(async (change) => {
    await sent.promise
    await lockUser(change, user_id)
    locked.resolve()
    return withdrawInvitesOf(change, token_id)
  })
  const [invite, withdrawn] = await Promise.all([sending, revoking])
  expect(withdrawn.map(({ id }) => id)).toEqual([invite.id])
})
