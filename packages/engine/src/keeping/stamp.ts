import { readFile } from 'node:fs/promises'
import path from 'node:path'
import { replaceFile } from '../corpus/disk.ts'
import type { Manifest } from '../corpus/manifest.ts'

const FILE = 'corpus.json'

/** Which segments of the corpus an index holds: a segment that is rewritten keeps its seq and changes its file. */
export type Stamp = Record<string, string>

export const stampOf = ({ segments }: Pick<Manifest, 'segments'>): Stamp =>
  Object.fromEntries(segments.map(({ seq, file }) => [seq, file]))

export async function readStamp(dir: string): Promise<Stamp | undefined> {
  try {
    return JSON.parse(await readFile(path.join(dir, FILE), 'utf8')) as Stamp
  } catch {
    // Lost or torn: the index is made anew, which is always right.
    return undefined
  }
}

export const writeStamp = (dir: string, stamp: Stamp): Promise<void> =>
  replaceFile(path.join(dir, FILE), `${JSON.stringify(stamp)}\n`)

export type Lag = 'current' | 'rewritten' | { fresh: Set<number> }

/**
 * How far an index is behind the corpus. Only new segments can be taken in as they are; when old ones were rewritten
 * or merged, something may be gone, and only a new index is sure not to hold it.
 */
export function behind(stamp: Stamp, { segments }: Pick<Manifest, 'segments'>): Lag {
  const fresh = segments.filter(({ seq }) => stamp[seq] === undefined).map(({ seq }) => seq)
  const kept = segments.filter(({ seq, file }) => stamp[seq] === file).length
  if (kept < Object.keys(stamp).length) return 'rewritten'
  return fresh.length > 0 ? { fresh: new Set(fresh) } : 'current'
}
