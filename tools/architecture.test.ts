import { existsSync, globSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, test } from 'vitest'

const ROOT = path.join(import.meta.dirname, '..')

/** Who may import whom. All may import catalog; a package that is not listed may import nothing of ours. */
const MAY_IMPORT: Record<string, string[]> = {
  catalog: [],
  sections: [],
  text: [],
  enrich: [],
  ui: ['text'],
  contract: ['sections'],
  charts: ['sections'],
  engine: ['sections', 'enrich'],
  store: ['contract'],
  outside: ['contract'],
  sandbox: [],
  server: ['sections', 'contract', 'engine', 'enrich', 'store', 'outside'],
  web: ['sections', 'contract', 'charts', 'ui', 'text'],
  extension: ['contract', 'ui', 'text'],
}
const ALL = [...Object.keys(MAY_IMPORT), 'world']
/** Thin commands and what boots the whole product. */
const FREE = ['world', 'bench', 'e2e', 'tools']
const MAX_LINES = 300
const NO_ROOMS = /\/(lib|utils|common|shared|helpers)\//

const homeOf = (name: string) => /^(?:apps|packages)\/([^/]+)/.exec(name)?.[1] ?? name.split('/')[0]!

type File = { name: string; home: string; text: string; isTest: boolean }
const files: File[] = globSync('{apps,packages,e2e,bench,tools}/**/*.{ts,tsx,mjs}', {
  cwd: ROOT,
  exclude: (name) => /node_modules|\/dist/.test(name),
}).map((name) => ({
  name,
  home: homeOf(name),
  text: readFileSync(path.join(ROOT, name), 'utf8'),
  isTest: /\.test\.tsx?$/.test(name),
}))
const IMPORT = /(?:^(?:import|export)\s[^'"`;=]*?\sfrom\s*|^import\s*|\bimport\s*\(\s*)'([^']+)'/gm
const imports = ({ text }: File) => [...text.matchAll(IMPORT)].map(([, target]) => target!)

test.each(files)('$name imports only what it may', (file) => {
  const allowed = new Set([
    file.home,
    'catalog',
    ...(FREE.includes(file.home) ? ALL : (MAY_IMPORT[file.home] ?? [])),
    ...(file.isTest ? ['world', 'sandbox'] : []),
  ])
  for (const target of imports(file)) {
    const [, ours] = /^@starling\/([^/]+)/.exec(target) ?? []
    if (ours) expect([...allowed]).toContain(ours)
    if (target.startsWith('.')) {
      const there = path.join(path.dirname(file.name), target)
      expect(homeOf(there), 'leaves its package by a relative path').toBe(file.home)
    }
  }
})

test.each(files)('$name is one thing, in a room with a name', ({ name, text }) => {
  expect(text.split('\n').length).toBeLessThanOrEqual(MAX_LINES)
  expect(name).not.toMatch(NO_ROOMS)
})

test.each(files.filter(({ isTest, home }) => !isTest && home in MAY_IMPORT))(
  '$name declares what it imports',
  (file) => {
    const [kind, home] = file.name.split('/')
    const declared = JSON.parse(readFileSync(path.join(ROOT, kind!, home!, 'package.json'), 'utf8'))
    const root = JSON.parse(readFileSync(path.join(ROOT, 'package.json'), 'utf8'))
    const known = {
      ...declared.dependencies,
      ...declared.optionalDependencies,
      ...(isConfig(file) ? root.devDependencies : {}),
    }
    for (const target of imports(file).filter((one) => !/^(\.|node:|virtual:)/.test(one))) {
      const name = target
        .split('/')
        .slice(0, target.startsWith('@') ? 2 : 1)
        .join('/')
      if (name !== `@starling/${home}`) expect(Object.keys(known)).toContain(name)
    }
  },
)
/** What builds an app stands beside its src and uses the workspace's tools. */
const isConfig = ({ name }: File) => !name.includes('/src/')

test('inside an app a slice is entered by its name, and every package holds code', () => {
  const packages = globSync('{apps,packages}/*/package.json', { cwd: ROOT })
  for (const name of packages) {
    const home = path.dirname(name)
    expect(
      files.some((file) => file.name.startsWith(`${home}/src/`) && !file.isTest),
      `${home} is empty`,
    ).toBe(true)
    expect([...ALL]).toContain(path.basename(home))
  }
  expect(existsSync(path.join(ROOT, '.ci/run'))).toBe(true)
})
