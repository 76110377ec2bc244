import type { TextMark, TextRole, Tone } from '../drawing.ts'
import { clean, cut, wrap } from './cut.ts'
import { isRightToLeft } from './direction.ts'
import { type Measure, styleOf } from './style.ts'

export type PlacedText = Pick<TextMark, 'x' | 'y' | 'box'> &
  Partial<Pick<TextMark, 'anchor' | 'size' | 'row' | 'value' | 'opacity' | 'reveal' | 'halo'>> & {
    role: TextRole
    tone?: Tone
  }

/** One line of text, cut to its box; the whole stays in `full`. */
export function write(text: string, { tone = 'text', ...placed }: PlacedText, measure: Measure): TextMark {
  const whole = clean(text)
  const shown = cut(whole, placed.box, styleOf(placed.role, placed.size), measure)
  return { kind: 'text', tone, ...placed, text: shown, ...(shown === whole ? {} : { full: whole }) }
}

export type Block = PlacedText & { lines: number; leading: number }

/** Several lines; `y` is where the first stands. */
export function writeBlock(
  text: string,
  { lines, leading, tone = 'text', ...placed }: Block,
  measure: Measure,
): TextMark[] {
  const whole = clean(text)
  const style = styleOf(placed.role, placed.size)
  const shown = wrap(whole, placed.box, lines, style, measure)
  const last = shown.length - 1
  const side = isRightToLeft(whole) && !placed.anchor ? { x: placed.x + placed.box, anchor: 'end' as const } : {}
  return shown.map((line, at) => ({
    kind: 'text',
    tone,
    ...placed,
    ...side,
    y: placed.y + at * leading,
    text: line,
    ...(at === last && line.endsWith('…') && !whole.endsWith('…') ? { full: whole } : {}),
  }))
}
