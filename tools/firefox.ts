import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import path from 'node:path'

// `npm run firefox`: the four main journeys in Firefox ESR. No part of `npm test`, which passes where only Chromium is
// installed; here a missing Firefox is said and is no success. Words after `--` are other journeys, or playwright's.
const ROOT = path.join(import.meta.dirname, '..')
/** To ask and refine; from an answer to files and to a saved audience; to share by link; to sign in and be a team. */
const MAIN = ['ask-again', 'explore', 'sharing', 'first-steps'].map((name) => `e2e/${name}.journey.ts`)

const at = [process.env.FIREFOX, '/usr/bin/firefox-esr', '/usr/bin/firefox'].find((file) => file && existsSync(file))
if (!at) {
  console.error('Firefox is not installed here, so nothing was run. On Debian: apt-get install firefox-esr')
  process.exit(1)
}
console.log(spawnSync(at, ['--version'], { encoding: 'utf8' }).stdout.trim())
const words = process.argv.slice(2)
const { status } = spawnSync(
  path.join(ROOT, 'node_modules/.bin/playwright'),
  ['test', ...(words.length > 0 ? words : MAIN)],
  { cwd: ROOT, stdio: 'inherit', env: { ...process.env, FIREFOX: at } },
)
process.exitCode = status ?? 1
