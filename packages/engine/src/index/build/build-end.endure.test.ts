import { spawnSync } from 'node:child_process'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { expect, test } from 'vitest'
import { openCorpus } from '../../corpus/corpus.ts'
import { account, post } from '../../corpus/samples.ts'

const BUILDS = process.env.ENDURE === 'full' ? 100 : 4

/** In a process of its own: the end of a build used to end the process it was made for, now and then. */
const BUILDING = `
  const { buildIndexOf } = await import(${JSON.stringify(new URL('../index.ts', import.meta.url))})
  const dir = process.argv[1]
  for (let at = 0; at < ${BUILDS}; at++) {
    const tight = at % 2 === 0 ? { room: { workers: 1, memory_bytes: 1 << 20 } } : {}
    await buildIndexOf(dir + '/corpus', dir + '/index' + at, tight).catch(() => {})
  }`

test(`${BUILDS} builds end one after another, whether or not there is room, and nothing ends with them`, async () => {
  const dir = await mkdtemp(path.join(tmpdir(), 'starling-builds-'))
  const corpus = await openCorpus(path.join(dir, 'corpus'), { write: true, workers: 1 })
  const one = corpus.import({ source: 'test', fetched_at: new Date('2026-02-01T00:00:00Z') })
  const posts = Array.from({ length: 3000 }, (_, n) => post(String(1000 + n), '1', { text: `word${n} espresso` }))
  await one.add({ accounts: [account('1')], posts })
  await one.commit()
  await corpus.close()
  const { status, stderr } = spawnSync(process.execPath, ['-e', BUILDING, dir], { encoding: 'utf8' })
  await rm(dir, { recursive: true, force: true })
  expect({ status, stderr }).toEqual({ status: 0, stderr: '' })
})
