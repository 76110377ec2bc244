import type { AnyRow, Chart, ChartKind, Columns } from '@starling/sections'
import type { ChartWords, Format } from './format.ts'
import type { World } from './map/world.ts'
import { measureByTable } from './text/measure.ts'
import type { Measure } from './text/style.ts'

/** What a drawing needs to know of a section. */
export type Drawable = { title: string; meaning: string; columns: Columns; chart: Chart }

export type DrawOptions = {
  width: number
  format: Format
  words: ChartWords
  measure?: Measure
  /** Most rows to draw; each kind has its own otherwise. */
  limit?: number
  /** Shapes of countries (`loadWorld`); without them a map is a list. */
  world?: World
}

/** What one kind of chart is given. */
export type ChartTask<K extends ChartKind> = Omit<DrawOptions, 'measure'> & {
  chart: Extract<Chart, { kind: K }>
  columns: Columns
  rows: readonly AnyRow[]
  measure: Measure
}

export const NARROW = 440
export const LEAST_WIDTH = 240

export const taskOf = (section: Drawable, rows: readonly AnyRow[], options: DrawOptions) => ({
  ...options,
  width: Math.max(LEAST_WIDTH, Math.round(options.width)),
  measure: options.measure ?? measureByTable,
  chart: section.chart,
  columns: section.columns,
  rows,
})
