import { buildIndex, openCorpus, readFacts } from '@starling/engine'

/** In a process of its own: what building takes must not count as what answering takes. */
const [corpusDir, dir] = process.argv.slice(2) as [string, string]
const corpus = await openCorpus(corpusDir)
const started = performance.now()
await buildIndex(dir, readFacts(corpus), {
  onProgress: ({ step }) =>
    process.stderr.write(`  index: ${step} ${((performance.now() - started) / 1000).toFixed(1)} s\n`),
})
await corpus.close()
