import type { FollowedSource, IngestRun } from '@starling/contract/browser'
import { fullNumber, useText } from '@starling/text'
import { sayText } from '../errors/index.ts'
import { calledOf } from './SourceList.tsx'

type Step = IngestRun['steps'][number]

/** What each source brings, a line for each. */
export function StepLines({ steps, sources }: { steps: Step[]; sources: FollowedSource[] }) {
  const { t } = useText()
  const names = new Map<string | null, string>(sources.map((source) => [source.id, calledOf(source)]))
  const groups = Map.groupBy(steps, ({ source }) => source)
  const say = ({ kind, estimate, state }: Step): string => {
    const n = fullNumber(estimate)
    if (kind === 'profile') return state === 'fresh' ? t('profile is up to date') : t('profile')
    if (kind === 'followers') return state === 'fresh' ? t('followers are up to date') : t('{{n}} followers', { n })
    if (kind === 'gone_accounts') return t('{{n}} accounts', { n })
    return t('{{n}} posts', { n })
  }
  return (
    <ul className="grid gap-1.5 text-13">
      {[...groups].map(([source, mine]) => {
        const failed = mine.find(({ state }) => state === 'failed')
        return (
          <li key={source ?? 'all'} className="flex flex-wrap gap-x-2">
            <span className="break-words font-medium">{names.get(source) ?? t('Everything fetched from X')}</span>
            {failed ? (
              <span className="text-bad">{sayText(failed.error ?? '')}</span>
            ) : (
              <span className="tabular text-muted">{mine.map(say).join(' · ')}</span>
            )}
          </li>
        )
      })}
    </ul>
  )
}
