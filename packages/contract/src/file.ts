import { z } from 'zod'

/** What a call answers whose answer is a file; who asks gets it as a `Download`. */
export const FileAnswer = z
  .object({
    name: z.string(),
    type: z.string(),
    bytes: z.instanceof(Uint8Array) as z.ZodType<Uint8Array>,
    /** Shown where it is asked for, and kept so many seconds; without, it is saved and not kept. */
    shown_for_s: z.int().exactOptional(),
  })
  .meta({ id: 'File' })
export type FileAnswer = z.infer<typeof FileAnswer>
export type Download = { name: string; blob: Blob }

/** Any letter in `filename*`; the plain one is for what cannot read that. */
export function disposition(name: string, how: 'attachment' | 'inline'): string {
  const plain = name.replace(/[^\w.-]+/g, '_')
  const encoded = encodeURIComponent(name.toWellFormed()).replace(
    /['()*]/g,
    (letter) => `%${letter.charCodeAt(0).toString(16).toUpperCase()}`,
  )
  return `${how}; filename="${plain}"; filename*=UTF-8''${encoded}`
}
