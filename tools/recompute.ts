import { readFile } from 'node:fs/promises'
import path from 'node:path'
import { parseArgs } from 'node:util'
import { checkDownload, knownOf, readCorpus } from './recompute/index.ts'

const USAGE = `usage: node tools/recompute.ts [--data DIR] FILE...
Computes every figure of downloaded answers (JSON) again from the stored rows, and prints those that differ.
The corpus is in DIR (default DATA_DIR, or .data) and must be the one that answered.`

const { values, positionals } = parseArgs({ allowPositionals: true, options: { data: { type: 'string' } } })
if (positionals.length === 0) {
  console.error(USAGE)
  process.exit(2)
}
const dir = path.resolve(values.data ?? process.env.DATA_DIR ?? '.data', 'corpus')
const known = knownOf(await readCorpus(dir))
for (const file of positionals) {
  const checked = checkDownload(known, await readFile(file, 'utf8'))
  for (const { differences } of checked) for (const one of differences) console.log(one)
  const count = checked.reduce((sum, one) => sum + one.values, 0)
  const differing = checked.reduce((sum, one) => sum + one.differences.length, 0)
  console.log(`${file}: ${count} values of ${checked.length} sections compared, ${differing} differ`)
  if (differing > 0) process.exitCode = 1
}
