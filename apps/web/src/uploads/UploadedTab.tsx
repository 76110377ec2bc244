import type { RefreshRule, UploadedAudience } from '@starling/contract/browser'
import { dateTime, fullNumber, shortDate, useText } from '@starling/text'
import { Button, buttonClass, ConfirmDialog, EmptyState, IconButton, Progress } from '@starling/ui'
import { useQuery } from '@tanstack/react-query'
import { clsx } from 'clsx'
import { Trash2 } from 'lucide-react'
import { useState } from 'react'
import { Link } from 'react-router'
import { refused, undoable } from '../errors/index.ts'
import { Await, QuietSelect } from '../panels/index.ts'
import { uploadsOptions, useUploadChanges } from './queries.ts'
import { UPLOAD_RULES, UPLOAD_STATES } from './words.ts'

const TONES: Partial<Record<UploadedAudience['state'], string>> = {
  ready: 'text-good',
  too_small: 'text-warn',
  failed: 'text-bad',
}

const RULES = ['never', 'daily', 'weekly'] as const

/** Audiences of a team that are custom audiences at X, and what became of each there. */
export function UploadedTab({ team }: { team: string }) {
  const { t } = useText()
  const query = useQuery(uploadsOptions(team))
  return (
    <Await query={query} name={`uploads ${team}`} height="h-64">
      {(uploads) =>
        uploads.length === 0 ? (
          <EmptyState
            title={t('Nothing uploaded yet')}
            reason={t(
              'Open the actions of a saved audience and choose “Upload to X”. What becomes of it is shown here.',
            )}
            action={
              <Link to={`/${team}/audiences?tab=saved`} className={buttonClass({ variant: 'primary' })}>
                {t('Saved audiences')}
              </Link>
            }
          />
        ) : (
          <ul
            aria-label={t('Uploaded audiences')}
            className="divide-y divide-line rounded-card border border-line bg-raised shadow-card"
          >
            {uploads.map((one) => (
              <UploadedRow key={one.id} one={one} />
            ))}
          </ul>
        )
      }
    </Await>
  )
}

function UploadedRow({ one }: { one: UploadedAudience }) {
  const { t } = useText()
  const { change, retry, remove, restore } = useUploadChanges()
  const { id, name, state, people, x_size, error, uploaded_by } = one
  const [isAsking, setAsking] = useState(false)
  const end = () =>
    undoable(remove.mutateAsync(id), t('{{name}} is being removed, here and at X.', { name }), () =>
      restore.mutateAsync(id),
    )
  const setRule = (refresh: RefreshRule) => change.mutateAsync({ pk: id, refresh }).catch(refused)
  return (
    <li className="grid gap-x-6 gap-y-2 px-5 py-4 sm:grid-cols-[minmax(0,1fr)_auto]">
      <div className="grid min-w-0 gap-1">
        <span className="flex flex-wrap items-center gap-x-3 gap-y-1">
          <span className="wrap-break-word font-medium">{name}</span>
          <span className={clsx('text-13', TONES[state] ?? 'text-muted')}>{t(UPLOAD_STATES[state])}</span>
        </span>
        <span className="text-13 text-muted">
          {[
            one.team_account.name,
            t('{{n}} accounts sent', { n: fullNumber(people) }),
            ...(x_size === null ? [] : [t('{{n}} known to X', { n: fullNumber(x_size) })]),
            ...(uploaded_by ? [uploaded_by] : []),
            shortDate(one.created_at),
          ].join(' · ')}
        </span>
        {state === 'sending' && one.to_send > 0 && (
          <Progress label={t('{{name}}: sent to X', { name })} share={one.sent / one.to_send} />
        )}
        {state === 'processing' && (
          <span className="text-13 text-muted">{t('X takes up to one day. It is looked at every half hour.')}</span>
        )}
        {state === 'too_small' && (
          <span className="text-13 text-muted">
            {t('X targets an audience once it knows at least 100 people of it.')}
          </span>
        )}
        {error && <span className="text-13 text-bad">{error}</span>}
        {one.checked_at && (
          <span className="text-12 text-muted">{t('Looked at {{time}}', { time: dateTime(one.checked_at) })}</span>
        )}
      </div>
      <div className="flex flex-wrap items-center gap-2 sm:justify-end">
        {state === 'failed' && (
          <Button size="small" onClick={() => retry.mutateAsync(id).catch(refused)}>
            {t('Upload again')}
          </Button>
        )}
        <span className="text-13">
          <QuietSelect
            label={t('When {{name}} is refreshed', { name })}
            value={one.refresh}
            shown={t(UPLOAD_RULES[one.refresh])}
            choices={() => RULES.map((rule) => ({ value: rule, label: t(UPLOAD_RULES[rule]) }))}
            onChange={(rule) => setRule(rule as RefreshRule)}
          />
        </span>
        <IconButton label={t('Remove {{name}}', { name })} size="small" onClick={() => setAsking(true)}>
          <Trash2 size={16} strokeWidth={1.5} aria-hidden />
        </IconButton>
        <ConfirmDialog
          open={isAsking}
          onOpenChange={setAsking}
          title={t('Remove {{name}}', { name })}
          effect={t(
            '{{n}} people are removed here and from the ad account {{account}} at X. Ads there that target {{name}} no longer reach them. A few seconds later X deletes them, and that cannot be undone.',
            { n: fullNumber(people), account: one.team_account.name, name },
          )}
          confirmLabel={t('Remove')}
          danger
          onConfirm={end}
        />
      </div>
    </li>
  )
}
