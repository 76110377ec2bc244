import { AppError } from '@starling/contract'
import sharp from 'sharp'

const MOST_PIXELS = 25_000_000 // threats 23
/** Shown at 64 pixels at most, on screens that have three for one. */
const LARGEST_SIDE = 192
type Type = 'png' | 'jpeg' | 'webp'
/**
 * What is read, by its first bytes, and what it becomes. All else is refused before a decoder sees it: a drawing may
 * hold scripts and addresses.
 */
const KINDS: readonly { begins: string; tells?: string; format: string; becomes: Type }[] = [
  { begins: '\xff\xd8\xff', format: 'jpeg', becomes: 'jpeg' },
  { begins: '\x89PNG\r\n\x1a\n', format: 'png', becomes: 'png' },
  { begins: 'RIFF', tells: 'WEBP', format: 'webp', becomes: 'webp' },
  { begins: 'GIF87a', format: 'gif', becomes: 'png' },
  { begins: 'GIF89a', format: 'gif', becomes: 'png' },
]
/** Where WebP says what it is, after its length. */
const TOLD_AT = 8

/** The first picture in these bytes, drawn anew and small: nothing of the bytes themselves is passed on. */
export async function encode(bytes: Buffer): Promise<{ type: Type; bytes: Buffer }> {
  const head = bytes.subarray(0, 16).toString('latin1')
  const kind = KINDS.find(({ begins, tells = '' }) => head.startsWith(begins) && head.startsWith(tells, TOLD_AT))
  if (!kind) throw new AppError('unsupported_media')
  try {
    const picture = sharp(bytes, { limitInputPixels: MOST_PIXELS, failOn: 'error', pages: 1 })
    const { format } = await picture.metadata()
    if (format !== kind.format) throw new AppError('unsupported_media')
    const drawn = await picture
      .rotate()
      .resize({ width: LARGEST_SIDE, height: LARGEST_SIDE, fit: 'inside', withoutEnlargement: true })
      .toFormat(kind.becomes)
      .toBuffer()
    return { type: kind.becomes, bytes: drawn }
  } catch (cause) {
    throw cause instanceof AppError ? cause : new AppError('unsupported_media', { cause })
  }
}
