import { stat } from 'node:fs/promises'
import path from 'node:path'
import { type CorpusPlace, sha256OfFile } from './disk.ts'
import { CorpusError } from './error.ts'
import type { Segment } from './manifest.ts'

/** What is wrong with the bytes of a segment, as a sentence. */
export async function damageOf(place: CorpusPlace, { file, bytes, sha256 }: Segment): Promise<string | undefined> {
  const at = path.join(place.segments, file)
  const size = await stat(at).then(
    (found) => found.size,
    () => undefined,
  )
  if (size === undefined) return `segments/${file} is missing`
  if (size !== bytes) return `segments/${file} has ${size} bytes instead of ${bytes}`
  if ((await sha256OfFile(at)) !== sha256) return `segments/${file} is altered: its checksum differs`
  return undefined
}

/** For a reading that failed: the first of these segments that is damaged, and what to do about it. */
export async function namedDamage(
  place: CorpusPlace,
  segments: Iterable<Segment>,
  cause: unknown,
): Promise<CorpusError | undefined> {
  for (const segment of segments) {
    const damage = await damageOf(place, segment)
    if (damage === undefined) continue
    const remedy = 'put it back from a backup; npm run corpus -- verify names all that is damaged'
    return new CorpusError('damaged', `${damage}: ${remedy}`, { cause })
  }
  return undefined
}
