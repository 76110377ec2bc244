import type { SharedTargetingList } from '@starling/contract/browser'
import { shortDate, useText } from '@starling/text'
import { Button, buttonClass } from '@starling/ui'
import { useQuery } from '@tanstack/react-query'
import { Link } from 'react-router'
import { refused } from '../errors/index.ts'
import { notify } from '../floor/index.ts'
import { personName } from '../session/index.ts'
import { sharedWithMeOptions, useListShareChanges } from './queries.ts'

/** Lists that others share with this person; nothing where there are none. */
export function SharedWithMe() {
  const { t } = useText()
  const { data = [] } = useQuery(sharedWithMeOptions)
  if (data.length === 0) return null
  return (
    <section className="grid grid-cols-1 gap-3">
      <h2 className="font-strong text-16">{t('Shared with you')}</h2>
      <ul
        aria-label={t('Shared with you')}
        className="divide-y divide-line rounded-card border border-line bg-raised shadow-card"
      >
        {data.map((shared) => (
          <SharedRow key={shared.id} shared={shared} />
        ))}
      </ul>
    </section>
  )
}

function SharedRow({ shared }: { shared: SharedTargetingList }) {
  const { t } = useText()
  const { revoke } = useListShareChanges()
  const putAway = () =>
    revoke
      .mutateAsync(shared.id)
      .then(
        () =>
          notify(t('“{{name}}” was put away. Whoever shared it can share it again.', { name: shared.name }), 'success'),
        refused,
      )
  return (
    <li className="flex flex-wrap items-center justify-between gap-3 px-5 py-4">
      <span className="grid min-w-0 flex-1 basis-60 gap-1">
        <span className="wrap-break-word font-medium">{shared.name}</span>
        <SharedBy shared={shared} />
      </span>
      <Button size="small" variant="ghost" aria-label={t('Put {{name}} away', { name: shared.name })} onClick={putAway}>
        {t('Put away')}
      </Button>
      <Link
        to={`/shared-list?share=${shared.id}`}
        aria-label={t('See {{name}}', { name: shared.name })}
        className={buttonClass({ size: 'small' })}
      >
        {t('See the list')}
      </Link>
    </li>
  )
}

export function SharedBy({ shared: { shared_by, expires_at } }: { shared: SharedTargetingList }) {
  const { t } = useText()
  const date = shortDate(expires_at)
  return (
    <span className="text-13 text-muted">
      {shared_by
        ? t('Shared by {{person}} until {{date}}', { person: personName(shared_by), date })
        : t('Open until {{time}}', { time: date })}
    </span>
  )
}
