import type { Drawing } from '../drawing.ts'
import type { PaletteName } from '../palette.ts'
import { measureByTable } from '../text/measure.ts'
import type { Measure } from '../text/style.ts'
import { loadFontsOf, measureOnPage, pageFamily } from './fonts.ts'
import { lookOf } from './look.ts'
import { paint } from './paint.ts'
import type { Background } from './surface.ts'

export type PngOptions = {
  background: Background
  theme: PaletteName
  scale?: number
  /** A picture from elsewhere, fetched safely; null where it cannot be had. */
  pictureOf?: (url: string) => Promise<CanvasImageSource | null>
}

/** Sharp on dense screens and in slides. */
const SCALE = 2
/** Safari gives up on a canvas above this. */
const MOST_PIXELS = 16_777_216

export const scaleFor = ({ width, height }: Pick<Drawing, 'width' | 'height'>, wanted: number): number =>
  Math.min(wanted, Math.sqrt(MOST_PIXELS / (width * height)))

/** Draws with the widths it is given. */
export type Make = (measure: Measure) => Drawing

/** Given a `Make`, it is drawn once to see which letters it needs, and again when their fonts have come. */
export async function pngOf(given: Drawing | Make, options: PngOptions): Promise<Blob> {
  const { background, theme, scale = SCALE, pictureOf } = options
  const family = pageFamily()
  const make: Make = typeof given === 'function' ? given : () => given
  await loadFontsOf([make(measureByTable)], family)
  const drawing = make(measureOnPage(family))
  const pictures = await picturesOf(drawing, pictureOf)
  const canvas = document.createElement('canvas')
  const times = scaleFor(drawing, scale)
  canvas.width = Math.round(drawing.width * times)
  canvas.height = Math.round(drawing.height * times)
  // Chinese and Japanese share code points; the language says which shape is meant.
  canvas.lang = document.documentElement.lang
  const surface = canvas.getContext('2d')
  if (!surface) throw new Error('This browser gives no canvas to paint on.')
  surface.scale(times, times)
  paint(surface, drawing, { ...lookOf(background, theme), family, pictures })
  return new Promise((resolve, reject) => {
    canvas.toBlob((blob) => (blob ? resolve(blob) : reject(new Error('The canvas could not be read.'))), 'image/png')
  })
}

async function picturesOf(drawing: Drawing, pictureOf: PngOptions['pictureOf']) {
  const urls = new Set(
    drawing.marks.flatMap((mark) => (mark.kind === 'picture' && mark.url !== null ? [mark.url] : [])),
  )
  const found = new Map<string, CanvasImageSource>()
  if (!pictureOf) return found
  await Promise.all(
    Array.from(urls, async (url) => {
      // Without its picture a card still has its initial.
      const image = await pictureOf(url).catch(() => null)
      if (image) found.set(url, image)
    }),
  )
  return found
}
