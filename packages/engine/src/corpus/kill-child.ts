import { writeSync } from 'node:fs'
import { openCorpus } from './corpus.ts'
import { importFile } from './formats/import-file.ts'

/** For the kill test: imports a file with as many checkpoints as it can and says what was acknowledged. */
const [dir, file] = process.argv.slice(2)
const corpus = await openCorpus(dir!, { write: true, what: 'kill test' })
writeSync(1, 'open\n')
await importFile(corpus, file!, { checkpoint_ms: 0, onCheckpoint: (records) => writeSync(1, `${records}\n`) })
writeSync(1, 'committed\n')
await corpus.close()
