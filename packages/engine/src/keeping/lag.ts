import type { Manifest } from '../corpus/manifest.ts'
import type { BackendState } from '../port/backend.ts'

/** More fresh rows than this share of the whole are quicker built anew than taken in. */
export const TAKEN_IN = 0.2

export type Known = Pick<BackendState, 'as_of' | 'sources' | 'whole_since'>

/** What the imports of a corpus say of it. */
export const knownOf = ({ imports }: Manifest): Known => ({
  as_of: imports.reduce<string | null>(
    (latest, { fetched_at }) => (latest && latest > fetched_at ? latest : fetched_at),
    null,
  ),
  sources: [...new Set(imports.map(({ source }) => source))].sort(),
  whole_since: wholeSince(imports),
})

function wholeSince(imports: Manifest['imports']): string | null {
  const here = new Set(imports.map(({ key }) => key))
  const missing = imports.flatMap(({ awaits }) => (awaits && !here.has(awaits.key) ? [awaits.before] : []))
  return missing.sort().at(-1) ?? null
}

/** Of all rows those that these segments brought. */
export function shareOf(fresh: ReadonlySet<number>, { segments }: Manifest): number {
  return rowsIn(segments.filter(({ seq }) => fresh.has(seq))) / rowsIn(segments)
}

export const rowsIn = (segments: Manifest['segments']): number => segments.reduce((sum, { rows }) => sum + rows, 0)
