import type { ExploreSearch, Monitor } from '@starling/contract/browser'
import { shortDate, useText } from '@starling/text'
import { Button, Checkbox } from '@starling/ui'
import { Pause, Play } from 'lucide-react'
import { useId, useState } from 'react'
import { refused, undoable } from '../errors/index.ts'
import { useMonitorChanges } from './queries.ts'
import { WeekFigures } from './WeekFigures.tsx'
import { WeeklyResults } from './WeeklyResults.tsx'

/** Whether a saved search is looked at every week, and what was found. */
export function MonitorPart({ search, monitor }: { search: ExploreSearch; monitor: Monitor | undefined }) {
  const { t } = useText()
  const id = useId()
  const { start, end, restore } = useMonitorChanges()

  const stop = (pk: string) =>
    undoable(end.mutateAsync(pk), t('{{name}} is not monitored any more.', { name: search.name }), () =>
      restore.mutateAsync(pk),
    )

  return (
    <div className="grid gap-3">
      <label htmlFor={id} className="flex min-h-6 items-center gap-2 text-13 pointer-coarse:min-h-10">
        <Checkbox
          id={id}
          checked={search.monitor !== null}
          disabled={start.isPending || end.isPending}
          onChange={({ target }) => {
            if (target.checked) start.mutateAsync(search.id).catch(refused)
            else if (search.monitor) stop(search.monitor.id)
          }}
        />
        {t('Monitor it every week')}
      </label>
      {search.monitor && monitor && <Found monitor={monitor} />}
    </div>
  )
}

function Found({ monitor }: { monitor: Monitor }) {
  const { t } = useText()
  const { change } = useMonitorChanges()
  const mailsId = useId()
  const [isOpen, setIsOpen] = useState(false)
  const { id, latest, paused, next_at, error, mails, is_news } = monitor
  const Icon = paused ? Play : Pause
  return (
    <div className="grid gap-3 rounded-card border border-line bg-ground p-4">
      {is_news && (
        <p className="justify-self-start rounded-full bg-accent/12 px-2.5 py-0.5 font-medium text-12 text-accent">
          {t('New this week')}
        </p>
      )}
      {latest ? (
        <WeekFigures result={latest} />
      ) : (
        <p role="status" className="text-13 text-muted">
          {t(
            'The first week is being counted. If nothing has been imported yet, it appears within an hour of the import.',
          )}
        </p>
      )}
      {error && <p className="text-13 text-bad">{t('The last week could not be counted: {{error}}', { error })}</p>}
      <label htmlFor={mailsId} className="flex min-h-6 items-center gap-2 text-13 pointer-coarse:min-h-10">
        <Checkbox
          id={mailsId}
          checked={mails}
          disabled={change.isPending}
          onChange={({ target }) => change.mutateAsync({ id, mails: target.checked }).catch(refused)}
        />
        {t('Email me when something changed')}
      </label>
      <div className="flex flex-wrap items-center gap-2">
        <span className="grow text-12 text-muted">
          {paused ? t('Paused') : t('Next on {{date}}', { date: shortDate(next_at) })}
        </span>
        {latest && (
          <Button size="small" variant="ghost" aria-expanded={isOpen} onClick={() => setIsOpen(!isOpen)}>
            {isOpen ? t('Hide earlier weeks') : t('Earlier weeks')}
          </Button>
        )}
        <Button
          size="small"
          variant="ghost"
          icon={<Icon size={14} strokeWidth={1.5} aria-hidden />}
          onClick={() => change.mutateAsync({ id, paused: !paused }).catch(refused)}
        >
          {paused ? t('Resume') : t('Pause')}
        </Button>
      </div>
      {isOpen && <WeeklyResults monitor={id} />}
    </div>
  )
}
