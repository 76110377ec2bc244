import type { auth } from '@starling/contract'
import { findUserByEmail } from '@starling/store'
import type { Sweep } from '../floor/index.ts'

export const sweep: Sweep<typeof auth.calls> = {
  rows: async ({ owner, browser, email, product: { store } }) => {
    await browser()
    const [session] = await owner.listSessions()
    const { id } = await owner.createToken({ body: { kind: 'personal', name: 'Sweep' } })
    const { id: user_id } = (await findUserByEmail(store, email))!
    // Only a browser can make a real one; whose it is can be seen without.
    const passkey = await store.change({ user_id }, async ({ table, audit, now }) => {
      const made = {
        passkey_id: null,
        name: 'Sweep',
        host: 'localhost',
        credential_id: `sweep ${user_id}`,
        public_key: '',
        transports: [],
        counter: 0,
      }
      const row = await table({ user_id }, 'passkeys').add({
        ...made,
        created_at: now,
        seen_at: null,
        removed_at: null,
      })
      await audit('passkey.added', { subject_id: row.id })
      return row.id
    })
    return { session: session!.id, token: id, passkey }
  },
  opens: {
    deleteSession: { path: ({ session }) => ({ pk: session! }) },
    getPasskeyMade: { path: ({ passkey }) => ({ pk: passkey! }) },
    deletePasskey: { path: ({ passkey }) => ({ pk: passkey! }) },
    restorePasskey: { path: ({ passkey }) => ({ pk: passkey! }), removed: 'opens' },
    deleteToken: { path: ({ token }) => ({ pk: token! }) },
  },
}
