import path from 'node:path'
import { type Growing, generateInChild } from './in-child.ts'
import { Progress } from './progress.ts'
import { networkOptions } from './size.ts'

/** A network to look at: generated once, then carried on to now. The product answers meanwhile, and is then told. */
export function fillCorpus(
  data_dir: string,
  env: NodeJS.ProcessEnv,
  keepUp: () => Promise<{ accounts: number; posts: number }>,
): Growing | undefined {
  const options = networkOptions(env)
  if (options.accounts === 0) return undefined
  const began = performance.now()
  const progress = new Progress('reading in the network')
  const growing = generateInChild(path.join(data_dir, 'corpus'), options, ({ share, rows }) =>
    progress.update(share, rows),
  )
  growing.done.then(async (told) => {
    progress.end()
    if ('failed' in told) return console.error(`the network is not there: ${told.failed}`)
    const { accounts, posts } = await keepUp()
    const seconds = ((performance.now() - began) / 1000).toFixed(0)
    console.log(
      `${accounts.toLocaleString('en')} people and ${posts.toLocaleString('en')} posts can be asked about (${seconds} s)`,
    )
  })
  return growing
}
