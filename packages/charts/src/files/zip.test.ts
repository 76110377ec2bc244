import { strFromU8, unzipSync } from 'fflate'
import { describe, expect, test } from 'vitest'
import { rowsOf } from '../testing/rows.ts'
import { safeFileName, uniqueFileNames } from './file-name.ts'
import { type ZipPart, zipOf } from './zip.ts'

const PNG = new Uint8Array([137, 80, 78, 71, 1, 2, 3])
const part = (name: string, more: Partial<ZipPart> = {}): ZipPart => ({
  section: 'countries',
  name,
  title: 'Countries',
  png: new Blob([PNG], { type: 'image/png' }),
  rows: rowsOf('countries', 30, 5),
  base: { unit: 'people', n: 100, known: 80 },
  as_of: '2026-11-15T05:07:00.000Z',
  source: ['api'],
  method: 'shares_of_people',
  ...more,
})
const made_at = new Date('2026-11-15T06:00:00Z')

test('pictures come out as they went in, and the manifest says what each shows, to the last digit', async () => {
  const parts = [part('Countries'), part('国'), part('Countries')]
  const files = unzipSync(new Uint8Array(await (await zipOf(parts, { made_at, question: 'Espresso' })).arrayBuffer()))
  expect(Object.keys(files)).toEqual(['Countries.png', '国.png', 'Countries 2.png', 'manifest.json'])
  expect(files['国.png']).toEqual(PNG)
  const manifest = JSON.parse(strFromU8(files['manifest.json']!))
  expect(manifest).toMatchObject({ made_by: 'Starling', made_at: made_at.toISOString(), question: 'Espresso' })
  expect(manifest.files).toEqual(
    parts.map(({ png: _, name: __, ...answer }, at) => ({
      file: ['Countries.png', '国.png', 'Countries 2.png'][at],
      ...answer,
    })),
  )
})

describe('names', () => {
  test.each([
    ['Countries', 'Countries'],
    ['../../etc/passwd', 'etc passwd'],
    ['..\\..\\boot.ini', 'boot.ini'],
    ['C:\\x', 'C x'],
    ['/absolute', 'absolute'],
    ['a\u0000b\u202egnp', 'a b gnp'],
    ['con', 'c_on'],
    ['LPT1.txt', 'L_PT1.txt'],
    ['trailing. . ', 'trailing'],
    ['...', 'section'],
    ['', 'section'],
    ['<script>', 'script'],
    ['half \ud83d', 'half \ufffd'],
    ['Cafe\u0301', 'Caf\u00e9'],
    ['国別', '国別'],
  ])('%j becomes %j', (title, expected) => expect(safeFileName(title)).toBe(expected))

  test.each(['x'.repeat(500), '国'.repeat(300), '👨‍👩‍👧‍👦'.repeat(50)])('no name is too long: %s', (title) => {
    const name = safeFileName(title)
    expect(new TextEncoder().encode(name).length).toBeLessThanOrEqual(120)
    expect(name.isWellFormed()).toBe(true)
  })

  test('no two are one file, also where capitals do not count', () => {
    const titles = ['Posts', 'posts', 'POSTS', 'Posts 2', 'manifest', 'a/b', 'a b']
    const names = uniqueFileNames(titles, '.json', ['manifest.json'])
    expect(new Set(names.map((name) => name.toLowerCase())).size).toBe(titles.length)
    expect(names).not.toContain('manifest.json')
    for (const name of names) expect(name).not.toMatch(/[/\\]/)
  })
})
