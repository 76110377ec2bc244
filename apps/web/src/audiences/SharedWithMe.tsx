import type { SharedAudience } from '@starling/contract/browser'
import { shortDate, useText } from '@starling/text'
import { Button } from '@starling/ui'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { refused } from '../errors/index.ts'
import { notify } from '../floor/index.ts'
import { personName } from '../session/index.ts'
import { AudienceInsights } from './AudienceInsights.tsx'
import { sharedWithMeOptions, useShareChanges } from './queries.ts'
import { AudienceFigure } from './SavedAudienceRow.tsx'

const SUCCESS_MS = 10_000 // spec 9

/** Audiences that others share with this person; nothing where there are none. */
export function SharedWithMe() {
  const { t } = useText()
  const { data = [] } = useQuery(sharedWithMeOptions)
  if (data.length === 0) return null
  return (
    <section className="grid grid-cols-1 gap-3">
      <h2 className="font-strong text-16">{t('Shared with you')}</h2>
      {data.map((shared) => (
        <SharedCard key={shared.id} shared={shared} />
      ))}
    </section>
  )
}

/** Who shared it, until when, and what may be done with it. */
export function SharedCard({ shared, isOpen = false }: { shared: SharedAudience; isOpen?: boolean }) {
  const { t } = useText()
  const [open, setOpen] = useState(isOpen)
  const { copy } = useShareChanges()
  const { id, name, scope, shared_by, message, expires_at, audience_config_id } = shared
  const keep = () =>
    copy.mutateAsync(id).then(
      // spec 8, as it is written there
      () => notify(t('Audience succesfully saved to your personal audience store'), 'success', { timeout: SUCCESS_MS }),
      refused,
    )
  return (
    <article className="grid grid-cols-1 gap-4 rounded-card border border-line bg-raised px-5 py-4 shadow-card">
      <div className="flex flex-wrap items-start justify-between gap-3">
        <div className="grid min-w-0 flex-1 basis-60 gap-1">
          {!isOpen && <h3 className="wrap-break-word font-medium">{name}</h3>}
          <p className="text-13 text-muted">
            {t('Shared by {{person}} until {{date}}', { person: personName(shared_by), date: shortDate(expires_at) })}
          </p>
          {message !== '' && <p className="wrap-break-word">{message}</p>}
        </div>
        <AudienceFigure size={shared.size} sized_at={shared.sized_at} />
      </div>
      <div className="flex flex-wrap gap-2">
        {!isOpen && (
          <Button size="small" aria-expanded={open} onClick={() => setOpen(!open)}>
            {t('See the audience')}
          </Button>
        )}
        {scope === 'use' && (
          <Button size="small" variant="primary" onClick={keep}>
            {t('Save for me')}
          </Button>
        )}
      </div>
      {open && <AudienceInsights id={audience_config_id} />}
    </article>
  )
}
