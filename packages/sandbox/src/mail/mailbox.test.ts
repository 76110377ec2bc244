import { appendFileSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { type OpenMailbox, openMailbox } from './mailbox.ts'

let dir: string
let file: string
let mailbox: OpenMailbox
let now: Date

beforeEach(() => {
  dir = mkdtempSync(join(tmpdir(), 'mailbox-'))
  file = join(dir, 'messages.jsonl')
  now = new Date('2026-03-01T09:00:00.000Z')
  mailbox = open()
})

afterEach(() => {
  mailbox.close()
  rmSync(dir, { recursive: true, force: true })
})

const open = () => openMailbox(dir, () => now)
const add = (subject: string, to = 'ann@meridian.example') =>
  mailbox.add({ message_id: '', from: 'a@starling.example', to: [to], subject, text: 'コード', html: '' })
const subjects = (box: OpenMailbox) => box.messages().map(({ subject }) => subject)

test('lists newest first, by address, since a moment, up to a limit', () => {
  add('one')
  now = new Date('2026-03-01T10:00:00.000Z')
  add('two', 'Bob@meridian.example')
  add('three')
  expect(subjects(mailbox)).toEqual(['three', 'two', 'one'])
  expect(mailbox.messages({ to: ' bob@MERIDIAN.example' }).map(({ subject }) => subject)).toEqual(['two'])
  expect(mailbox.messages({ to: 'ob@meridian.example' })).toEqual([])
  expect(mailbox.messages({ since: '2026-03-01T10:00:00Z', limit: 1 }).map(({ subject }) => subject)).toEqual(['three'])
})

test('a new process finds the same messages', () => {
  add('one')
  add('two')
  expect(open().messages()).toEqual(mailbox.messages())
})

test('a torn last line costs that line only, and what comes after it is whole', () => {
  add('one')
  appendFileSync(file, '{"id":"half","subject":"サイ'.slice(0, -1))
  mailbox = open()
  add('two')
  expect(subjects(open())).toEqual(['two', 'one'])
  expect(readFileSync(file, 'utf8').split('\n')).toHaveLength(3)
})

test('keeps the newest thousand', () => {
  const lines = Array.from({ length: 1_005 }, (_, at) => JSON.stringify({ ...add('x'), subject: `${at}` }))
  writeFileSync(file, `${lines.join('\n')}\n`)
  const kept = subjects(open())
  expect([kept.length, kept[0], kept.at(-1)]).toEqual([1_000, '1004', '5'])
})

test('next gives the newest, waits for one after the last, and says what it missed', async () => {
  const old = add('old')
  const first = add('first')
  expect(await mailbox.next({ to: 'ann@meridian.example' })).toEqual(first)
  expect(await mailbox.next({ to: 'ann@meridian.example', after: old.id })).toEqual(first)

  const waiting = mailbox.next({ to: 'ann@meridian.example', after: first.id })
  add('for someone else', 'bob@meridian.example')
  const second = add('second')
  expect(await waiting).toEqual(second)
  await expect(mailbox.next({ to: 'eve@meridian.example' }, 20)).rejects.toThrow(
    'No mail to eve@meridian.example within 20 ms',
  )
})

test('clearing empties the file too', () => {
  add('one')
  mailbox.clear()
  expect(mailbox.messages()).toEqual([])
  expect(open().messages()).toEqual([])
})
