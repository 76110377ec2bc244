import type { AnyRow, ChartKind } from '@starling/sections'
import { bars } from './bars/bars.ts'
import { postCards } from './cards/posts.ts'
import { profileCard } from './cards/profile.ts'
import { table } from './cards/table.ts'
import { wordCloud } from './cloud/cloud.ts'
import { donut } from './donut/donut.ts'
import type { Drawing, Mark } from './drawing.ts'
import { figure } from './figure/figure.ts'
import { line } from './line/line.ts'
import { worldMap } from './map/map.ts'
import { network } from './network/network.ts'
import { type ChartTask, type Drawable, type DrawOptions, taskOf } from './options.ts'
import { write } from './text/write.ts'
import { upset } from './upset/upset.ts'
import { dayByHour } from './week/week.ts'

export type Drawn = { marks: readonly Mark[]; height: number; left_out: number }
type Kinds = { [K in ChartKind]: (task: ChartTask<K>) => Drawn }

const KINDS: Kinds = {
  bars,
  line,
  donut,
  world_map: worldMap,
  word_cloud: wordCloud,
  day_by_hour: dayByHour,
  network,
  upset,
  figure,
  profile_card: profileCard,
  post_cards: postCards,
  table,
}

/** Rows in, marks out: what a screen shows and what a file holds are the same drawing. */
export function draw(section: Drawable, rows: readonly AnyRow[], options: DrawOptions): Drawing {
  const task = taskOf(section, rows, options)
  const { words, width } = task
  const named = { width, title: words.section(section.title), description: words.section(section.meaning) }
  if (rows.length === 0) return { ...named, ...empty(task) }
  const drawKind = KINDS[section.chart.kind] as (task: unknown) => Drawn
  return { ...named, ...drawKind(task) }
}

const EMPTY_HEIGHT = 96

const empty = ({ width, words, measure }: Pick<ChartTask<ChartKind>, 'width' | 'words' | 'measure'>): Drawn => ({
  marks: [
    write(
      words.nothing,
      { x: width / 2, y: EMPTY_HEIGHT / 2 + 4, box: width, role: 'label', tone: 'muted', anchor: 'middle' },
      measure,
    ),
  ],
  height: EMPTY_HEIGHT,
  left_out: 0,
})
