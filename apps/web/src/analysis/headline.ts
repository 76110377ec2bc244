import type { Format } from '@starling/charts'
import type { Answered, Row } from '@starling/contract/browser'
import { type ColumnKind, type Order, type SectionId, sectionOf } from '@starling/sections'
import { fullNumber, shortNumber, t } from '@starling/text'
import { canOrder } from './ordering.ts'

/** The figure that matters, set large, and what it is. */
export type Headline = { figure: string; full: string; words: string; interval: string | null }

const number = (row: Row | undefined, column: string): number | null => {
  const value = row?.[column]
  return typeof value === 'number' ? value : null
}
const sum = (rows: readonly Row[], column: string) => rows.reduce((total, row) => total + (number(row, column) ?? 0), 0)

type Make = (answer: Answered, format: Format) => Headline | null

/** Those whose figure is not the first row's. */
const OWN: Partial<Record<SectionId, Make>> = {
  audience_size: ({ rows: [row] }, format) =>
    row
      ? {
          figure: format.short('count', row.accounts),
          full: format.full('count', row.accounts),
          words: t('people, {{share}} of all accounts known here', { share: format.short('share', row.share) }),
          interval: null,
        }
      : null,
  conversation_volume: ({ rows }) => counted(sum(rows, 'posts'), t('posts')),
  follower_growth({ rows }, format) {
    const last = rows.findLast((row) => typeof row.followers === 'number')
    const net = sum(rows, 'net')
    if (!last) return counted(net, t('followers gained, net'))
    const words = t('followers, {{net}} in these days', { net: `${net > 0 ? '+' : ''}${format.short('count', net)}` })
    return { ...counted(number(last, 'followers') ?? 0, words) }
  },
  sentiment_analysis({ rows }, format) {
    const judged = sum(rows, 'posts')
    if (judged === 0) return null
    const net = (sum(rows, 'positive') - sum(rows, 'negative')) / judged
    const signed = (text: string) => (net > 0 ? `+${text}` : text)
    return {
      figure: signed(format.short('share', net)),
      full: signed(format.full('share', net)),
      words: t('net mood: {{positive}} positive, {{negative}} negative', {
        positive: format.short('share', sum(rows, 'positive') / judged),
        negative: format.short('share', sum(rows, 'negative') / judged),
      }),
      interval: null,
    }
  },
  activity({ rows }, format) {
    const peak = rows.reduce<Row | null>(
      (best, row) => ((number(row, 'posts') ?? 0) > (number(best ?? undefined, 'posts') ?? 0) ? row : best),
      null,
    )
    if (!peak) return null
    const words = t('is the busiest hour, with {{n}} posts', { n: format.full('count', peak.posts) })
    return { figure: format.short('hour_of_week', peak.hour), full: '', words, interval: null }
  },
  overlap({ rows }, format) {
    const shared = rows.filter((row) => Array.isArray(row.audiences) && row.audiences.length > 1)
    const people = sum(shared, 'count')
    const share = sum(shared, 'share')
    return counted(people, t('people are in more than one, {{share}} of all', { share: format.short('share', share) }))
  },
  topic_clusters: ({ rows }) => counted(rows.length, t('clusters of words')),
  similar_accounts: ({ rows: [row] }, format) =>
    row
      ? {
          figure: format.short('share', row.similarity),
          full: format.full('share', row.similarity),
          words: t('similarity of {{handle}}', { handle: format.short('handle', row.handle) }),
          interval: null,
        }
      : null,
  profile: () => null,
}

function counted(value: number, words: string): Headline {
  return { figure: shortNumber(value), full: fullNumber(value), words, interval: null }
}

export function headlineOf(id: SectionId, answer: Answered, format: Format, order?: Order): Headline | null {
  const own = OWN[id]
  if (own) return own(answer, format)
  const { columns, chart } = sectionOf(id)
  const [first] = answer.rows
  if (!first) return null
  if (chart.kind === 'post_cards') return counted(answer.base.n, t('posts'))
  if (chart.kind === 'table') return counted(answer.base.n, t('people'))
  const kind = (column: string): ColumnKind => columns[column]?.kind ?? 'text'
  const interval = 'interval' in columns ? first.interval : null
  const isByLift = id === 'seo' || (order ?? canOrder(id)) === 'lift'
  if (isByLift && typeof first.over_index === 'number') {
    const label = format.short(kind(labelColumn(chart)), first[labelColumn(chart)])
    const ratio = format.short('ratio', first.over_index)
    return { figure: ratio, full: ratio, words: t('the baseline: {{label}}', { label }), interval: null }
  }
  return {
    figure: format.short('share', first.share),
    full: format.full('share', first.share),
    words:
      chart.kind === 'network'
        ? `${String(first.first)} + ${String(first.second)}`
        : format.short(kind(labelColumn(chart)), first[labelColumn(chart)]),
    interval: Array.isArray(interval) ? format.short('interval', interval) : null,
  }
}

/** A row in words: what a drawer about it is called. */
export function labelOfRow(id: SectionId, row: Row, format: Format): string {
  const { columns, chart } = sectionOf(id)
  if (chart.kind === 'network') return `${String(row.first)} + ${String(row.second)}`
  if (Array.isArray(row.words)) return row.words.slice(0, 2).join(' · ')
  const column = chart.kind === 'line' ? chart.at : labelColumn(chart)
  return format.full(columns[column]?.kind ?? 'text', row[column])
}

function labelColumn(chart: ReturnType<typeof sectionOf>['chart']): string {
  if (chart.kind === 'bars' || chart.kind === 'donut') return chart.label
  if (chart.kind === 'word_cloud') return chart.word
  return chart.kind === 'world_map' ? chart.country : 'value'
}
