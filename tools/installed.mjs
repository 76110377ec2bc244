// Which packages lie in node_modules. Plain JavaScript: it runs on whatever Node the machine has (20 or newer).
import { createHash } from 'node:crypto'
import fs from 'node:fs'
import { fileURLToPath } from 'node:url'

const at = (name) => fileURLToPath(new URL(`../${name}`, import.meta.url))
const STAMP = at('node_modules/.installed')
const wanted = createHash('sha256')
  .update(fs.readFileSync(at('package-lock.json')))
  .update(process.platform + process.arch)
  .digest('hex')

/** `all` of the lock, `production` without those for development, or `nothing` that is known to fit it. */
export function whatIsInstalled() {
  const stamp = fs.existsSync(STAMP) ? fs.readFileSync(STAMP, 'utf8') : ''
  if (stamp === wanted) return 'all'
  return stamp === `production ${wanted}` ? 'production' : 'nothing'
}

export function noteInstalled(what) {
  fs.writeFileSync(STAMP, what === 'production' ? `production ${wanted}` : wanted)
}
