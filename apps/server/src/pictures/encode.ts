import { AppError } from '@starling/contract'
import sharp from 'sharp'

const MOST_PIXELS = 25_000_000 // threats 23
const LARGEST_SIDE = 1_024
type Type = 'png' | 'jpeg' | 'webp'
/** What is read, and what it becomes. Drawings with scripts are read only from the sandbox, which draws them itself. */
const TYPES: Readonly<Record<string, Type>> = { jpeg: 'jpeg', png: 'png', webp: 'webp', gif: 'png' }

/** The first picture in these bytes, drawn anew: nothing of the bytes themselves is passed on. */
export async function encode(bytes: Buffer, may_be_drawing: boolean): Promise<{ type: Type; bytes: Buffer }> {
  const isDrawing = /^\s*(?:<\?xml[^>]*>\s*)?<svg[\s>]/i.test(bytes.subarray(0, 1_024).toString('latin1'))
  if (isDrawing && !may_be_drawing) throw new AppError('unsupported_media')
  try {
    const picture = sharp(bytes, { limitInputPixels: MOST_PIXELS, failOn: 'error', pages: 1 })
    const { format } = await picture.metadata()
    const type = format === 'svg' && isDrawing ? 'png' : TYPES[format ?? '']
    if (!type) throw new AppError('unsupported_media')
    const drawn = await picture
      .rotate()
      .resize({ width: LARGEST_SIDE, height: LARGEST_SIDE, fit: 'inside', withoutEnlargement: true })
      .toFormat(type)
      .toBuffer()
    return { type, bytes: drawn }
  } catch (cause) {
    throw cause instanceof AppError ? cause : new AppError('unsupported_media', { cause })
  }
}
