import type { Page } from '@playwright/test'
import type { Answered } from '@starling/contract'
import { type ColumnKind, type Columns, type SectionId, sectionOf } from '@starling/sections'
import { agrees, isFigure } from './agrees.ts'

/** What one section shows in full: of a table each cell, of a chart each row that can be pointed at. */
type Shown = {
  id: SectionId
  base: string | null
  headline: string | null
  table: { at: number; cells: string[] }[] | null
  row_count: number
  labels: { row: number; says: string }[]
  facts: string[]
}

export const readSections = (page: Page): Promise<Shown[]> =>
  page.evaluate(() =>
    [...document.querySelectorAll('[data-section]:not(#overlap)')].map((section) => {
      const titleOf = (element: Element | null) => element?.getAttribute('title') ?? null
      const table = section.querySelector('table')
      return {
        id: section.id as SectionId,
        base: titleOf(section.querySelector('footer span[title]')),
        headline: titleOf(section.querySelector('p > span.font-strong')),
        table: table
          ? [...table.querySelectorAll('tbody tr:has(span[title])')].map((row, index) => ({
              at: Number(row.getAttribute('aria-rowindex') ?? index + 2) - 2,
              cells: [...row.querySelectorAll('span[title]')].map((cell) => titleOf(cell) ?? ''),
            }))
          : null,
        row_count: Number(table?.getAttribute('aria-rowcount') ?? 1) - 1,
        labels: [...section.querySelectorAll('[data-row][aria-label]')].map((group) => ({
          row: Number(group.getAttribute('data-row')),
          says: group.getAttribute('aria-label') ?? '',
        })),
        facts: [...section.querySelectorAll('dd, li [title]')].map((one) => titleOf(one) ?? one.textContent ?? ''),
      }
    }),
  )

export type Compared = { wrong: string[]; figures: number }

/** Every figure that a section shows, beside the engine's. */
export function compare(shown: Shown, { section: id, rows, base }: Answered): Compared {
  const wrong: string[] = []
  let figures = 0
  const check = (holds: boolean, what: string) => {
    figures++
    if (!holds) wrong.push(`${id}: ${what}`)
  }
  const full = (value: number) => value.toLocaleString('en')
  // Of whom nothing is shown it is not told either how few they are.
  const told_base = base.hidden ? null : `n = ${full(base.n)}, known = ${full(base.known)}`
  check(shown.base === told_base, `base ${shown.base} is ${base.n}, ${base.known}`)
  if (base.hidden || rows.length === 0) {
    check(shown.table === null && shown.labels.length === 0 && shown.headline === null, 'shows figures of nobody')
    return { wrong, figures }
  }
  const { columns } = sectionOf(id)
  if (shown.table) {
    const told = Object.entries(columns as Columns).filter(([, { kind }]) => kind !== 'id' && kind !== 'url')
    check(shown.row_count === rows.length, `${shown.row_count} rows are ${rows.length}`)
    check(shown.table.length >= Math.min(rows.length, 10), `only ${shown.table.length} rows are drawn`)
    for (const { at, cells } of shown.table) {
      for (const [index, [name, { kind }]] of told.entries()) {
        const [cell = '(none)', value] = [cells[index], rows[at]?.[name]]
        check(agrees(kind, cell, value), `row ${at} ${name}: ${cell} is ${JSON.stringify(value)}`)
      }
    }
  }
  for (const { row, says } of shown.labels) {
    for (const said of says.split(', ')) {
      const [, label, value] = /^(.+?): (.+)$/s.exec(said) ?? []
      const named = Object.entries(columns as Columns).filter(([, one]) => one.label === label && isFigure(one.kind))
      if (value === undefined || named.length === 0) continue
      const holds = named.some(([name, { kind }]) => agrees(kind, value, rows[row]?.[name]))
      check(holds, `row ${row} ${said} is ${JSON.stringify(named.map(([name]) => rows[row]?.[name]))}`)
    }
  }
  for (const fact of shown.facts) {
    // "Likes: 1,234" or "1,234"
    const value = /^(?:[^:]+: )?(-?[\d,]+)$/.exec(fact)?.[1]
    if (value === undefined) continue
    const holds = rows.some((row) =>
      Object.values(row).some((one) => typeof one === 'number' && agrees('count', value, one)),
    )
    check(holds, `no row has ${fact}`)
  }
  if (shown.headline) {
    const kind = KINDS[shown.headline.at(-1)!] ?? 'count'
    const value = HEADLINES[id]?.(rows) ?? FIRST[kind]?.(rows[0]!)
    const figure = shown.headline.replace(/^\+/, '')
    if (value !== undefined) check(agrees(kind, figure, value), `headline ${figure} is ${value}`)
  }
  return { wrong, figures }
}

type Rows = Answered['rows']
const KINDS: Partial<Record<string, 'share' | 'ratio'>> = { '%': 'share', '×': 'ratio' }
/** Of a list by over-index the large figure is the lower end of the first. */
const FIRST: Partial<Record<ColumnKind, (row: Rows[number]) => number>> = {
  share: ({ share }) => Number(share),
  ratio: ({ over_interval }) => Number((over_interval as [number, number])[0]),
}
const sum = (rows: Rows, column: string) => rows.reduce((total, row) => total + Number(row[column]), 0)
/** Those whose large figure is not the first row's share. */
const HEADLINES: Partial<Record<SectionId, (rows: Rows) => number>> = {
  audience_size: ([row]) => Number(row!.accounts),
  similar_accounts: ([row]) => Number(row!.similarity),
  topic_clusters: (rows) => rows.length,
  conversation_volume: (rows) => sum(rows, 'posts'),
  sentiment_analysis: (rows) => (sum(rows, 'positive') - sum(rows, 'negative')) / sum(rows, 'posts'),
}
