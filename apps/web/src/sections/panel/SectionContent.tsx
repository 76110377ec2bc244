import { SectionChart } from '@starling/charts'
import type { Answered } from '@starling/contract/browser'
import { type ChartKind, sectionOf } from '@starling/sections'
import { useText } from '@starling/text'
import { clsx } from 'clsx'
import { Suspense, useMemo } from 'react'
import { lazyPart } from '../../floor/index.ts'
import { useFrozen } from '../../question/index.ts'
import { chartWords } from '../chart-words.ts'
import { ClusterList } from '../rows/ClusterList.tsx'
import { PeopleList } from '../rows/PeopleList.tsx'
import { PostList } from '../rows/PostList.tsx'
import { ProfileCard } from '../rows/ProfileCard.tsx'
import type { SectionBodyProps } from './SectionBody.tsx'
import { SectionSkeleton } from './SectionSkeleton.tsx'

// Tables weigh as much as all charts together.
const SectionTable = lazyPart(() => import('./SectionTable.tsx').then((module) => module.SectionTable))

const BARS_SHOWN = 10
const BARS_SHOWN_WIDE = 20
const LISTED = 'max-h-90 overflow-y-auto overscroll-contain -mx-2 px-2'

/** As high as they turn out: what is left of the panel is shared above and below. */
const CENTRED: readonly ChartKind[] = ['word_cloud', 'network', 'day_by_hour', 'upset']

/** The answer itself: as a chart, as cards, or as its table. */
export function SectionContent(props: SectionBodyProps & { answer: Answered }) {
  const { id, answer, panel, format, onBehind } = props
  const isFrozen = useFrozen() !== null
  const { chart, columns } = sectionOf(id)
  return (
    <div
      data-drawn
      className={clsx('min-w-0 grow', !panel.as_table && CENTRED.includes(chart.kind) && 'grid content-center')}
    >
      {panel.as_table ? (
        <Suspense fallback={<SectionSkeleton kind="table" />}>
          <SectionTable
            id={id}
            rows={answer.rows}
            format={format}
            {...(sectionOf(id).behind && !isFrozen && { onBehind })}
          />
        </Suspense>
      ) : chart.kind === 'profile_card' ? (
        <ProfileCard row={answer.rows[0]!} format={format} />
      ) : chart.kind === 'post_cards' ? (
        <div className={LISTED}>
          <PostList rows={answer.rows} format={format} />
        </div>
      ) : chart.kind === 'table' && 'words' in columns ? (
        <ClusterList rows={answer.rows} format={format} onBehind={onBehind} />
      ) : chart.kind === 'table' ? (
        <div className={LISTED}>
          <PeopleList rows={answer.rows} format={format} />
        </div>
      ) : chart.kind === 'figure' ? (
        <SizeFacts answer={answer} format={format} />
      ) : (
        <Drawn {...props} />
      )}
    </div>
  )
}

function Drawn({ id, answer, question, others, format, wide, onBehind }: SectionBodyProps & { answer: Answered }) {
  const { language } = useText()
  const isFrozen = useFrozen() !== null
  const section = sectionOf(id)
  const words = useMemo(() => chartWords(language, [question, ...others]), [language, question, others])
  return (
    <SectionChart
      section={section}
      rows={answer.rows}
      format={format}
      words={words}
      {...(section.chart.kind === 'bars' && { limit: wide ? BARS_SHOWN_WIDE : BARS_SHOWN })}
      {...(section.behind && !isFrozen && { onPick: onBehind })}
    />
  )
}

/** What the large figure leaves out. */
function SizeFacts({ answer, format }: Pick<SectionBodyProps, 'format'> & { answer: Answered }) {
  const { t } = useText()
  const [row] = answer.rows
  if (!row) return null
  const facts = [
    { label: t('Matching posts'), value: format.full('count', row.posts) },
    { label: t('All accounts'), value: format.full('count', row.all_accounts) },
    { label: t('All posts'), value: format.full('count', row.all_posts) },
  ]
  return (
    <dl className="grid gap-2 text-13">
      {facts.map(({ label, value }) => (
        <div key={label} className="flex items-baseline justify-between gap-3 border-line border-t pt-2">
          <dt className="text-muted">{label}</dt>
          <dd className="tabular text-right">{value}</dd>
        </div>
      ))}
    </dl>
  )
}
