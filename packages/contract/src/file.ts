import { z } from 'zod'

const isBytes = (value: unknown) =>
  value instanceof Uint8Array || (typeof value === 'object' && value !== null && Symbol.asyncIterator in value)

/** What a call answers whose answer is a file; who asks gets it as a `Download`. */
export const FileAnswer = z
  .object({
    name: z.string(),
    type: z.string(),
    /** All at once, or piece by piece: what nobody knows the size of is never whole in memory. */
    bytes: z.custom<Uint8Array | AsyncIterable<Uint8Array>>(isBytes),
    /** Shown where it is asked for, and kept so many seconds; without, it is saved and not kept. */
    shown_for_s: z.int().exactOptional(),
    /** Where its size is known: the first byte that is sent, the last, and how many there are in all. */
    range: z.object({ from: z.int(), to: z.int(), size: z.int() }).exactOptional(),
  })
  .meta({ id: 'File' })
export type FileAnswer = z.infer<typeof FileAnswer>
export type Download = { name: string; blob: Blob }

/** A file on its way in, read piece by piece: no larger one than a handler wants is ever whole in memory. */
export type IncomingFile = {
  /** As the sender called it, where they did; never a place. */
  name: string | undefined
  bytes: AsyncIterable<Uint8Array>
}

/** Any letter in `filename*`; the plain one is for what cannot read that. */
export function disposition(name: string, how: 'attachment' | 'inline'): string {
  const plain = name.replace(/[^\w.-]+/g, '_')
  const encoded = encodeURIComponent(name.toWellFormed()).replace(
    /['()*]/g,
    (letter) => `%${letter.charCodeAt(0).toString(16).toUpperCase()}`,
  )
  return `${how}; filename="${plain}"; filename*=UTF-8''${encoded}`
}
