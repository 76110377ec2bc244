import { openEngine } from '@starling/engine'

/** In a process of its own: what building takes must not count as what answering takes. */
const [corpus_dir, index_dir] = process.argv.slice(2) as [string, string]
const engine = openEngine({ engine: 'index', corpus_dir, index_dir })
await engine.keepUp()
await engine.close()
