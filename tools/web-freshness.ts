import { globSync, statSync } from 'node:fs'
import { join } from 'node:path'

const INPUTS = [
  'apps/web/src/**',
  'apps/web/public/**',
  'apps/web/*.{ts,html}',
  'apps/extension/{src,public}/**',
  'apps/extension/*.{ts,html}',
  'packages/{ui,text,contract,catalog,question,sections,targeting,results,charts}/src/**',
  'package-lock.json',
]

/** When anything that goes into the pages last changed. Folders count too: their time tells of a file taken away. */
export function newestInput(root: string): number {
  return Math.max(...globSync(INPUTS, { cwd: root }).map((path) => statSync(join(root, path)).mtimeMs))
}

/** When the build in this folder was begun, or never. */
export function builtAt(folder: string): number {
  return statSync(join(folder, 'index.html'), { throwIfNoEntry: false })?.mtimeMs ?? Number.NEGATIVE_INFINITY
}
