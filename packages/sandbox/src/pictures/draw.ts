import { createHash } from 'node:crypto'

/** Numbers from an id, the same on every machine. */
function dice(id: string): (below: number) => number {
  let bytes = createHash('sha256').update(id).digest()
  let at = 0
  return (below) => {
    if (at === bytes.length) {
      bytes = createHash('sha256').update(bytes).digest()
      at = 0
    }
    const value = bytes.readUInt16BE(at)
    at += 2
    return Math.floor((value / 65_536) * below)
  }
}

const colour = (hue: number, light: number) => `hsl(${hue % 360} 55% ${light}%)`

const svg = (width: number, height: number, body: string) =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" width="${width}" height="${height}">${body}</svg>`

/** A sign of five by five squares, the same on its left and right. */
export function drawAvatar(id: string): string {
  const roll = dice(`avatar ${id}`)
  const hue = roll(360)
  const cells: string[] = []
  for (let row = 0; row < 5; row++) {
    for (let column = 0; column < 3; column++) {
      if (roll(100) < 45) continue
      for (const x of new Set([column, 4 - column]))
        cells.push(`<rect x="${40 + x * 64}" y="${40 + row * 64}" width="64" height="64"/>`)
    }
  }
  const ground = `<rect width="400" height="400" fill="${colour(hue + 150, 88)}"/>`
  return svg(400, 400, `${ground}<g fill="${colour(hue, 42)}">${cells.join('')}</g>`)
}

export function drawBanner(id: string): string {
  return shapes(`banner ${id}`, 1500, 500, 6)
}

export function drawPicture(id: string): string {
  return shapes(`picture ${id}`, 1200, 900, 9)
}

function shapes(seed: string, width: number, height: number, count: number): string {
  const roll = dice(seed)
  const hue = roll(360)
  const parts = [`<rect width="${width}" height="${height}" fill="${colour(hue, 82)}"/>`]
  for (let at = 0; at < count; at++) {
    const fill = `fill="${colour(hue + roll(120), 35 + roll(40))}" fill-opacity="0.8"`
    const x = roll(width)
    const y = roll(height)
    const size = 60 + roll(Math.floor(height / 2))
    if (roll(2) === 0) parts.push(`<circle cx="${x}" cy="${y}" r="${Math.floor(size / 2)}" ${fill}/>`)
    else parts.push(`<rect x="${x}" y="${y}" width="${size}" height="${Math.floor(size * 0.7)}" rx="12" ${fill}/>`)
  }
  return svg(width, height, parts.join(''))
}
