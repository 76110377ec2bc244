import { useText } from '@starling/text'
import { ArrowUpRight } from 'lucide-react'
import type { ReactNode } from 'react'
import { type Action, findAction, runAction, useActions } from '../actions/index.ts'

const ROW =
  'flex w-full items-center gap-4 py-5 text-left text-text no-underline transition-colors hover:text-accent group'

const HOME = 'go:/'

/** What works now, and nothing else: every place of this site that is open to who looks, as the rail has it. */
export function OpenToday() {
  const { t } = useText()
  const actions = useActions()
  const team = findAction(actions, 'site:team')
  const places = actions.filter(({ group, id }) => group === 'places' && id !== HOME)
  const sites = actions.filter(({ group, id }) => group === 'sites' && id !== 'site:team')
  return (
    <section className="grid gap-6 lg:grid-cols-[18rem_1fr] lg:gap-16">
      <div className="grid content-start gap-2">
        <h2 className="text-balance font-strong text-28">{t('Open today')}</h2>
        <p className="text-pretty text-muted">
          {t('Starling is being built in the open. Each screen is listed here from the day it works.')}
        </p>
      </div>
      <ul className="divide-y divide-line border-line border-y">
        {places.map((action) => (
          <SiteRow key={action.id} action={action} about={action.about ?? ''} />
        ))}
        {team && (
          <SiteRow
            action={team}
            about={t('Members, access to X, lists and billing details of your team; your sign-ins and tokens.')}
          />
        )}
        <li>
          <a href="/api/schema/" className={ROW}>
            <Row
              title={t('The API reference')}
              about={t('Every call that works today, as OpenAPI 3.1, for your own programs.')}
            />
          </a>
        </li>
        {sites.map((action) => (
          <SiteRow key={action.id} action={action} about={t('With the same sign-in.')} />
        ))}
      </ul>
    </section>
  )
}

function SiteRow({ action, about }: { action: Action; about: string }) {
  return (
    <li>
      <button type="button" onClick={() => runAction(action)} className={ROW}>
        <Row title={action.label} about={about} />
      </button>
    </li>
  )
}

function Row({ title, about }: { title: string; about: string }): ReactNode {
  return (
    <>
      <span className="grid min-w-0 grow gap-0.5">
        <span className="font-medium text-16">{title}</span>
        {about && <span className="text-pretty text-muted">{about}</span>}
      </span>
      <ArrowUpRight
        size={20}
        strokeWidth={1.5}
        aria-hidden
        className="shrink-0 text-faint transition-colors group-hover:text-accent"
      />
    </>
  )
}
