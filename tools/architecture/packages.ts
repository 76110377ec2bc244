import path from 'node:path'
import { factsOf } from './facts.ts'
import { type Broken, placeOf, type SourceFile, sourceFile } from './source-file.ts'

/** Who may import whom; a package that is not listed may import nothing of ours. */
const MAY_IMPORT: Record<string, string[]> = {
  catalog: [],
  text: [],
  question: [],
  enrich: [],
  sections: ['question'],
  targeting: ['question', 'sections'],
  results: [],
  ui: [],
  contract: ['question', 'sections', 'targeting', 'results'],
  charts: ['question', 'sections'],
  engine: ['question', 'sections', 'enrich'],
  store: ['contract'],
  outside: ['contract'],
  sandbox: [],
  server: [
    'question',
    'sections',
    'targeting',
    'results',
    'contract',
    'charts',
    'engine',
    'enrich',
    'store',
    'outside',
  ],
  web: ['question', 'sections', 'targeting', 'results', 'contract', 'charts', 'ui'],
  extension: ['question', 'contract', 'targeting', 'ui'],
}
/** Lists and words that all may import; the sandbox is the outside and knows lists alone. */
const everywhere = (home: string) => (home === 'sandbox' ? ['catalog'] : ['catalog', 'text'])
const ALL = [...Object.keys(MAY_IMPORT), 'world']
/** Thin commands and what boots the whole product. */
const FREE = ['world', 'bench', 'e2e', 'tools']

export function importsOnlyWhatItMay(files: SourceFile[]): Broken {
  return files.flatMap((file) => {
    const allowed = new Set([
      file.home,
      ...everywhere(file.home),
      ...(FREE.includes(file.home) ? ALL : (MAY_IMPORT[file.home] ?? [])),
      ...(file.isTest ? ['world', 'sandbox'] : []),
    ])
    return factsOf(file).imports.flatMap(({ target, start }) => {
      const [, ours] = /^@starling\/([^/]+)/.exec(target) ?? []
      if (ours && !allowed.has(ours)) return [`${placeOf(file, start)} imports ${ours}`]
      if (!target.startsWith('.')) return []
      const there = sourceFile(path.join(path.dirname(file.name), target), '')
      return there.home === file.home ? [] : [`${placeOf(file, start)} leaves its package by a relative path`]
    })
  })
}

const AUDIT = 'tools/recompute'
/** Types of a question, lists of words that are data, and a method whose answer is checked apart from it. */
const AUDIT_TAKES = [
  '@starling/question',
  '@starling/enrich/src/text/words/stop-words.ts',
  '@starling/enrich/src/text/tokens/emoticons.ts',
  '@starling/enrich/src/profile/communities/find-communities.ts',
]

/** What computes figures again shares no more than that with what computed them. Its tests boot the product. */
export function auditStandsAlone(files: SourceFile[]): Broken {
  return files
    .filter(({ name, isTest }) => !isTest && (name.startsWith(`${AUDIT}/`) || name === `${AUDIT}.ts`))
    .flatMap((file) =>
      factsOf(file).imports.flatMap(({ target, start }) => {
        const isOurs = target.startsWith('@starling/')
        if (isOurs && !AUDIT_TAKES.includes(target)) return [`${placeOf(file, start)} imports ${target}`]
        const there = target.startsWith('.') && path.join(path.dirname(file.name), target)
        return there && !there.startsWith(`${AUDIT}/`) ? [`${placeOf(file, start)} imports ${there}`] : []
      }),
    )
}

type Declared = { dependencies?: object; optionalDependencies?: object; devDependencies?: object }
/** What builds an app stands beside its src and uses the workspace's tools. */
const isConfig = ({ name }: SourceFile) => !name.includes('/src/')

/** `declared` gives the package.json of a folder, `.` that of the workspace. */
export function declaresWhatItImports(files: SourceFile[], declared: (folder: string) => Declared): Broken {
  const tools = declared('.').devDependencies
  return files
    .filter(({ isTest, home }) => !isTest && home in MAY_IMPORT)
    .flatMap((file) => {
      const { dependencies, optionalDependencies } = declared(file.name.split('/').slice(0, 2).join('/'))
      const known = { ...dependencies, ...optionalDependencies, ...(isConfig(file) ? tools : {}) }
      return factsOf(file)
        .imports.filter(({ target }) => !/^(\.|node:|virtual:)/.test(target))
        .map(({ target, start }) => ({ name: packageOf(target), start }))
        .filter(({ name }) => name !== `@starling/${file.home}` && !(name in known))
        .map(({ name, start }) => `${placeOf(file, start)} does not declare ${name}`)
    })
}
const packageOf = (target: string) =>
  target
    .split('/')
    .slice(0, target.startsWith('@') ? 2 : 1)
    .join('/')

/** `folders` are those with a package.json. */
export function packagesHoldCode(files: SourceFile[], folders: string[]): Broken {
  return folders.flatMap((folder) => [
    ...(files.some(({ name, isTest }) => name.startsWith(`${folder}/src/`) && !isTest) ? [] : [`${folder} is empty`]),
    ...(ALL.includes(path.basename(folder)) ? [] : [`${folder} is not in the table of packages`]),
  ])
}
