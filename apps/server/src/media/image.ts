import { AppError, MOST_MEDIA_BYTES } from '@starling/contract'
import sharp, { type Sharp } from 'sharp'
import { refused } from './refused.ts'
import type { Sniffed } from './sniff.ts'

/** So many are decoded in memory: 25 million take about 100 MB. */
const MOST_PIXELS = 25_000_000
const MILLION = 1_000_000
const LEAST_SIDE = 4
const THUMB_SIDE = 640
/** Columns and rows of what is compared: each sign says whether a place is lighter than the one beside it. */
const [LOOK_ACROSS, LOOK_DOWN] = [9, 8]

export type Drawn = { width: number; height: number; bytes: Buffer }
export type Thumb = { bytes: Buffer; look: string }

const open = (source: string | Buffer): Sharp =>
  sharp(source, { limitInputPixels: MOST_PIXELS, failOn: 'error', pages: 1, sequentialRead: true })

/** Judged before anything is decoded. */
async function measure(source: string | Buffer, format: string): Promise<{ width: number; height: number }> {
  const { width = 0, height = 0, format: read } = await sharp(source, { limitInputPixels: false, pages: 1 }).metadata()
  if (read !== format) throw refused('not_media')
  if (width * height > MOST_PIXELS) throw refused('most_pixels', { most: MOST_PIXELS / MILLION })
  if (width < LEAST_SIDE || height < LEAST_SIDE) throw refused('least_side', { least: LEAST_SIDE })
  return { width, height }
}

const broken = (cause: unknown) => (cause instanceof AppError ? cause : refused('file_broken', undefined, cause))

/** Drawn anew in its own format: what is not picture (places, names, what is hidden behind the end) is not passed on. */
export async function drawImage(path: string, format: Sniffed['format']): Promise<Drawn> {
  try {
    await measure(path, format)
    for (const quality of [90, 80, 65]) {
      const picture = open(path).autoOrient()
      const drawn =
        format === 'png' ? picture.png() : format === 'webp' ? picture.webp({ quality }) : picture.jpeg({ quality })
      const { data, info } = await drawn.toBuffer({ resolveWithObject: true })
      if (data.length <= MOST_MEDIA_BYTES.image) return { width: info.width, height: info.height, bytes: data }
      if (format === 'png') break
    }
    throw refused('file_too_large', { most: MOST_MEDIA_BYTES.image / 2 ** 20 })
  } catch (cause) {
    throw broken(cause)
  }
}

/** Small, and what it looks like: of a GIF its first picture. */
export async function drawThumb(source: string | Buffer, format?: Sniffed['format']): Promise<Thumb> {
  try {
    if (format) await measure(source, format)
    const bytes = await open(source)
      .autoOrient()
      .resize({ width: THUMB_SIDE, height: THUMB_SIDE, fit: 'inside', withoutEnlargement: true })
      .webp({ quality: 80 })
      .toBuffer()
    return { bytes, look: await lookOf(bytes) }
  } catch (cause) {
    throw broken(cause)
  }
}

async function lookOf(thumb: Buffer): Promise<string> {
  const grey = await sharp(thumb)
    .flatten({ background: '#fff' })
    .greyscale()
    .resize(LOOK_ACROSS, LOOK_DOWN, { fit: 'fill' })
    .raw()
    .toBuffer()
  let look = ''
  for (let row = 0; row < LOOK_DOWN; row++) {
    for (let column = 0; column < LOOK_ACROSS - 1; column++) {
      const at = row * LOOK_ACROSS + column
      look += grey[at]! > grey[at + 1]! ? '1' : '0'
    }
  }
  return look
}
