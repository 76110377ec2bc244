import { type Citation, cite, type GivenSection, type ReadChatQuery } from '@starling/contract'
import { DEFAULT_LIMIT, type Section, type SectionId, sectionOf } from '@starling/sections'
import { say } from '@starling/text/both'
import type { Voice } from './voice.ts'

type Row = GivenSection['rows'][number]

/** One section's answer: every figure is handed out with where it stands. */
export class Table {
  readonly id: SectionId
  readonly rows: readonly Row[]
  readonly base: GivenSection['base']
  readonly voice: Voice
  /** Whether rows may have been left out before they came here. */
  readonly is_cut: boolean
  readonly #section: Section<SectionId>

  /** Of an analysis that is compared with, not of the one on the screen. */
  readonly #isBeside: boolean

  constructor({ section, rows, base, more = false }: GivenSection, voice: Voice, isBeside = false) {
    this.#isBeside = isBeside
    this.id = section
    this.rows = rows
    this.base = base
    this.voice = voice
    this.is_cut = more || rows.length >= DEFAULT_LIMIT
    this.#section = sectionOf(section)
  }

  /** The column that names a row. */
  get label(): string {
    return ['value', 'handle', 'name', 'day', 'hour', 'first'].find((name) => name in this.#section.columns) ?? 'value'
  }

  title(): string {
    return say(this.voice.language).t(this.#section.title)
  }

  /** What a column is called on screen. */
  labelOf(column: string): string {
    const label = this.#section.columns[column]?.label
    return label ? say(this.voice.language).t(label) : column
  }

  kindOf(column: string): string | undefined {
    return this.#section.columns[column]?.kind
  }

  /** Whether any row says something in it. */
  isFilled(column: string): boolean {
    return this.rows.some((row) => row[column] !== null && row[column] !== undefined)
  }

  has(column: string): boolean {
    return column in this.#section.columns
  }

  number(at: number, column: string): number | undefined {
    const value = this.rows[at]?.[column]
    return typeof value === 'number' && Number.isFinite(value) ? value : undefined
  }

  text(at: number, column: string): string {
    const value = this.rows[at]?.[column]
    return typeof value === 'string' ? value : ''
  }

  list(at: number, column: string): unknown[] {
    const value = this.rows[at]?.[column]
    return Array.isArray(value) ? value : []
  }

  /** A cell as shown, cited. */
  cell(at: number, column: string): string {
    const kind = this.#section.columns[column]?.kind
    const shown = kind && this.voice.cell(kind, this.rows[at]?.[column])
    return this.#cited(at, column, shown ?? '–')
  }

  name(at: number): string {
    return this.cell(at, this.label)
  }

  /** The two ends of a 95% interval. */
  interval(at: number, column = 'interval'): [string, string] | undefined {
    const [low, high] = this.list(at, column)
    if (typeof low !== 'number' || typeof high !== 'number') return undefined
    const isRatio = this.#section.columns[column]?.kind === 'ratio_interval'
    const shown = (end: number) => this.#cited(at, column, isRatio ? this.voice.ratio(end) : this.voice.share(end))
    return [shown(low), shown(high)]
  }

  /** What is worked out from one row or, without, from all. */
  figure(column: string, shown: string, at: number | 'base' | '*' = '*'): string {
    return this.#cited(at, column, shown)
  }

  known(): string {
    return this.#cited('base', 'known', this.voice.count(this.base.known))
  }

  n(): string {
    return this.#cited('base', 'n', this.voice.count(this.base.n))
  }

  sum(column: string): number {
    return this.rows.reduce((sum, _, at) => sum + (this.number(at, column) ?? 0), 0)
  }

  /** Whether the first row has the most of it: rows that were left out have less. */
  isRankedBy(column: string): boolean {
    const values = this.rows.map((_, at) => this.number(at, column) ?? 0)
    return values.every((value, at) => at === 0 || value <= values[at - 1]!)
  }

  /** Rows that have this number, in the order of it. */
  sorted(column: string, direction: 'most' | 'least' = 'most'): number[] {
    const sign = direction === 'most' ? -1 : 1
    return this.rows
      .map((_, at) => at)
      .filter((at) => this.number(at, column) !== undefined)
      .toSorted((a, b) => sign * (this.number(a, column)! - this.number(b, column)!))
  }

  /** The row of a day, by the clock that the table is shown by; -1 if it has none. */
  rowOfDate({ month, day }: { month: number; day: number }): number {
    return this.rows.findIndex((_, at) => {
      const { month: ofMonth, day: ofDay } = this.voice.dateOf(this.number(at, 'day') ?? Number.NaN)
      return ofMonth === month && ofDay === day
    })
  }

  #cited(row: Citation['row'], column: string, shown: string): string {
    return cite({ section: this.id, row, column, shown, ...(this.#isBeside && { beside: true }) })
  }
}

/** The tables of a question, by section; the later of two that are the same. */
export const tablesOf = ({ sections }: ReadChatQuery['data'], voice: Voice, isBeside = false): Map<SectionId, Table> =>
  new Map(sections.map((given) => [given.section, new Table(given, voice, isBeside)]))
