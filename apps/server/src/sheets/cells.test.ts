import { AudienceName } from '@starling/contract'
import { SECTION_IDS, sectionOf } from '@starling/sections'
import { say } from '@starling/text/both'
import { unzipSync } from 'fflate'
import { parseCsv } from 'hucre/csv'
import { readXlsx } from 'hucre/xlsx'
import { describe, expect, test } from 'vitest'
import { cellOf, csvOf } from './csv.ts'
import { type SheetTable, tableOf } from './table.ts'
import { writable } from './writable.ts'
import { xlsxOf } from './xlsx.ts'
import { zip } from './zip.ts'

describe('hostile cells', () => {
  const STARTS = ['=', '+', '-', '@', '\t', '\r', '＝', '＋', '－', '＠', ' =', '\n=', "'", '"', ',', '\0=']
  const texts = [
    ...STARTS.flatMap((start) => [`${start}cmd|' /C calc'!A0`, `${start}HYPERLINK("http://a.example","x")`, start]),
    '@handle',
    'plain',
    'a,"b"\r\nc',
    '日本語＠ハンドル',
    '\ud800',
    '<t>&amp;</t>',
    'x'.repeat(40_000),
    '_x000D_',
  ]
  const table: SheetTable = {
    title: 'a/b:[c]*?',
    columns: [{ label: '=1+1', kind: 'text' }],
    rows: texts.map((text) => [text]),
  }

  test('no cell of a CSV begins like a formula, and each is read back', () => {
    const csv = csvOf(table)
    expect(csv.startsWith('\uFEFF')).toBe(true)
    for (const text of [...texts, '=1+1']) {
      expect(cellOf(text).replace(/^"/, '')).not.toMatch(/^\s*[=+\-@＝＋－＠\0]/)
    }
    const rows = parseCsv(csv.slice(1), { delimiter: ',' }) as string[][]
    const plain = (text: string) => text.replace(/^'|(?<=[\r\n\t]\s*)'(?=[=+\-@])/g, '')
    expect(rows.slice(1).map(([cell]) => plain(cell!))).toEqual(texts.map((text) => plain(text.replaceAll('\0', ''))))
  })

  test('no cell of an XLSX is a formula, and texts are read back', async () => {
    const bytes = await xlsxOf([table, { ...table, title: 'A/B:[C]*?' }])
    const files = unzipSync(bytes)
    const sheets = Object.entries(files).filter(([name]) => /worksheets\/sheet\d+\.xml$/.test(name))
    expect(sheets).toHaveLength(2)
    for (const [, xml] of sheets) expect(Buffer.from(xml).toString('utf8')).not.toMatch(/<f[ >]/)
    const { rows } = (await readXlsx(bytes)).sheets[0]!
    const kept = texts.map((text) =>
      text
        .replace(/\p{Surrogate}/gu, '')
        .replaceAll('\0', '')
        .slice(0, 32_767),
    )
    for (const [at, text] of kept.entries()) {
      if (text.trim() !== '' && !/[\r\t]/.test(text)) expect(rows[at + 1]![0]).toBe(text)
    }
  })
})

test.each([
  ['hello;=cmd|calc', "hello;'=cmd|calc"],
  ['two\n=HYPERLINK("x")', 'two\n\'=HYPERLINK("x")'],
  ['a;  @SUM(1)', "a;  '@SUM(1)"],
  ['a\t＝1', "a\t'＝1"],
  ['smile ;-) and 3;4', 'smile ;-) and 3;4'],
])('%j does not run where another sign parts the cells', (text, safe) => {
  const [[cell]] = parseCsv(csvOf({ title: 't', columns: [{ label: safe, kind: 'text' }], rows: [] }).slice(1), {
    delimiter: ',',
  }) as [[string]]
  expect(cell).toBe(safe)
  expect(cellOf(text)).toBe(cellOf(safe))
})

test('a zip is read back', () => {
  const files = [
    { name: 'a.csv', text: 'one' },
    { name: '日本.csv', text: '二'.repeat(10_000) },
    { name: 'empty.csv', text: '' },
  ]
  const read = unzipSync(zip(files))
  expect(Object.entries(read).map(([name, bytes]) => ({ name, text: Buffer.from(bytes).toString() }))).toEqual(files)
})

test('every section has a table with as many cells as columns', () => {
  for (const id of SECTION_IDS) {
    const row = Object.fromEntries(Object.keys(sectionOf(id).columns).map((name) => [name, null]))
    const { columns, rows } = tableOf(id, [row], say('en'))
    expect(rows[0]).toHaveLength(columns.length)
  }
})

test('what nobody sees, as a sign that turns the direction of letters, is in no cell', () => {
  const name = 'Coffee \u202egpj.exe\u202c\u2066\u0000\u0007\u009b people'
  expect(cellOf(name)).toBe('Coffee gpj.exe people')
  expect(writable(name)).toBe('Coffee gpj.exe people')
  expect(cellOf('\u202e=1+1')).toBe("'=1+1")
  expect(AudienceName.parse(`\u202e${name}`)).toBe('Coffee gpj.exe people')
  expect(AudienceName.safeParse('\u202e \u2066').success).toBe(false)
})
