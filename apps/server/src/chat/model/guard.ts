import { type Citation, cite, withoutCitations } from '@starling/contract'
import type { SectionId } from '@starling/sections'
import type { Table } from '../built-in/table.ts'
import { citableRows, columnsOf, SYSTEM } from './brief.ts'

type ShownTables = ReadonlyMap<SectionId, Table>
type Shown = Citation & { label: string }

/** Links, mark-up, code, lines of the data block and letters that cannot be seen: an answer is plain words. */
const NOT_PLAIN =
  /\t|https?:|www\.|\/\/|[<>`{}=]|\b[a-z_]+:\d|!\[|\]\(|[\p{Cf}\p{Co}]|\b[\w-]+\.(?:com|net|org|io|co|ai|app|dev|me|info|biz|xyz|jp|example|test)\b/iu
const MARKER = /\[\[([a-z_]+):(\d+):([a-z_]+)\]\]/g
const SURE = /95 ?%(?= (?:sure|confidence|interval)|(?:の)?信頼)/g
const OURS = SYSTEM.split(/\n|(?<=\.) /).filter((line) => line.length > 20)

/**
 * Holds what a model says against the data: a sentence passes only when each of its figures is one of the data's, and
 * is given back with where each stands.
 */
export class Guard {
  readonly #tables: ShownTables
  /** By how they are shown, longest first. */
  readonly #named: Shown[]
  readonly #figures = new Map<string, Shown[]>()

  constructor(tables: ShownTables) {
    this.#tables = tables
    const cells = [...tables.values()].filter(({ base }) => !base.hidden).flatMap(cellsOf)
    this.#named = cells
      .filter(({ shown }) => /\d/.test(shown) && /[^\d.,%\s-]/.test(shown))
      .toSorted((a, b) => b.shown.length - a.shown.length)
    for (const cell of cells) this.#note(cell)
  }

  /** The sentence with its citations, or nothing. */
  pass(sentence: string): string | undefined {
    const plain = sentence.replace(/\*+|^#+ |^[-•] /g, '').trim()
    const words = plain.replace(MARKER, '')
    if (plain === '' || NOT_PLAIN.test(words) || OURS.some((line) => plain.includes(line))) return undefined
    const kept: string[] = []
    const keep = (text: string) => `\uE000${kept.push(text) - 1}\uE001`
    let isTrue = true
    let text = plain.replace(MARKER, (_, section, row, column) => {
      const cited = this.#cite(section as SectionId, Number(row), column)
      if (cited === undefined) isTrue = false
      return keep(cited ?? '')
    })
    if (/[[\]]/.test(text)) return undefined
    for (const one of this.#named) {
      if (text.includes(one.shown)) text = text.replaceAll(one.shown, keep(cite(one)))
    }
    text = text.replace(SURE, keep)
    text = text.replace(/\uE000\d+\uE001|\d[\d,]*(?:\.\d+)?(?:\s?%)?/g, (found) => {
      if (found.startsWith('\uE000')) return found
      const shown = this.#find(found, plain)
      if (!shown) isTrue = false
      return keep(shown ? cite({ ...shown, shown: found }) : '')
    })
    if (!isTrue) return undefined
    return text.replace(/\uE000(\d+)\uE001/g, (_, at) => kept[Number(at)]!)
  }

  #note(cell: Shown): void {
    if (!/\d/.test(cell.shown)) return
    const value = this.#tables.get(cell.section)?.number(Number(cell.row), cell.column)
    for (const key of new Set([normal(cell.shown), ...(value === undefined ? [] : [String(value)])])) {
      this.#figures.set(key, [...(this.#figures.get(key) ?? []), cell])
    }
  }

  #cite(section: SectionId, row: number, column: string): string | undefined {
    const table = this.#tables.get(section)
    if (!table || table.base.hidden || !citableRows(table).includes(row) || !columnsOf(table).includes(column)) {
      return undefined
    }
    return table.cell(row, column)
  }

  /** The cell that a figure is of; the one whose row the sentence names before others. */
  #find(figure: string, sentence: string): Shown | undefined {
    const cells = this.#figures.get(normal(figure)) ?? []
    return cells.find(({ label }) => label !== '' && sentence.includes(label)) ?? cells[0]
  }
}

const normal = (figure: string) => figure.replace(/[,\s×]/g, '')

function cellsOf(table: Table): Shown[] {
  return citableRows(table).flatMap((row) => {
    const label = withoutCitations(table.name(row))
    return columnsOf(table).map((column) => ({
      section: table.id,
      row,
      column,
      label,
      shown: withoutCitations(table.cell(row, column)),
    }))
  })
}
