import { useText } from '@starling/text'
import { Skeleton, SkeletonGroup } from '@starling/ui'
import { useQuery } from '@tanstack/react-query'
import { FailedState } from '../errors/index.ts'
import { weeklyResultsOptions } from './queries.ts'
import { WeekFigures } from './WeekFigures.tsx'

/** What a monitor found before its newest week, which stands above. */
export function WeeklyResults({ monitor }: { monitor: string }) {
  const { t } = useText()
  const { data, error, refetch } = useQuery(weeklyResultsOptions(monitor))
  if (error && !data) return <FailedState error={error} retry={refetch} />
  if (!data) {
    return (
      <SkeletonGroup className="grid gap-2">
        <Skeleton className="h-24 w-full" />
      </SkeletonGroup>
    )
  }
  const [, ...earlier] = data.results
  if (earlier.length === 0) {
    return <p className="text-13 text-muted">{t('Earlier weeks appear here as they end.')}</p>
  }
  return (
    <ol className="grid divide-y divide-line">
      {earlier.map((result) => (
        <li key={result.id} className="py-3">
          <WeekFigures result={result} />
        </li>
      ))}
    </ol>
  )
}
