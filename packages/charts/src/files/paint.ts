import type { Drawing, Mark, Point, Tone } from '../drawing.ts'
import type { Palette } from '../palette.ts'
import { isRightToLeft } from '../text/direction.ts'
import { HALO, styleOf } from '../text/style.ts'
import type { Surface } from './surface.ts'

export type Paint = {
  palette: Palette
  /** Null: nothing, one sees through it. */
  behind: string | null
  /** As in CSS; the page's own, so that every language finds its letters. */
  family: string
  pictures?: ReadonlyMap<string, CanvasImageSource>
}

/** The same drawing as on the page, on a canvas. */
export function paint(surface: Surface, drawing: Drawing, look: Paint): void {
  if (look.behind !== null) {
    surface.fillStyle = look.behind
    surface.fillRect(0, 0, drawing.width, drawing.height)
  }
  for (const mark of drawing.marks) {
    if (mark.reveal || mark.tone === 'none') continue
    surface.save()
    surface.globalAlpha = mark.opacity ?? 1
    paintMark(surface, mark, look)
    surface.restore()
  }
}

function paintMark(surface: Surface, mark: Mark, look: Paint) {
  surface.beginPath()
  switch (mark.kind) {
    case 'rect': {
      const inset = (mark.hollow ?? 0) / 2
      const { x, y, width, height, radius = 0 } = mark
      const [wide, high] = [Math.max(0, width - inset * 2), Math.max(0, height - inset * 2)]
      surface.roundRect(x + inset, y + inset, wide, high, Math.min(radius, wide / 2, high / 2))
      return fillOrStroke(surface, mark, look)
    }
    case 'circle':
      surface.arc(mark.x, mark.y, mark.radius, 0, Math.PI * 2)
      return fillOrStroke(surface, mark, look)
    case 'line':
    case 'polyline':
      trace(surface, mark.kind === 'line' ? [mark.from, mark.to] : mark.points)
      surface.lineJoin = 'round'
      surface.lineCap = mark.kind === 'line' ? 'butt' : 'round'
      surface.setLineDash(mark.dash ? [...mark.dash] : [])
      return stroke(surface, mark.tone, mark.width, look)
    case 'area':
      for (const ring of mark.rings) {
        trace(surface, ring)
        surface.closePath()
      }
      fill(surface, mark.tone, look, 'evenodd')
      if (mark.edge) {
        surface.lineJoin = 'round'
        stroke(surface, mark.edge.tone, mark.edge.width, look)
      }
      return
    case 'arc': {
      const quarter = Math.PI / 2
      surface.arc(mark.x, mark.y, mark.outer, mark.from - quarter, mark.to - quarter)
      surface.arc(mark.x, mark.y, mark.inner, mark.to - quarter, mark.from - quarter, true)
      surface.closePath()
      return fill(surface, mark.tone, look)
    }
    case 'text': {
      const { size, weight } = styleOf(mark.role, mark.size)
      return letters(surface, mark, { size, weight, align: ALIGN[mark.anchor ?? 'start'] }, look)
    }
    case 'picture':
      return picture(surface, mark, look)
  }
}

const ALIGN = { start: 'left', middle: 'center', end: 'right' } as const

function letters(
  surface: Surface,
  { x, y, text, tone, halo }: { x: number; y: number; text: string; tone: Tone; halo?: true },
  { size, weight, align }: { size: number; weight: number; align: CanvasTextAlign },
  look: Paint,
): void {
  surface.font = `${weight} ${size}px ${look.family}`
  surface.textAlign = align
  surface.textBaseline = 'alphabetic'
  surface.direction = isRightToLeft(text) ? 'rtl' : 'ltr'
  if (halo) {
    use(surface, 'background', look)
    surface.lineWidth = HALO
    surface.lineJoin = 'round'
    surface.strokeText(text, x, y)
  }
  use(surface, tone, look)
  surface.fillText(text, x, y)
}

function picture(surface: Surface, mark: Extract<Mark, { kind: 'picture' }>, look: Paint): void {
  const half = mark.size / 2
  const [x, y] = [mark.x + half, mark.y + half]
  surface.arc(x, y, half, 0, Math.PI * 2)
  fill(surface, mark.tone, look)
  const image = mark.url === null ? undefined : look.pictures?.get(mark.url)
  if (image) {
    surface.clip()
    surface.drawImage(image, mark.x, mark.y, mark.size, mark.size)
    return
  }
  const style = { size: mark.size * 0.42, weight: 500, align: 'center' } as const
  letters(surface, { x, y: y + mark.size * 0.15, text: mark.initial, tone: 'muted' }, style, look)
}

function trace(surface: Surface, points: readonly Point[]): void {
  points.forEach(([x, y], at) => {
    if (at === 0) surface.moveTo(x, y)
    else surface.lineTo(x, y)
  })
}

function fillOrStroke(surface: Surface, mark: { tone: Tone; hollow?: number }, look: Paint): void {
  if (mark.hollow === undefined) fill(surface, mark.tone, look)
  else stroke(surface, mark.tone, mark.hollow, look)
}

function fill(surface: Surface, tone: Tone, look: Paint, rule: CanvasFillRule = 'nonzero'): void {
  use(surface, tone, look)
  surface.fill(rule)
}

function stroke(surface: Surface, tone: Tone, width: number, look: Paint): void {
  use(surface, tone, look)
  surface.lineWidth = width
  surface.stroke()
}

function use(surface: Surface, tone: Tone, { palette, behind }: Paint): void {
  surface.globalCompositeOperation = tone === 'background' && behind === null ? 'destination-out' : 'source-over'
  const colour = tone === 'background' ? (behind ?? '#000000') : tone === 'none' ? 'transparent' : palette[tone]
  surface.fillStyle = colour
  surface.strokeStyle = colour
}
