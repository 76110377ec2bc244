import { readFileSync } from 'node:fs'
import { billOf } from './sbom/bill.ts'

// `npm run -s sbom`: the parts of a production installation, as CycloneDX JSON.
const lock = JSON.parse(readFileSync(new URL('../package-lock.json', import.meta.url), 'utf8'))
console.log(JSON.stringify(billOf(lock), null, 1))
