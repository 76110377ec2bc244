import type { AudienceConfig, AudienceShare, ShareScope } from '@starling/contract/browser'
import { shortDate, useText } from '@starling/text'
import { Button, Dialog, SelectField, SubmitButton, TextField, useForm } from '@starling/ui'
import { useQuery } from '@tanstack/react-query'
import { undoable } from '../errors/index.ts'
import { notify } from '../floor/index.ts'
import { ServerForm } from '../forms/index.ts'
import { sharesOptions, useShareChanges } from './queries.ts'

const LONGEST_MESSAGE = 1_000
type Props = { audience: AudienceConfig; open: boolean; onClose: () => void }

/** Whom an audience is shared with: more are added, and each is revoked. */
export function ShareAudience({ audience, open, onClose }: Props) {
  const { t } = useText()
  return (
    <Dialog
      open={open}
      onOpenChange={(isOpen) => !isOpen && onClose()}
      title={t('Share {{name}}', { name: audience.name })}
    >
      {open && (
        <div className="grid grid-cols-1 gap-6">
          <ShareForm id={audience.id} />
          <Shares id={audience.id} />
        </div>
      )}
    </Dialog>
  )
}

type Values = { email: string; how: 'mail' | 'account'; scope: ShareScope; days: string; message: string }
const DAYS = [7, 30, 90] as const

function ShareForm({ id }: { id: string }) {
  const { t } = useText()
  const { byMail, viaAccount } = useShareChanges()
  const form = useForm<Values>({
    defaultValues: { email: '', how: 'mail', scope: 'look', days: '30', message: '' },
  })
  async function submit({ email, how, scope, days, message }: Values) {
    const shared = { audience_config_id: id, scope, days: DAYS.find((one) => String(one) === days) ?? 30 } as const
    const address = email.trim()
    if (how === 'mail') await byMail.mutateAsync({ ...shared, emails: [address], message })
    else await viaAccount.mutateAsync({ ...shared, email: address })
    notify(t('Shared with {{email}}.', { email: address }), 'success')
    form.reset()
  }
  return (
    <ServerForm
      form={form}
      onSubmit={submit}
      actions={
        <SubmitButton form={form} className="justify-self-end">
          {t('Share this audience')}
        </SubmitButton>
      }
    >
      <TextField form={form} name="email" type="email" label={t('Email')} autoComplete="off" required />
      <SelectField form={form} name="how" label={t('How')}>
        <option value="mail">{t('By mail')}</option>
        <option value="account">{t('In their account, without a mail')}</option>
      </SelectField>
      <div className="grid gap-4 sm:grid-cols-2">
        <SelectField form={form} name="scope" label={t('They may')}>
          <option value="look">{t('look at it')}</option>
          <option value="use">{t('look at it and save a copy')}</option>
        </SelectField>
        <SelectField form={form} name="days" label={t('Open for')}>
          {DAYS.map((days) => (
            <option key={days} value={days}>
              {t('{{count}} days', { count: days })}
            </option>
          ))}
        </SelectField>
      </div>
      {form.watch('how') === 'mail' && (
        <TextField form={form} name="message" label={t('Message')} optional max={LONGEST_MESSAGE} />
      )}
    </ServerForm>
  )
}

function Shares({ id }: { id: string }) {
  const { t } = useText()
  const { data = [] } = useQuery(sharesOptions(id))
  if (data.length === 0) return null
  return (
    <section className="grid grid-cols-1 gap-2">
      <h3 className="font-medium text-13">{t('Shared with')}</h3>
      <ul aria-label={t('Shared with')} className="divide-y divide-line">
        {data.map((share) => (
          <ShareRow key={share.id} share={share} />
        ))}
      </ul>
    </section>
  )
}

function ShareRow({ share: { id, email, scope, state, expires_at, opened } }: { share: AudienceShare }) {
  const { t } = useText()
  const { revoke, restore } = useShareChanges()
  const end = () =>
    undoable(revoke.mutateAsync(id), t('No longer shared with {{email}}.', { email }), () => restore.mutateAsync(id))
  return (
    <li className="flex flex-wrap items-center justify-between gap-2 py-2">
      <span className="grid min-w-0 flex-1 basis-48">
        <span className="wrap-break-word">{email}</span>
        <span className="text-13 text-muted">
          {[
            scope === 'use' ? t('look at it and save a copy') : t('look at it'),
            state === 'ended'
              ? t('Ended on {{time}}', { time: shortDate(expires_at) })
              : t('Open until {{time}}', { time: shortDate(expires_at) }),
            opened === 0 ? t('Never opened') : t('Opened {{count}} times', { count: opened }),
          ].join(' · ')}
        </span>
      </span>
      <Button size="small" aria-label={t('Stop sharing with {{email}}', { email })} onClick={end}>
        {t('Revoke')}
      </Button>
    </li>
  )
}
