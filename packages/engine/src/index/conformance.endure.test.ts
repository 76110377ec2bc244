import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, beforeAll } from 'vitest'
import { conformanceOf, type Evolving, evolutionOf } from '../../conformance/conformance.ts'
import { largeConformanceOf } from '../../conformance/large.ts'
import { nonsenseOf } from '../../conformance/nonsense.ts'
import type { Facts } from '../facts/facts.ts'
import { buildIndex, openIndex } from './index.ts'

let dir: string
let built = 0
beforeAll(async () => {
  dir = await mkdtemp(path.join(tmpdir(), 'starling-index-'))
})
afterAll(() => rm(dir, { recursive: true, force: true }))

async function openFrom(facts: Facts): Promise<Evolving> {
  const folder = path.join(dir, String(built++))
  await buildIndex(folder, [facts])
  return openFolder(folder)
}

async function openFolder(folder: string): Promise<Evolving> {
  const index = await openIndex(folder, { workers: 1 })
  const reopen = async () => {
    await index.close()
    return openFolder(folder)
  }
  return Object.assign(index, { reopen })
}

conformanceOf('index', openFrom)
evolutionOf('index', openFrom)
largeConformanceOf('index', openFrom)
nonsenseOf('index', openFrom, 50)
