import type { TargetingInsights } from '@starling/contract/browser'
import { type TextKey, useText } from '@starling/text'
import { Button, Progress } from '@starling/ui'
import { refused } from '../errors/index.ts'
import { type HeadingLevel, PackageView } from './PackageView.tsx'
import { isAwaited } from './queries.ts'

const AGAIN = 'Nothing was made of it. The audience is as it was; it can be generated again from the builder.'
// spec 8
const ERRORS: Record<NonNullable<TargetingInsights['error']>, TextKey> = {
  no_audience: 'No audience found',
  too_few: 'Fewer than five people: nothing is told of so few, so no targeting is made of them.',
  generation_failed: 'Failed to generate campaign attributes',
}

/** What to do about it; of too few the message itself says all there is. */
const NEXT: Partial<Record<NonNullable<TargetingInsights['error']> | 'cancelled', TextKey>> = {
  no_audience: 'Nobody known here meets all of its conditions. Take one away in the builder.',
  generation_failed: AGAIN,
  cancelled: AGAIN,
}

/** How far a package is, why there is none, or the package. */
export function InsightsState({
  insights,
  level,
  cancel,
}: {
  insights: TargetingInsights
  level: HeadingLevel
  cancel: () => Promise<unknown>
}) {
  const { t } = useText()
  const { state, done, total, error } = insights
  if (isAwaited(insights)) {
    return (
      <div className="grid gap-3">
        <p role="status" className="text-14">
          {t('Step {{n}} of {{total}}', { n: Math.min(done + 1, total), total })}{' '}
          <span className="text-muted">{t('You can go on; it will appear here by itself.')}</span>
        </p>
        <Progress label={t('Generating targeting')} share={done / total} />
        <Button size="small" className="justify-self-start" onClick={() => cancel().catch(refused)}>
          {t('Cancel')}
        </Button>
      </div>
    )
  }
  const end = state === 'cancelled' ? state : error
  if (end) {
    const next = NEXT[end]
    return (
      <div className="grid gap-1 text-14">
        {end === 'cancelled' ? (
          <p className="font-medium">{t('This was cancelled.')}</p>
        ) : (
          <p role="alert" className="font-medium text-bad">
            {t(ERRORS[end])}
          </p>
        )}
        {next && <p className="max-w-160 text-pretty text-muted">{t(next)}</p>}
      </div>
    )
  }
  return <PackageView insights={insights} level={level} />
}
