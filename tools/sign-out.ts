import { endOtherSessions, findUserByEmail, lockUser } from '@starling/store'
import { withStore } from './with-store.ts'

const USAGE = 'usage: npm run sign-out -- EMAIL'

/** Ends every session of a person, whether or not the product runs. Their tokens stay: they revoke these themselves. */
async function main(): Promise<number> {
  const [email, ...more] = process.argv.slice(2)
  if (!email || more.length > 0) return complain(USAGE)
  return withStore(async (store) => {
    const user = await findUserByEmail(store, email.toLowerCase())
    if (!user) return complain(`nobody has the address ${email}`)
    await store.change('operator', async (change) => {
      await lockUser(change, user.id)
      await endOtherSessions(change, user.id, undefined)
      await change.audit('session.others_ended', { user_id: user.id })
    })
    return 0
  })
}

function complain(text: string): number {
  console.error(text)
  return 1
}

process.exitCode = await main()
