import { Email } from '@starling/contract'
import { findOrAddUser, isAnyoneHere } from '@starling/store'
import { createPass } from './auth/index.ts'
import { origins, type Product } from './floor/index.ts'

const LINK_LIFE_MS = 24 * 60 * 60_000
type Parts = Pick<Product, 'config' | 'store' | 'secrets'>

/** There is no default user: an installation without people prints a link that works once, for its operator. */
export async function firstAdminLink(product: Parts): Promise<string | undefined> {
  const { config, store } = product
  if (await isAnyoneHere(store)) return undefined
  if (config.ADMIN_EMAIL) return firstLink(product, config.ADMIN_EMAIL)
  return 'nobody can sign in yet: npm run invite -- EMAIL prints a first sign-in link, and so does a start with ADMIN_EMAIL'
}

/** Lets a person in on the operator's word, whatever REGISTRATION says. */
export async function firstLink({ config, store, secrets }: Parts, address: string): Promise<string> {
  const email = Email.parse(address)
  const user = await store.change('operator', async (change) => {
    const added = await findOrAddUser(change, email)
    await change.audit('user.invited', { subject_id: added.id, user_id: added.id })
    return added
  })
  const { token } = await createPass(store, secrets, { user_id: user.id, life_ms: LINK_LIFE_MS })
  return `first sign-in as ${email}, once, within 24 hours: ${origins(config).team}/login#${new URLSearchParams({ token })}`
}
