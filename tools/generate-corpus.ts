import { parseArgs } from 'node:util'
import { RowPrint } from '@starling/sandbox'
import { generateInto, networkOptions } from '@starling/world/network'
import { count, Progress } from '@starling/world/progress'

/** The sizes that the engine is measured at. */
const SIZES = { default: {}, S: { accounts: 100_000, posts: 1_000_000 }, L: { accounts: 1_000_000, posts: 10_000_000 } }

/** The generated network in the corpus, with a progress bar. */
export async function generate(dir: string, args: string[]): Promise<number> {
  const { size: name, ...given } = parseArgs({
    args,
    options: {
      accounts: { type: 'string' },
      posts: { type: 'string' },
      seed: { type: 'string' },
      size: { type: 'string', default: 'default' },
      now: { type: 'string' },
    },
  }).values
  const size = SIZES[name as keyof typeof SIZES]
  if (!size) throw new Error('--size is S or L')
  const options = networkOptions(process.env, { ...size, ...given })
  const started = Date.now()
  const progress = new Progress('generating')
  const print = new RowPrint()
  const onProgress = (share: number, rows: number) => progress.update(share, rows)
  const { rows: made, up_to } = await generateInto(dir, options, onProgress, { print })
  progress.end()
  if (!made) {
    console.log(`the network is there already, up to ${up_to.toISOString()}`)
    return 0
  }
  for (const [table, rows] of Object.entries(made)) console.log(`${table.padEnd(12)} ${count(rows).padStart(12)}`)
  const seconds = ((Date.now() - started) / 1000).toFixed(1)
  console.log(`rows sha256 ${print.text()}`)
  console.log(`seed ${options.seed}, up to ${up_to.toISOString()}, in ${seconds} s`)
  return 0
}
