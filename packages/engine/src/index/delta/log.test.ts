import { appendFileSync, mkdtempSync, readFileSync, rmSync, truncateSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import type { FactChange } from '../../facts/change.ts'
import { ChangeLog, encodeChange, readLog } from './log.ts'

let dir: string
let file: string
beforeEach(() => {
  dir = mkdtempSync(path.join(tmpdir(), 'starling-log-'))
  file = path.join(dir, 'changes')
})
afterEach(() => rmSync(dir, { recursive: true, force: true }))

const change = (id: number): FactChange => ({ delete: { posts: [BigInt(id) * 10n ** 17n] } })
const changesIn = () => [...readLog(file).changes()]

function write(...ids: number[]): void {
  const log = new ChangeLog(file)
  for (const id of ids) log.append(change(id))
  log.close()
}

test('changes come back as they went', () => {
  write(1, 2)
  write(3)
  expect(changesIn()).toEqual([change(1), change(2), change(3)])
})

const whole = encodeChange(change(2)).length
test.each([
  ['torn in its head', () => appendFileSync(file, encodeChange(change(2)).subarray(0, 5))],
  ['torn in its middle', () => appendFileSync(file, encodeChange(change(2)).subarray(0, whole - 1))],
  ['longer than the file', () => appendFileSync(file, Buffer.alloc(100, 0xff))],
  [
    'with a bit turned',
    () => {
      const record = encodeChange(change(2))
      record[whole - 1]! ^= 1
      appendFileSync(file, record)
    },
  ],
])('an end %s is left out, and the next change stands in its place', (_, spoil) => {
  write(1)
  spoil()
  expect(changesIn()).toEqual([change(1)])
  write(4)
  expect(changesIn()).toEqual([change(1), change(4)])
})

test('what is read ends where it is told', () => {
  write(1, 2)
  const one = encodeChange(change(1)).length
  expect([...readLog(file, one).changes()]).toEqual([change(1)])
  expect(readLog(file, one + 3).bytes).toBe(one)
})

test('no log is an empty one', () => {
  expect(changesIn()).toEqual([])
  writeFileSync(file, '')
  truncateSync(file)
  expect(readFileSync(file).length).toBe(0)
  expect(changesIn()).toEqual([])
})
