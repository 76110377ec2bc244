import { execFileSync } from 'node:child_process'
import { existsSync, rmSync, writeFileSync } from 'node:fs'
import { mkdir } from 'node:fs/promises'
import path from 'node:path'
import { openCorpus, readFacts } from '@starling/engine'
import { writeRanges } from '../peers/coded-asks.ts'
import { loadBaseTables } from './base-tables.ts'
import { writeFlatFiles } from './flat-files.ts'
import { loadListTables } from './list-tables.ts'

type Say = (text: string) => void

/** Everything that is made once from a corpus; each step is done when its mark stands, so a broken run goes on. */
export async function prepare(corpus: string, dir: string, say: Say): Promise<void> {
  await mkdir(dir, { recursive: true })
  const once = async (mark: string, what: string, work: () => Promise<void> | void) => {
    const file = path.join(dir, `${mark}.done`)
    if (existsSync(file)) return
    const started = performance.now()
    say(what)
    await work()
    writeFileSync(file, '')
    say(`${what}: ${((performance.now() - started) / 1000).toFixed(1)} s`)
  }
  const flat = path.join(dir, 'flat')
  const tables = path.join(dir, 'tables.duckdb')
  await once('flat', 'reading the facts', async () => {
    const opened = await openCorpus(corpus)
    await writeFlatFiles(readFacts(opened), flat, say)
    await opened.close()
  })
  await once('base', 'who there is', () => {
    for (const end of ['', '.wal']) rmSync(`${tables}${end}`, { force: true })
    return loadBaseTables(flat, tables, say)
  })
  await once('lists', 'tables of the peers', async () => {
    await loadListTables(tables, say)
    await writeRanges(dir)
  })
  await once('index', 'our index', () => {
    const script = path.join(import.meta.dirname, 'build-index.ts')
    const words = ['--max-old-space-size=6000', script, corpus, path.join(dir, 'index')]
    execFileSync(process.execPath, words, { stdio: 'inherit' })
  })
}
