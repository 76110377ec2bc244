import { findOrAddUser, isAnyoneHere } from '@starling/store'
import { createPass } from './auth/index.ts'
import { origins, type Product } from './floor/index.ts'

const LINK_LIFE_MS = 24 * 60 * 60_000

/** There is no default user: an installation without people prints a link that works once, for its operator. */
export async function firstAdminLink({ config, store, secrets }: Product): Promise<string | undefined> {
  if (await isAnyoneHere(store)) return undefined
  if (!config.ADMIN_EMAIL) return 'nobody can sign in yet: set ADMIN_EMAIL and start again for a first sign-in link'
  const email = config.ADMIN_EMAIL.toLowerCase()
  const user = await store.change('operator', async (change) => {
    const added = await findOrAddUser(change, email)
    await change.audit('user.first_admin', { subject_id: added.id, user_id: added.id })
    return added
  })
  const { token } = await createPass(store, secrets, user.id, LINK_LIFE_MS)
  return `first sign-in as ${email}, once, within 24 hours: ${origins(config).team}/login#${new URLSearchParams({ token })}`
}
