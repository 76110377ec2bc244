import { useText } from '@starling/text'
import { findAction, useActions } from '../actions/index.ts'
import { ActionRow, ROW, ROWS, RowWords } from './PlaceRows.tsx'

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
      <ul className={ROWS}>
        {places.map((action) => (
          <ActionRow key={action.id} action={action} />
        ))}
        {team && (
          <ActionRow
            action={team}
            about={t('Members, access to X, lists and billing details of your team; your sign-ins and tokens.')}
          />
        )}
        <li>
          <a href="/api/schema/" className={ROW}>
            <RowWords
              title={t('The API reference')}
              about={t('Every call that works today, as OpenAPI 3.1, for your own programs.')}
            />
          </a>
        </li>
        {sites.map((action) => (
          <ActionRow key={action.id} action={action} about={t('With the same sign-in.')} />
        ))}
      </ul>
    </section>
  )
}
