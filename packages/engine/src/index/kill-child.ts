import { writeSync } from 'node:fs'
import { openIndex } from './index.ts'
import { changeAt } from './kill-world.ts'

const CHANGES_EACH = 3

/** For the kill test: builds anew all the time, applies changes meanwhile, and says what was acknowledged. */
const [dir, from] = process.argv.slice(2)
const index = await openIndex(dir!, { workers: 1 })
writeSync(1, 'open\n')
for (let turn = Number(from); ; ) {
  const compacted = index.compact()
  for (let changes = 0; changes < CHANGES_EACH; changes++) {
    await index.apply(changeAt(turn++))
    writeSync(1, `${turn}\n`)
  }
  await compacted
  writeSync(1, 'compacted\n')
}
