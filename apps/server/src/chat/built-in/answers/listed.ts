import { nounOf } from '@starling/sections/chat'
import { columnOf, measureOf } from '../filters.ts'
import type { Intent } from '../intent.ts'
import { caution } from '../phrases.ts'
import type { Table } from '../table.ts'

const MOST_LISTED = 10
/** What a row is told with, unless a question names it. */
const MEASURES = ['share', 'like_count', 'followers_count', 'posts', 'net', 'count', 'gained']

/** The figure that a question asks rows by. */
export function measureFor(table: Table, { by, filters, query }: Intent): string | undefined {
  const bound = filters.find((filter) => filter.of === 'figure')
  const column = by ?? (bound && columnOf(table, bound, query))
  return (
    column ?? (table.has('like_count') ? measureOf(query, table) : undefined) ?? MEASURES.find((one) => table.has(one))
  )
}

/** Rows in the order of a figure. */
export function rowsFor(table: Table, intent: Intent): number[] {
  const column = measureFor(table, intent)
  if (column === undefined) return []
  const sorted = table.sorted(column, intent.asks.has('least') ? 'least' : 'most')
  return intent.kept ? sorted.filter((at) => intent.kept!.includes(at)) : sorted
}

/** What fits the bounds of a question, or all in the order it asks for. */
export function answerListed(table: Table, intent: Intent): string[] | undefined {
  const { voice } = table
  const column = measureFor(table, intent)
  if (column === undefined) return undefined
  const rows = rowsFor(table, intent)
  const all = table.figure(table.label, voice.count(table.rows.length))
  if (rows.length === 0) {
    return [voice.say(`None of the ${all} shown fits this.`, `表示されている${all}件に、当てはまるものはありません。`)]
  }
  const shown = rows.slice(0, Math.min(intent.wanted ?? MOST_LISTED, MOST_LISTED))
  const list = shown.map((at) =>
    voice.say(`${table.name(at)} (${told(table, at, column)})`, `${table.name(at)}（${told(table, at, column)}）`),
  )
  const count = table.figure(table.label, voice.count(rows.length))
  const fitting = voice.say(`${count} of the ${all} shown: `, `表示されている${all}件のうち${count}件：`)
  const sum = intent.filters.some(({ of }) => of === 'age') ? together(table, rows) : []
  return [
    ...sum,
    voice.say(
      `${intent.kept ? fitting : ''}${list.join(', ')}.`,
      `${intent.kept ? fitting : ''}${list.join('、')}です。`,
    ),
    ...caution(table, shown[0]),
  ]
}

/** A figure with its word where that is not plain. */
function told(table: Table, at: number, column: string): string {
  const cell = table.cell(at, column)
  const label = table.labelOf(column)
  if (column === 'share') return cell
  return table.voice.say(`${cell} ${label.toLowerCase()}`, `${label}${cell}`)
}

/** Rows that nobody is in two of, as one. */
function together(table: Table, rows: number[]): string[] {
  const { voice } = table
  const sum = (column: string) => rows.reduce((all, at) => all + (table.number(at, column) ?? 0), 0)
  const share = table.figure('share', voice.share(sum('share')))
  const count = table.figure('count', voice.count(sum('count')))
  const { known } = nounOf(table.id)
  return [
    voice.say(
      `Together ${share} of the ${table.known()} ${known.en} (${count} people).`,
      `合わせて、${known.ja}${table.known()}人のうち${share}（${count}人）です。`,
    ),
  ]
}

const ONE_EACH: readonly string[] = ['country', 'language', 'gender', 'age_group', 'place']
/** Everybody but those who are named; only where a person has one value and no other. */
export function answerWithout(table: Table, { rows }: Intent): string[] | undefined {
  if (!ONE_EACH.includes(table.kindOf('value') ?? '')) return undefined
  const { voice } = table
  const sum = (column: string) => rows.reduce((all, at) => all + (table.number(at, column) ?? 0), 0)
  const names = rows.map((at) => table.name(at)).join(voice.say(', ', '、'))
  const share = table.figure('share', voice.share(Math.max(0, 1 - sum('share'))))
  const count = table.figure('count', voice.count(Math.max(0, table.base.known - sum('count'))))
  const { known } = nounOf(table.id)
  return [
    voice.say(
      `All but ${names}: ${share} of the ${table.known()} ${known.en} (${count} people).`,
      `${names}以外は、${known.ja}${table.known()}人のうち${share}（${count}人）です。`,
    ),
    ...caution(table),
  ]
}
