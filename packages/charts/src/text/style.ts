import type { TextRole } from '../drawing.ts'

/** `tabular`: figures all of one width, for what stands in columns. */
export type TextStyle = { size: number; weight: number; tabular?: boolean }

export const TEXT_STYLES: Record<TextRole, TextStyle> = {
  hero: { size: 40, weight: 650 },
  title: { size: 20, weight: 650 },
  name: { size: 14, weight: 650 },
  label: { size: 13, weight: 400 },
  figure: { size: 13, weight: 500, tabular: true },
  axis: { size: 12, weight: 400, tabular: true },
}

export const styleOf = (role: TextRole, size?: number): TextStyle =>
  size === undefined ? TEXT_STYLES[role] : { ...TEXT_STYLES[role], size }

export const HALO = 3

/** How wide a text is in pixels. */
export type Measure = (text: string, style: TextStyle) => number
