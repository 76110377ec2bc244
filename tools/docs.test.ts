import { existsSync, globSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, test } from 'vitest'

const ROOT = path.join(import.meta.dirname, '..')
const pages = globSync('{*.md,docs/**/*.md}', { cwd: ROOT })

/** How many requirements of level 1 and 2 each chapter of ASVS 5.0.0 has: 70 and 183. */
const ASVS = [27, 11, 19, 10, 9, 35, 18, 7, 7, 29, 14, 9, 13, 9, 13, 16, 7]

test('every requirement of ASVS has its row, with what holds it', () => {
  const rows = [
    ...readFileSync(path.join(ROOT, 'docs/asvs.md'), 'utf8').matchAll(/^\| (\d+)\.(\d+\.\d+) \| [12] \|.*$/gm),
  ]
  expect(new Set(rows.map(([, chapter, rest]) => `${chapter}.${rest}`)).size).toBe(rows.length)
  expect(ASVS.map((_, at) => rows.filter(([, chapter]) => Number(chapter) === at + 1).length)).toEqual(ASVS)
  const empty = rows.filter(([row]) => !/\| (.*`|.*\]\(|does not apply: |\*\*open\*\*|[A-Z]).*\|$/.test(row))
  expect(empty.map(([row]) => row)).toEqual([])
})

test.each(pages)('%s names only what exists', (page) => {
  const text = readFileSync(path.join(ROOT, page), 'utf8')
  const links = [...text.matchAll(/\]\((?!https?:|#|mailto:)([^)#]+)/g)].map(([, to]) =>
    path.join(path.dirname(page), to!),
  )
  const files = [...text.matchAll(/`((?:apps|packages|e2e|tools|docs)\/[\w./-]+\.\w+)`/g)].map(([, file]) => file!)
  expect([...links, ...files].filter((file) => !existsSync(path.join(ROOT, file)))).toEqual([])
})
