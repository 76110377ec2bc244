import { writeSync } from 'node:fs'
import { openCluster } from './cluster.ts'
import { changeOfTurn } from './kill-changes.ts'

/** For the kill test: brings in the change of a turn, or compacts, and says when that was done. */
const [urls, database, shards, turn, what] = process.argv.slice(2)
const cluster = await openCluster({ urls: urls!.split(','), database: database!, shards: shards! })
writeSync(1, 'open\n')
if (what === 'compact') await cluster.compact(0)
else await cluster.apply(changeOfTurn(Number(turn)))
writeSync(1, 'done\n')
await cluster.close()
