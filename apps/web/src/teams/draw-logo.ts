import { middleSquare } from '../floor/index.ts'

export const LOGO_SIDE = 128

/** Drawn anew, small and square: whatever else a file carries (place, camera, script) stays behind. */
export async function drawLogo(file: Blob): Promise<string> {
  const picture = await createImageBitmap(file)
  const canvas = document.createElement('canvas')
  canvas.width = LOGO_SIDE
  canvas.height = LOGO_SIDE
  const { x, y, side } = middleSquare(picture)
  const context = canvas.getContext('2d')
  if (!context) throw new Error('this browser cannot draw')
  context.imageSmoothingQuality = 'high'
  context.drawImage(picture, x, y, side, side, 0, 0, LOGO_SIDE, LOGO_SIDE)
  picture.close()
  return canvas.toDataURL('image/png')
}
