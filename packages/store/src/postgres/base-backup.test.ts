import { execFileSync } from 'node:child_process'
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { unpackBaseBackup } from './base-backup.ts'

let dir: string
let archive: Buffer
beforeAll(async () => {
  dir = await mkdtemp(path.join(tmpdir(), 'starling-unpack-'))
  await writeFile(path.join(dir, 'file'), 'what was backed up')
  archive = execFileSync('tar', ['--create', '--blocking-factor', '1', '--directory', dir, 'file'])
})
afterAll(() => rm(dir, { recursive: true }))

async function* inPieces(...pieces: Uint8Array[]) {
  for (const piece of pieces) {
    yield piece
    await pause(300)
  }
}

test('what comes after the end mark of the archive, however late, is taken too', async () => {
  const to = path.join(dir, 'to')
  await unpackBaseBackup(inPieces(archive, Buffer.alloc(64 * 1024), Buffer.alloc(512)), to)
  expect(await readFile(path.join(to, 'file'), 'utf8')).toBe('what was backed up')
})

test('one that is cut short is refused', async () => {
  const cut = unpackBaseBackup(inPieces(archive.subarray(0, 700)), path.join(dir, 'cut'))
  await expect(cut).rejects.toThrow('could not be unpacked')
})
