import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  utimesSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { replaceFolder } from './replace-folder.ts'
import { builtAt, newestInput } from './web-freshness.ts'

let root = ''
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'starling-web-'))
})
afterEach(() => rmSync(root, { recursive: true, force: true }))

function folder(name: string, files: Record<string, string>): string {
  for (const [file, text] of Object.entries(files)) {
    mkdirSync(join(root, name, file, '..'), { recursive: true })
    writeFileSync(join(root, name, file), text)
  }
  return join(root, name)
}

test.each([{ before: {} }, { before: { 'index.html': 'old', 'assets/gone.js': 'old' } }])(
  'a finished folder takes the place of $before, whole',
  ({ before }) => {
    const place = folder('apps/dist', before)
    const finished = folder('work/new', { 'index.html': 'new', 'assets/a.js': 'new' })
    replaceFolder(finished, place)
    expect(readFileSync(join(place, 'index.html'), 'utf8')).toBe('new')
    expect(readdirSync(place, { recursive: true }).sort()).toEqual(['assets', 'assets/a.js', 'index.html'])
    expect(existsSync(finished)).toBe(false)
    expect(readdirSync(join(root, 'work'))).toEqual([])
  },
)

const at = (path: string, seconds: number) => utimesSync(join(root, path), seconds, seconds)
function project() {
  folder('.', {
    'package-lock.json': '{}',
    'apps/web/index.html': '',
    'apps/web/src/shell/Root.tsx': '',
    'packages/ui/src/Button.tsx': '',
    'packages/store/src/store.ts': '',
    'apps/web/dist/index.html': '',
  })
  for (const path of readdirSync(root, { recursive: true, encoding: 'utf8' })) at(path, 100)
}

test.each([
  { changed: 'apps/web/src/shell/Root.tsx', isStale: true },
  { changed: 'apps/web/src/shell', isStale: true },
  { changed: 'apps/web/index.html', isStale: true },
  { changed: 'packages/ui/src/Button.tsx', isStale: true },
  { changed: 'package-lock.json', isStale: true },
  { changed: 'packages/store/src/store.ts', isStale: false },
])('a change of $changed makes the pages stale: $isStale', ({ changed, isStale }) => {
  project()
  expect(builtAt(join(root, 'apps/web/dist')) >= newestInput(root)).toBe(true)
  at(changed, 101)
  expect(builtAt(join(root, 'apps/web/dist')) < newestInput(root)).toBe(isStale)
})

test('what was never built is older than anything', () => {
  expect(builtAt(join(root, 'nowhere'))).toBe(Number.NEGATIVE_INFINITY)
})
