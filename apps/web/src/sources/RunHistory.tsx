import type { IngestRun } from '@starling/contract/browser'
import { dateTime, fullNumber, type TextKey, useText } from '@starling/text'
import { sayText } from '../errors/index.ts'
import { dollars } from '../floor/index.ts'

const STATES: Record<IngestRun['state'], TextKey> = {
  estimate: 'Not started',
  running: 'Fetching',
  waiting: 'Waiting for X',
  stopped: 'Stopped',
  at_limit: 'Stopped at its limit',
  done: 'Finished',
  partly: 'Fetched in part',
  failed: 'Failed',
}

/** With what was spent beside the runs this month, so that all lines together are what was spent. */
export function RunHistory({ runs, onLooks }: { runs: IngestRun[]; onLooks: number }) {
  const { t } = useText()
  if (runs.length === 0 && onLooks === 0)
    return <p className="text-13 text-muted">{t('Nothing has been fetched yet.')}</p>
  return (
    <ul className="divide-y divide-line rounded-card border border-line bg-raised shadow-card">
      {runs.map(({ id, kind, state, started_at, read, deleted, cost, error }) => (
        <li key={id} className="grid gap-0.5 px-5 py-3">
          <span className="flex flex-wrap justify-between gap-x-4">
            <span className="font-medium">{kind === 'check' ? t('Check what was deleted on X') : t('Fetching')}</span>
            <span className="tabular">{dollars(cost)}</span>
          </span>
          <span className="tabular text-13 text-muted">
            {[
              t(STATES[state]),
              started_at ? dateTime(started_at) : '',
              t('{{n}} fetched', { n: fullNumber(read) }),
              deleted > 0 ? t('{{n}} deleted', { n: fullNumber(deleted) }) : '',
            ]
              .filter(Boolean)
              .join(' · ')}
          </span>
          {error && <span className="text-13 text-bad">{sayText(error)}</span>}
        </li>
      ))}
      {onLooks > 0 && (
        <li className="grid gap-0.5 px-5 py-3">
          <span className="flex flex-wrap justify-between gap-x-4">
            <span className="font-medium">{t('Estimates and lookups')}</span>
            <span className="tabular">{dollars(onLooks)}</span>
          </span>
          <span className="text-13 text-muted">{t('This month, outside of the fetches above')}</span>
        </li>
      )}
    </ul>
  )
}
