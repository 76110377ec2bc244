export type { Format } from '@starling/sections'

/** The charts' own words, in the reader's language. */
export type ChartWords = {
  /** Titles, meanings and labels of columns, which sections give in English. */
  section: (english: string) => string
  /** One of the audiences of an overlap, by its place in the question. */
  audience: (at: number) => string
  /** From Monday on, short. */
  weekdays: readonly string[]
  baseline: string
  /** Of a row that nobody of the baseline can be compared with. */
  alone: string
  /** Beside an arrow. */
  over: string
  under: string
  /** Who stands behind a faded row, and behind one with a star. */
  faded: string
  few: string
  nothing: string
  /** What is not in any of the parts of a whole. */
  rest: string
  most: string
  left_out: (rows: string) => string
  /** Of the thin line of many days, and the thick one before it. */
  weekly: string
  /** Of a line that is the average of weeks alone. */
  averaged: string
  /** Of days that stand each by itself, because an average of so few would say nothing. */
  each_day: string
}
