import type { ColumnKind } from '@starling/sections'

/** Cells as people read them, in their language and time zone; `null` is a dash. Charts format nothing themselves. */
export type Format = {
  /** Numbers shortened (spec 9), countries, languages and other ids by their names. */
  short: (kind: ColumnKind, value: unknown) => string
  /** Every digit. */
  full: (kind: ColumnKind, value: unknown) => string
  /** The shortest that still tells it from its neighbours on an axis: a day without its year, an hour without its day. */
  tick: (kind: ColumnKind, value: unknown) => string
}

/** The charts' own words, in the reader's language. */
export type Words = {
  /** Titles, meanings and labels of columns, which sections give in English. */
  section: (english: string) => string
  /** One of the audiences of an overlap, by its place in the question. */
  audience: (at: number) => string
  /** From Monday on, short. */
  weekdays: readonly string[]
  baseline: string
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
}
