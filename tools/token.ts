import { parseArgs } from 'node:util'
import { TOKEN_SCOPES, type TokenKind, type TokenScope, USUAL_TOKEN_SCOPES } from '@starling/contract'
import { createToken } from '@starling/server/operator'
import { findUserByEmail } from '@starling/store'
import { withStore } from './with-store.ts'

const USAGE = 'usage: npm run token -- EMAIL [--kind personal|extension] [--scopes read,write,spend,manage]'

/** Prints a token for use with the API, whether or not the product runs. */
async function main(): Promise<number> {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: {
      kind: { type: 'string', default: 'personal' },
      scopes: { type: 'string', default: USUAL_TOKEN_SCOPES.join() },
    },
  })
  const [email] = positionals
  const { kind } = values
  const scopes = values.scopes.split(',')
  if (!email || positionals.length > 1 || !isKind(kind) || !scopes.every(isScope)) return complain(USAGE)

  return withStore(async (store) => {
    const user = await findUserByEmail(store, email.toLowerCase())
    if (!user) return complain(`nobody has the address ${email}`)
    const made = await createToken(store, 'operator', { user_id: user.id, kind, name: 'Command line', scopes })
    console.log(made.token)
    return 0
  })
}

const isKind = (text: string): text is TokenKind => text === 'personal' || text === 'extension'
const isScope = (text: string): text is TokenScope => (TOKEN_SCOPES as readonly string[]).includes(text)

function complain(text: string): number {
  console.error(text)
  return 1
}

process.exitCode = await main()
