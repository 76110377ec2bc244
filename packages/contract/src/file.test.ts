import { expect, test } from 'vitest'
import { disposition } from './file.ts'
import { nameIn } from './file-name.ts'

test.each([
  'starling-handle-2026-11-15.xlsx',
  '分析 結果.csv',
  'a"b;c\r\nX-Evil: 1.csv',
  "it's (100%) *.zip",
  '../../etc/passwd',
  '🐦.png',
])('the name %j arrives as it is, and breaks no header', (name) => {
  const header = disposition(name, 'attachment')
  expect(header).toMatch(/^attachment; filename="[\w.-]+"; filename\*=UTF-8''[\w.~!%-]+$/)
  expect(nameIn(header)).toBe(name)
})

test('without a name it is a download', () => {
  expect([nameIn(null), nameIn('attachment')]).toEqual(['download', 'download'])
})
