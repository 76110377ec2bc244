import type { Answered } from '@starling/contract'
import { type AnyRow, areAlone, type Chart, type Columns, sectionOf } from '@starling/sections'
import type { Format } from '@starling/sections/cells'
import type { Say } from '@starling/text/both'
import { writable } from '../../sheets/index.ts'
import type { Slide } from './deck.ts'

export type SlideBox = { x: number; y: number; w: number; h: number }
export type Showing = { say: Say; format: Format; place: SlideBox }

const MOST_ROWS = 10
const MOST_PARTS = 8
const FEW_DAYS = 30
/** Inches. */
const BAR = 0.45
/** brand: the audience first, then whom it is compared with. */
const COLOURS = ['0f766e', '9aa6b8', 'e69f00', '0072b2', 'cc79a7', 'd55e00', '56b4e9', '7a7f2a']
const PERCENT = '0.0%'

/** A chart of its own program, where there is one for this section: its figures can be edited, the notes have them in full. */
export function chartOf(slide: Slide, { section, rows }: Answered, { say, format, place }: Showing): boolean {
  const { chart, columns }: { chart: Chart; columns: Columns } = sectionOf(section)
  const mark = Object.keys(columns).find((name) => columns[name]!.kind === 'mark')
  const text = (row: AnyRow, column: string) => writable(format.short(columns[column]!.kind, row[column]))
  const label = (row: AnyRow, column: string) => text(row, column) + (mark && row[mark] === 'few' ? '*' : '')
  const series = (column: string, shown: readonly AnyRow[], labels: string[]) => ({
    name: say.t(columns[column]!.label),
    labels,
    values: shown.map((row) => numberIn(row, column)),
  })
  const code = (column: string) => (columns[column]!.kind === 'share' ? PERCENT : '#,##0')
  switch (chart.kind) {
    case 'bars': {
      const shown = rows.filter((row) => typeof row[chart.value] === 'number').slice(0, MOST_ROWS)
      const labels = shown.map((row) => label(row, chart.label))
      const values = [chart.value, ...(chart.baseline === undefined || areAlone(shown) ? [] : [chart.baseline])]
      slide.addChart(
        'bar',
        values.map((column) => series(column, shown, labels)),
        {
          ...place,
          h: Math.min(place.h, 0.9 + shown.length * BAR),
          barDir: 'bar',
          // The first at the top, as it is read; the types of the library know the other order alone.
          catAxisOrientation: 'maxMin' as 'minMax',
          valAxisHidden: true,
          valGridLine: { style: 'none' },
          showValue: true,
          dataLabelFormatCode: code(chart.value),
          chartColors: COLOURS.slice(0, values.length),
          showLegend: values.length > 1,
          legendPos: 'b',
        },
      )
      slide.addNotes(
        shown
          .map(
            (row, at) =>
              `${labels[at]}: ${text(row, chart.value)} (${say.t('95% interval')}: ${text(row, chart.interval)})`,
          )
          .join('\n'),
      )
      return true
    }
    case 'donut': {
      const shown = rows.filter((row) => typeof row[chart.value] === 'number').slice(0, MOST_PARTS)
      const labels = shown.map((row) => label(row, chart.label))
      slide.addChart('doughnut', [series(chart.value, shown, labels)], {
        ...place,
        holeSize: 60,
        chartColors: COLOURS.slice(0, shown.length),
        showLegend: true,
        legendPos: 'r',
        legendFontSize: 14,
        showPercent: false,
        showValue: true,
        dataLabelFormatCode: code(chart.value),
      })
      return true
    }
    case 'line': {
      const [first] = chart.values as [string]
      const known = rows.filter((row) => typeof row[first] === 'number').length
      const labels = rows.map((row) => format.tick(columns[chart.at]!.kind, row[chart.at]))
      slide.addChart('line', [series(first, rows, labels)], {
        ...place,
        chartColors: COLOURS.slice(0, 1),
        // A day between two of which nothing is known would not be seen as a line.
        lineDataSymbol: known < FEW_DAYS ? 'circle' : 'none',
        valAxisLabelFormatCode: code(first),
        displayBlanksAs: 'gap',
        showLegend: true,
        legendPos: 'b',
      })
      return true
    }
    default:
      return false
  }
}

/** Where nothing is known there is a gap, which the library writes for `null` though its type knows none. */
const numberIn = (row: AnyRow, column: string): number =>
  (typeof row[column] === 'number' ? row[column] : null) as number
