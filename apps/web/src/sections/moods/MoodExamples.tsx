import type { Format } from '@starling/charts'
import type { AnswerRow } from '@starling/contract/browser'
import type { AskedQuestion } from '@starling/question'
import { useText } from '@starling/text'
import { Skeleton, SkeletonGroup } from '@starling/ui'
import { useQuery } from '@tanstack/react-query'
import { clsx } from 'clsx'
import { useState } from 'react'
import { FailedState } from '../../errors/index.ts'
import { ExploreLink } from '../../question/index.ts'
import { useNear } from '../panel/use-near.ts'
import { CorrectedNote } from './CorrectedNote.tsx'
import { PostMood } from './PostMood.tsx'
import { moodExamplesOptions, useCorrections } from './queries.ts'

const MOODS = ['negative', 'neutral', 'positive', 'unsure'] as const
type MoodShown = (typeof MOODS)[number]

/** How many posts are of each mood, and a few of them, asked for when they come near: what a figure stands on can be read. */
export function MoodExamples({
  question,
  rows,
  format,
}: {
  question: AskedQuestion
  rows: readonly AnswerRow[]
  format: Format
}) {
  const { t } = useText()
  const { ref, near } = useNear<HTMLDivElement>(question, { seen: false, ready: false })
  const { data, error, refetch } = useQuery({ ...moodExamplesOptions(question), enabled: near })
  const [chosen, setChosen] = useState<MoodShown>('negative')
  const names = { negative: t('Negative'), neutral: t('Neutral'), positive: t('Positive'), unsure: t('Unsure') }
  const counted = (mood: MoodShown) =>
    format.short(
      'count',
      rows.reduce((sum, row) => sum + Number(row[mood] ?? 0), 0),
    )
  return (
    <div ref={ref} className="mt-3 grid min-w-0 content-start gap-1">
      <fieldset aria-label={t('Examples by mood')} className="flex flex-wrap gap-2">
        {MOODS.map((mood) => (
          <button
            key={mood}
            type="button"
            aria-pressed={mood === chosen}
            onClick={() => setChosen(mood)}
            className={clsx(
              'tabular inline-flex h-7 items-center rounded-full border px-3 text-13 transition-colors pointer-coarse:h-10',
              mood === chosen
                ? 'border-accent-two bg-accent-two/16 text-text'
                : 'border-line-strong text-muted hover:text-text',
            )}
          >
            {names[mood]} {counted(mood)}
          </button>
        ))}
      </fieldset>
      <CorrectedNote question={question} />
      {error ? (
        <FailedState error={error} retry={refetch} />
      ) : data ? (
        <Examples rows={data[chosen]} format={format} />
      ) : near ? (
        <SkeletonGroup className="mt-2 grid gap-3">
          {[1, 2].map((at) => (
            <Skeleton key={at} className="h-12 w-full" />
          ))}
        </SkeletonGroup>
      ) : (
        // Nothing is on its way yet; the room is kept.
        <div className="mt-2 h-27" />
      )}
    </div>
  )
}

function Examples({ rows, format }: { rows: readonly AnswerRow[]; format: Format }) {
  const { t } = useText()
  const corrections = useCorrections(rows)
  if (rows.length === 0) return <p className="py-2 text-13 text-muted">{t('No example among the first posts.')}</p>
  return (
    <ul className="divide-y divide-line">
      {rows.map((row) => (
        <li key={String(row.id)} className="grid gap-0.5 py-2">
          <p dir="auto" className="line-clamp-2 break-words text-13">
            {String(row.text ?? '')}
          </p>
          <p className="tabular flex flex-wrap items-baseline gap-x-3 text-12 text-muted">
            {row.handle !== '' && (
              <ExploreLink question={{ query_type: 'handle', handle: String(row.handle) }} className="text-muted">
                {format.short('handle', row.handle)}
              </ExploreLink>
            )}
            <span>{format.short('time', row.created_at)}</span>
            <PostMood row={row} correction={corrections.get(String(row.id))} format={format} />
          </p>
        </li>
      ))}
    </ul>
  )
}
