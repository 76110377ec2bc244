import { existsSync, globSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, test } from 'vitest'

const ROOT = path.join(import.meta.dirname, '..')
const pages = globSync('{*.md,docs/**/*.md}', { cwd: ROOT })

test.each(pages)('%s names only what exists', (page) => {
  const text = readFileSync(path.join(ROOT, page), 'utf8')
  const links = [...text.matchAll(/\]\((?!https?:|#|mailto:)([^)#]+)/g)].map(([, to]) =>
    path.join(path.dirname(page), to!),
  )
  const files = [...text.matchAll(/`((?:apps|packages|e2e|tools|docs)\/[\w./-]+\.\w+)`/g)].map(([, file]) => file!)
  expect([...links, ...files].filter((file) => !existsSync(path.join(ROOT, file)))).toEqual([])
})
