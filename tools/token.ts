import path from 'node:path'
import { parseArgs } from 'node:util'
import { createToken, readConfig } from '@starling/server'
import { findUserByEmail, launchPostgres, runningPostgres, Store, type TokenKind } from '@starling/store'

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

  const config = readConfig(process.env)
  const dir = path.resolve(config.DATA_DIR, 'postgres')
  const running = config.DATABASE_URL ? { connectionString: config.DATABASE_URL } : await runningPostgres(dir)
  const launched = running ? undefined : await launchPostgres(dir)
  const store = await Store.open({
    connection: running ?? launched!.connection,
    now: () => new Date(),
    onError: console.error,
  })
  try {
    const user = await findUserByEmail(store.db, email.toLowerCase())
    if (!user) return complain(`nobody has the address ${email}`)
    const made = await createToken(store, 'operator', { user_id: user.id, kind, name: 'Command line' })
    console.log(made.token)
    return 0
  } finally {
    await store.close()
    await launched?.stop()
  }
}

const isKind = (text: string): text is TokenKind => text === 'personal' || text === 'extension'

function complain(text: string): number {
  console.error(text)
  return 1
}

process.exitCode = await main()
