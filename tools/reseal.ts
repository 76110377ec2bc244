import { openSecrets, readConfig } from '@starling/server/operator'
import { resealAll } from '@starling/store'
import { withStore } from './with-store.ts'

const USAGE = 'usage: SECRET=… FORMER_SECRET=… npm run reseal'

/** After a change of SECRET: what the former one has sealed is sealed with the new one, whether or not the product runs. */
async function main(args: string[]): Promise<number> {
  const config = readConfig(process.env)
  if (args.length > 0 || !config.FORMER_SECRET) return complain(USAGE)
  const secrets = openSecrets(config)
  return withStore(async (store) => {
    const all = await resealAll(store, (sealed, id) => secrets.reseal(sealed, id))
    for (const { what, rows, resealed, lost } of all) console.log([what, rows, resealed, lost].join('\t'))
    const lost = all.reduce((sum, one) => sum + one.lost, 0)
    if (lost > 0) return complain(`${lost} values are opened by neither secret: their owners have to connect again`)
    console.log('nothing is sealed with FORMER_SECRET any more: unset it')
    return 0
  })
}

function complain(text: string): number {
  console.error(text)
  return 1
}

process.exitCode = await main(process.argv.slice(2)).catch((error: Error) => complain(error.message))
