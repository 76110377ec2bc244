import { spawn } from 'node:child_process'
import { appendFileSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { openRecords } from './records.ts'

type Thing = { id: string; size: number }

function fileOf(): string {
  const dir = mkdtempSync(join(tmpdir(), 'records-'))
  onTestFinished(() => rmSync(dir, { recursive: true, force: true }))
  return join(dir, 'journal.jsonl')
}

test('rows survive a restart, with their order, owners and ids', () => {
  const file = fileOf()
  const first = openRecords(file)
  const ids = first.change(() => [first.next(), first.next()])
  first.change(() => {
    first.put('things', 'ann', { id: 'a', size: 1 })
    first.put('things', 'bob', { id: 'b', size: 2 })
    first.put('things', 'ann', { id: 'c', size: 3 })
  })
  first.change(() => first.put('things', 'ann', { id: 'a', size: 4 }))
  first.change(() => first.drop('things', 'b'))
  first.close()
  const second = openRecords(file)
  expect(second.list<Thing>('things', 'ann')).toEqual([
    { id: 'a', size: 4 },
    { id: 'c', size: 3 },
  ])
  expect(second.get('things', 'b')).toBeUndefined()
  expect(second.list('things', 'bob')).toEqual([])
  expect(second.change(() => second.next())).toBe(ids[1]! + 1)
  second.close()
})

test('a change that fails leaves nothing, in memory or on disk', () => {
  const file = fileOf()
  const records = openRecords(file)
  records.change(() => records.put('things', 'ann', { id: 'a', size: 1 }))
  const before = readFileSync(file, 'utf8')
  expect(() =>
    records.change(() => {
      records.put('things', 'ann', { id: 'a', size: 2 })
      records.put('things', 'ann', { id: 'b', size: 3 })
      records.drop('things', 'a')
      throw new Error('no')
    }),
  ).toThrow('no')
  expect(records.list('things', 'ann')).toEqual([{ id: 'a', size: 1 }])
  expect(readFileSync(file, 'utf8')).toBe(before)
  records.close()
})

test('half a line of a killed process is dropped, and what follows is kept', () => {
  const file = fileOf()
  const first = openRecords(file)
  first.change(() => first.put('things', 'ann', { id: 'a', size: 1 }))
  first.close()
  appendFileSync(file, '[["things","ann","b",{"id":"b","si')
  const second = openRecords(file)
  second.change(() => second.put('things', 'ann', { id: 'c', size: 5 }))
  second.close()
  const third = openRecords(file)
  expect(third.list<Thing>('things', 'ann').map(({ id }) => id)).toEqual(['a', 'c'])
  third.close()
})

test('a long journal is written anew when it is opened, with nothing lost', () => {
  const file = fileOf()
  const first = openRecords(file)
  for (let n = 0; n < 2_500; n++)
    first.change(() => first.put('things', 'ann', { id: `a${n % 10}`, size: first.next() }))
  const held = first.list<Thing>('things', 'ann')
  first.close()
  const second = openRecords(file)
  expect(readFileSync(file, 'utf8').split('\n').length).toBeLessThan(20)
  expect(second.list<Thing>('things', 'ann')).toEqual(held)
  expect(second.change(() => second.next())).toBe(2_501)
  second.close()
})

test('a process killed while it writes loses nothing that it said was done', async () => {
  const file = fileOf()
  const program = `
    import { writeSync } from 'node:fs'
    import { openRecords } from ${JSON.stringify(new URL('./records.ts', import.meta.url).href)}
    const records = openRecords(${JSON.stringify(file)})
    for (let n = 0; n < 50_000; n++) {
      records.change(() => {
        records.put('things', 'ann', { id: 'a' + n, size: n })
        records.put('things', 'bob', { id: 'b' + n, size: n })
      })
      writeSync(1, n + '\\n')
    }`
  const child = spawn(process.execPath, ['--input-type=module', '-e', program], {
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  let told = ''
  await new Promise<void>((resolve) => {
    child.stdout.on('data', (part: Buffer) => {
      told += part
      if (told.length > 20_000) child.kill('SIGKILL')
    })
    child.on('close', () => resolve())
  })
  const last = Number(told.slice(0, told.lastIndexOf('\n')).split('\n').at(-1))
  const records = openRecords(file)
  expect(records.get<Thing>('things', `b${last}`)).toEqual({ id: `b${last}`, size: last })
  expect(records.list('things', 'ann').length).toBe(records.list('things', 'bob').length)
  expect(records.list('things', 'ann').length).toBeGreaterThan(last)
  records.close()
})
