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
  const ready = async (more: string) => {
    const { accounts, posts } = await keepUp()
    const seconds = ((performance.now() - began) / 1000).toFixed(0)
    const counts = `${accounts.toLocaleString('en')} people and ${posts.toLocaleString('en')} posts`
    console.log(`${counts} can be asked about${more} (${seconds} s)`)
  }
  const growing = generateInChild(
    path.join(data_dir, 'corpus'),
    options,
    ({ share, rows, days }) => progress.update(share, rows, days ? ` · ${days} days of posts` : ''),
    () => ready(', the last month first').catch((error) => console.error(error)),
  )
  growing.done.then(async (told) => {
    progress.end()
    if ('failed' in told) return console.error(`the network is not there: ${told.failed}`)
    await ready('')
    if ('print' in told) console.log(`rows sha256 ${told.print}, up to ${told.up_to}`)
  })
  return growing
}
