import type { Monitor } from '@starling/contract/browser'
import { useText } from '@starling/text'
import { useId } from 'react'
import { Link, useParams } from 'react-router'
import { Await } from '../panels/index.ts'
import { useMe } from '../session/index.ts'
import { questionAddress } from './QuestionLink.tsx'
import { useMonitors } from './queries.ts'
import { keptOf, SAVED_TYPES } from './saved-types.ts'
import { WeekFigures } from './WeekFigures.tsx'

const SHOWN = 4

/** What the last week brought to the audiences that one monitors, those with news first. */
export function WhatChanged() {
  const { t } = useText()
  const id = useId()
  const { me } = useMe()
  const monitors = useMonitors({ enabled: me !== null })
  if (!me) return null
  return (
    <section aria-labelledby={id} className="grid grid-cols-1 gap-3">
      <h2 id={id} className="font-strong text-16">
        {t('What changed')}
      </h2>
      <Await query={monitors} name="what changed" height="h-28">
        {(all) => <Weeks monitors={all} />}
      </Await>
    </section>
  )
}

function Weeks({ monitors }: { monitors: readonly Monitor[] }) {
  const { t } = useText()
  const counted = monitors.filter(({ latest }) => latest !== null)
  if (counted.length === 0) {
    return (
      <p className="max-w-160 text-pretty text-muted">
        {monitors.length > 0
          ? t(
              'The first week is being counted. If nothing has been imported yet, it appears within an hour of the import.',
            )
          : t('Save an audience and monitor it every week: what changed appears here, and comes by email.')}
      </p>
    )
  }
  const newsFirst = counted.toSorted((a, b) => Number(b.is_news) - Number(a.is_news))
  return (
    <ul className="grid grid-cols-1 gap-4 lg:grid-cols-2">
      {newsFirst.slice(0, SHOWN).map((monitor) => (
        <Week key={monitor.id} monitor={monitor} />
      ))}
    </ul>
  )
}

function Week({ monitor: { search, latest, is_news } }: { monitor: Monitor }) {
  const { t } = useText()
  const { teamId } = useParams()
  const kept = keptOf(search)
  return (
    <li className="grid content-start gap-3 rounded-card border border-line bg-raised p-5 shadow-card">
      <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
        <h3 className="min-w-0 break-words font-medium">
          {kept ? (
            <Link to={questionAddress(kept, teamId)} className="no-underline hover:text-accent hover:underline">
              {search.name}
            </Link>
          ) : (
            search.name
          )}
        </h3>
        <span className="text-13 text-muted">{t(SAVED_TYPES[search.query_type])}</span>
        {is_news && (
          <span className="rounded-full bg-accent/12 px-2.5 py-0.5 font-medium text-12 text-accent">
            {t('New this week')}
          </span>
        )}
      </div>
      {latest && <WeekFigures result={latest} />}
    </li>
  )
}
