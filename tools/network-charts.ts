/** Plain SVG of fixed size: the same numbers give the same bytes. */

export type Line = { label: string; points: [number, number][] }

const WIDTH = 720
const HEIGHT = 340
const LEFT = 56
const TOP = 40
const RIGHT = 130
const BOTTOM = 44
const COLOURS = ['#1f6f8b', '#c8553d', '#588157', '#7b5ea7', '#b8860b', '#3d405b', '#9d4e6b', '#4a7c59']

const round = (value: number) => Math.round(value * 10) / 10
const text = (x: number, y: number, words: string, anchor = 'middle') =>
  `<text x="${round(x)}" y="${round(y)}" text-anchor="${anchor}">${words}</text>`

function page(title: string, body: string[]): string {
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${WIDTH} ${HEIGHT}" font-family="sans-serif" font-size="11" fill="#333">`,
    `<rect width="${WIDTH}" height="${HEIGHT}" fill="#fff"/>`,
    `<text x="${LEFT}" y="22" font-size="14">${title}</text>`,
    ...body,
    '</svg>',
    '',
  ].join('\n')
}

type Axis = { ticks: number[]; label: (value: number) => string; place: (value: number) => number }

function frame(x: Axis, y: Axis): string[] {
  const bottom = HEIGHT - BOTTOM
  return [
    ...y.ticks.map((tick) => {
      const at = round(y.place(tick))
      return `<line x1="${LEFT}" x2="${WIDTH - RIGHT}" y1="${at}" y2="${at}" stroke="#ddd"/>${text(LEFT - 6, at + 4, y.label(tick), 'end')}`
    }),
    ...x.ticks.map((tick) => text(x.place(tick), bottom + 18, x.label(tick))),
    `<line x1="${LEFT}" x2="${WIDTH - RIGHT}" y1="${bottom}" y2="${bottom}" stroke="#333"/>`,
  ]
}

const across = (low: number, high: number) => (value: number) =>
  LEFT + ((value - low) / (high - low)) * (WIDTH - LEFT - RIGHT)
const upward = (low: number, high: number) => (value: number) =>
  HEIGHT - BOTTOM - ((value - low) / (high - low)) * (HEIGHT - TOP - BOTTOM)

function steps(high: number): number[] {
  const size = 10 ** Math.floor(Math.log10(high))
  const step = high / size > 5 ? size : high / size > 2 ? size / 2 : size / 4
  return Array.from({ length: Math.floor(high / step) + 1 }, (_, n) => n * step)
}

/** Lines over a scale that may be logarithmic; `names` label whole steps of x, such as the days of a week. */
export function lineChart(
  title: string,
  lines: Line[],
  options: { log?: boolean; names?: string[]; every?: number } = {},
): string {
  const scale = options.log ? Math.log10 : (value: number) => value
  const points = lines.flatMap((line) => line.points.map(([x, y]) => [scale(x), scale(y)] as const))
  const xs = points.map(([x]) => x)
  const ys = points.map(([, y]) => y)
  const lowX = options.log ? Math.floor(Math.min(...xs)) : Math.min(...xs)
  const highX = options.log ? Math.ceil(Math.max(...xs)) : Math.max(...xs)
  const lowY = options.log ? Math.floor(Math.min(...ys)) : 0
  const highY = options.log ? 0 : Math.max(...ys) * 1.05
  const placeX = across(lowX, highX)
  const placeY = upward(lowY, highY)
  const whole = (low: number, high: number) => Array.from({ length: high - low + 1 }, (_, n) => low + n)
  const x: Axis = {
    place: placeX,
    ticks: options.log
      ? whole(lowX, highX)
      : whole(lowX, highX).filter((tick) => (tick - lowX) % (options.every ?? 1) === 0),
    label: (tick) => (options.log ? String(10 ** tick) : (options.names?.[tick - lowX] ?? String(tick))),
  }
  const y: Axis = {
    place: placeY,
    ticks: options.log ? whole(lowY, highY) : steps(highY),
    label: (tick) => (options.log ? String(10 ** tick) : String(round(tick))),
  }
  const drawn = lines.map(({ label, points: of }, n) => {
    const colour = COLOURS[n % COLOURS.length]
    const path = of.map(([a, b], i) => `${i ? 'L' : 'M'}${round(placeX(scale(a)))} ${round(placeY(scale(b)))}`).join('')
    const at = TOP + 14 + n * 18
    return `<path d="${path}" fill="none" stroke="${colour}" stroke-width="2"/><rect x="${WIDTH - RIGHT + 10}" y="${at - 8}" width="10" height="10" fill="${colour}"/>${text(WIDTH - RIGHT + 26, at + 1, label, 'start')}`
  })
  return page(title, [...frame(x, y), ...drawn])
}

export function barChart(title: string, bars: [string, number][]): string {
  const highest = Math.max(...bars.map(([, value]) => value))
  const height = (HEIGHT - TOP - 20) / bars.length
  const body = bars.map(([label, value], n) => {
    const y = TOP + n * height
    const width = (value / highest) * (WIDTH - LEFT - RIGHT)
    return `${text(LEFT - 6, y + height / 2 + 4, label, 'end')}<rect x="${LEFT}" y="${round(y + 2)}" width="${round(width)}" height="${round(height - 4)}" fill="${COLOURS[0]}"/>${text(LEFT + width + 6, y + height / 2 + 4, `${round(value)} %`, 'start')}`
  })
  return page(title, body)
}
