import { dice } from './dice.ts'

const colour = (hue: number, light: number) => `hsl(${hue % 360} 55% ${light}%)`

const svg = (width: number, height: number, body: string) =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" width="${width}" height="${height}">${body}</svg>`

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
