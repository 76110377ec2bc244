import path from 'node:path'
import { roomOf } from '../architecture/rooms.ts'
import type { SourceFile } from '../architecture/source-file.ts'

/** Enough for the way from a file to its tests; what the rules ask is parsed. */
const IMPORT = /(?:\bfrom\s*|\bimport\s*\(?\s*)'(\.[^']+)'/g
/** Everything hangs on these: behind them every test would be one of what changed. */
const WALLS =
  /^packages\/world\/|^apps\/[^/]+\/src\/(capabilities|product|main)\.tsx?$|^packages\/[^/]+\/src\/index\.ts$/

/** The tests of the rooms that changed, and of what stands on the changed files inside the same package. */
export function testsOf(changed: string[], files: SourceFile[]): string[] {
  const users = new Map<string, string[]>()
  for (const { name, text } of files) {
    for (const [, target] of text.matchAll(IMPORT)) {
      const used = path.join(path.dirname(name), target!)
      users.set(used, [...(users.get(used) ?? []), name])
    }
  }
  const reached = new Set(changed)
  for (const name of reached) if (!WALLS.test(name)) for (const user of users.get(name) ?? []) reached.add(user)
  const rooms = new Set(changed.map(placeOf))
  return files
    .filter(({ name, isTest }) => isTest && !name.endsWith('.endure.test.ts'))
    .filter(({ name }) => reached.has(name) || rooms.has(placeOf(name)))
    .map(({ name }) => name)
}
const placeOf = (name: string) => roomOf(name) ?? path.dirname(name)
