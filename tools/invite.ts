import { Email } from '@starling/contract'
import { firstLink, openSecrets, readConfig } from '@starling/server/operator'
import { withStore } from './with-store.ts'

const USAGE = 'usage: npm run invite -- EMAIL'

/** Lets a person in on the operator's word, whether or not the product runs: prints a link that works once. */
async function main([email, ...more]: string[]): Promise<number> {
  if (more.length > 0 || !Email.safeParse(email).success) return complain(USAGE)
  const config = readConfig(process.env)
  const secrets = openSecrets(config)
  return withStore(async (store) => {
    console.log(await firstLink({ config, store, secrets }, email!))
    return 0
  })
}

function complain(text: string): number {
  console.error(text)
  return 1
}

process.exitCode = await main(process.argv.slice(2))
