import { parseArgs } from 'node:util'
import type { TokenKind } from '@starling/contract'
import { createToken } from '@starling/server'
import { findUserByEmail } from '@starling/store'
import { withStore } from './with-store.ts'

const USAGE = 'usage: npm run token -- EMAIL [--kind personal|extension]'

/** Prints a token for use with the API, whether or not the product runs. */
async function main(): Promise<number> {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: { kind: { type: 'string', default: 'personal' } },
  })
  const [email] = positionals
  const { kind } = values
  if (!email || positionals.length > 1 || !isKind(kind)) return complain(USAGE)

  return withStore(async (store) => {
    const user = await findUserByEmail(store, email.toLowerCase())
    if (!user) return complain(`nobody has the address ${email}`)
    const made = await createToken(store, 'operator', { user_id: user.id, kind, name: 'Command line' })
    console.log(made.token)
    return 0
  })
}

const isKind = (text: string): text is TokenKind => text === 'personal' || text === 'extension'

function complain(text: string): number {
  console.error(text)
  return 1
}

process.exitCode = await main()
