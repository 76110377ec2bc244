import { mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { copyFiles } from './files.ts'

const home = await mkdtemp(path.join(tmpdir(), 'starling-files-'))
afterAll(() => rm(home, { recursive: true }))

test('the files of teams are copied with their checksum, those on their way in are not', async () => {
  const [from, to, again] = ['from', 'to', 'again'].map((name) => path.join(home, name)) as [string, string, string]
  expect(await copyFiles(from, to)).toBe(null)
  await mkdir(path.join(from, 'ab'), { recursive: true })
  await mkdir(path.join(from, 'incoming'))
  await writeFile(path.join(from, 'ab', 'one-ab'), 'picture')
  await writeFile(path.join(from, 'incoming', 'half'), 'hal')
  const copy = await copyFiles(from, to)
  expect(copy).toMatchObject({ count: 1, bytes: 7 })
  expect(await readdir(to)).toEqual(['ab'])
  expect(await readFile(path.join(to, 'ab', 'one-ab'), 'utf8')).toBe('picture')
  expect(await copyFiles(to, again)).toEqual(copy)
})
