import { isRightToLeft, type Surface } from '@starling/charts/files'
import type { Letters } from './letters.ts'

type Doc = PDFKit.PDFDocument
type Step = (doc: Doc) => void

const QUARTER = Math.PI / 2
const FONT = /^(\d+) ([\d.]+)px/

/** A page of a document that is painted on like a canvas: as lines and letters, not as a picture. */
export class PdfSurface implements Surface {
  fillStyle: Surface['fillStyle'] = '#000000'
  strokeStyle: Surface['strokeStyle'] = '#000000'
  lineWidth = 1
  lineJoin: CanvasLineJoin = 'miter'
  lineCap: CanvasLineCap = 'butt'
  globalAlpha = 1
  // A page is never seen through.
  globalCompositeOperation: GlobalCompositeOperation = 'source-over'
  font = ''
  textAlign: CanvasTextAlign = 'left'
  textBaseline: CanvasTextBaseline = 'alphabetic'
  direction: CanvasDirection = 'ltr'
  readonly #doc: Doc
  readonly #letters: Letters
  /** A canvas keeps its path after filling it, a page does not: it is gone through again. */
  #path: Step[] = []

  constructor(doc: Doc, letters: Letters) {
    this.#doc = doc
    this.#letters = letters
  }

  save(): void {
    this.#doc.save()
  }
  restore(): void {
    this.#doc.restore()
  }
  beginPath(): void {
    this.#path = []
  }
  closePath(): void {
    this.#path.push((doc) => doc.closePath())
  }
  moveTo(x: number, y: number): void {
    this.#path.push((doc) => doc.moveTo(x, y))
  }
  lineTo(x: number, y: number): void {
    this.#path.push((doc) => doc.lineTo(x, y))
  }
  roundRect(x: number, y: number, width: number, height: number, radii?: unknown): void {
    this.#path.push((doc) => doc.roundedRect(x, y, width, height, Number(radii ?? 0)))
  }

  /** A quarter at a time, as nearly as a curve of the third degree comes to a circle. */
  arc(x: number, y: number, radius: number, from: number, to: number, counterclockwise = false): void {
    const sweep = counterclockwise ? -((from - to + 4 * QUARTER) % (4 * QUARTER)) : Math.min(to - from, 4 * QUARTER)
    const pieces = Math.max(1, Math.ceil(Math.abs(sweep) / QUARTER))
    const step = sweep / pieces
    const reach = (4 / 3) * Math.tan(step / 4) * radius
    const at = (angle: number) => [x + Math.cos(angle) * radius, y + Math.sin(angle) * radius] as const
    const start = at(from)
    if (this.#path.length === 0) this.moveTo(...start)
    else this.lineTo(...start)
    for (let piece = 0; piece < pieces; piece++) {
      const [one, other] = [from + piece * step, from + (piece + 1) * step]
      const [[x1, y1], [x2, y2]] = [at(one), at(other)]
      this.#path.push((doc) =>
        doc.bezierCurveTo(
          x1 - Math.sin(one) * reach,
          y1 + Math.cos(one) * reach,
          x2 + Math.sin(other) * reach,
          y2 - Math.cos(other) * reach,
          x2,
          y2,
        ),
      )
    }
  }

  clip(): void {
    this.#trace().clip()
  }
  fill(rule?: unknown): void {
    this.#trace()
      .fillOpacity(this.globalAlpha)
      .fill(String(this.fillStyle) as PDFKit.Mixins.ColorValue, rule === 'evenodd' ? 'even-odd' : 'non-zero')
  }
  stroke(): void {
    this.#trace()
      .strokeOpacity(this.globalAlpha)
      .lineWidth(this.lineWidth)
      .lineJoin(this.lineJoin)
      .lineCap(this.lineCap)
      .stroke(String(this.strokeStyle))
  }
  fillRect(x: number, y: number, width: number, height: number): void {
    this.#doc.rect(x, y, width, height).fillOpacity(this.globalAlpha).fill(String(this.fillStyle))
  }
  setLineDash(segments: Iterable<number>): void {
    const [on, off = on] = [...segments]
    if (on !== undefined) this.#doc.dash(on, { space: off! })
  }
  drawImage(): void {
    throw new Error('no pictures are given to a document')
  }

  fillText(text: string, x: number, y: number): void {
    this.#doc.fillColor(String(this.fillStyle)).fillOpacity(this.globalAlpha)
    this.#write(text, x, y, { fill: true })
  }
  strokeText(text: string, x: number, y: number): void {
    this.#doc.strokeColor(String(this.strokeStyle)).strokeOpacity(this.globalAlpha)
    this.#doc.lineWidth(this.lineWidth).lineJoin(this.lineJoin)
    this.#write(text, x, y, { fill: false, stroke: true })
  }

  #trace(): Doc {
    for (const step of this.#path) step(this.#doc)
    return this.#doc
  }

  #write(text: string, x: number, y: number, how: { fill: boolean; stroke?: boolean }): void {
    const [, weight, size] = FONT.exec(this.font) ?? []
    const style = { weight: Number(weight ?? 400), size: Number(size ?? 12) }
    const runs = this.#letters.runsOf(text, style)
    const width = runs.reduce((sum, run) => sum + run.width, 0)
    let at = this.textAlign === 'center' ? x - width / 2 : this.textAlign === 'right' ? x - width : x
    for (const run of isRightToLeft(text) ? runs.toReversed() : runs) {
      this.#letters.use(run.font, style.size)
      const { features } = run
      this.#doc.text(run.text, at, y, {
        lineBreak: false,
        baseline: 'alphabetic',
        ...how,
        ...(features && { features }),
      })
      at += run.width
    }
  }
}
