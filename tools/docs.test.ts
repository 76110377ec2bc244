import { existsSync, globSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, test } from 'vitest'

const ROOT = path.join(import.meta.dirname, '..')
const pages = globSync('{*.md,docs/**/*.md}', { cwd: ROOT })

/** How many requirements of level 1 and 2 each chapter of ASVS 5.0.0 has: 70 and 183. */
const ASVS = [27, 11, 19, 10, 9, 35, 18, 7, 7, 29, 14, 9, 13, 9, 13, 16, 7]

test('every requirement of ASVS has its row with what holds it, and what is open is counted', () => {
  const page = readFileSync(path.join(ROOT, 'docs/asvs.md'), 'utf8')
  const rows = [...page.matchAll(/^\| (\d+)\.(\d+\.\d+) \| ([12]) \|.*\| ([^|]+) \|$/gm)].map(
    ([, chapter, rest, level, held]) => ({ chapter: Number(chapter), id: `${chapter}.${rest}`, level, held: held! }),
  )
  expect(new Set(rows.map(({ id }) => id)).size).toBe(rows.length)
  expect(ASVS.map((_, at) => rows.filter(({ chapter }) => chapter === at + 1).length)).toEqual(ASVS)
  const open = (level: string) => rows.filter((row) => row.level === level && row.held.startsWith('**open**')).length
  const apart = rows.filter(({ held }) => held.startsWith('does not apply: ')).length
  expect(page).toContain(
    `Of 70 requirements of level 1, ${open('1')} are open; of 183 of level 2, ${open('2')}. ${apart} of both do not apply.`,
  )
})

test.each(pages)('%s names only what exists', (page) => {
  const text = readFileSync(path.join(ROOT, page), 'utf8')
  const links = [...text.matchAll(/\]\((?!https?:|#|mailto:)([^)#]+)/g)].map(([, to]) =>
    path.join(path.dirname(page), to!),
  )
  const files = [...text.matchAll(/`((?:apps|packages|e2e|tools|docs)\/[\w./-]+\.\w+)`/g)].map(([, file]) => file!)
  expect([...links, ...files].filter((file) => !existsSync(path.join(ROOT, file)))).toEqual([])
})
