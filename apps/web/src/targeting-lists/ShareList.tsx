import type { ListedTargetingList, ShareScope, TargetingListShare } from '@starling/contract/browser'
import { shortDate, useText } from '@starling/text'
import { Button, CopyButton, Dialog, Input, SelectField, SubmitButton, TextField, useForm } from '@starling/ui'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { undoable } from '../errors/index.ts'
import { notify } from '../floor/index.ts'
import { ServerForm } from '../forms/index.ts'
import { Await } from '../panels/index.ts'
import { sharesOptions, useListShareChanges } from './queries.ts'

const LONGEST_MESSAGE = 1_000
const DAYS = [7, 30, 90] as const
type Props = { list: Pick<ListedTargetingList, 'id' | 'name'>; open: boolean; onClose: () => void }

/** Whom a list is shared with: by mail, in an account or by a signed link; each is revoked. */
export function ShareList({ list, open, onClose }: Props) {
  const { t } = useText()
  return (
    <Dialog
      open={open}
      onOpenChange={(isOpen) => !isOpen && onClose()}
      title={t('Share {{name}}', { name: list.name })}
    >
      {open && (
        <div className="grid grid-cols-1 gap-6">
          <ShareForm id={list.id} />
          <Shares id={list.id} />
        </div>
      )}
    </Dialog>
  )
}

type Values = { email: string; how: 'mail' | 'account' | 'link'; scope: ShareScope; days: string; message: string }

function ShareForm({ id }: { id: string }) {
  const { t } = useText()
  const { byMail, viaAccount, byLink } = useListShareChanges()
  const [url, setUrl] = useState<string | null>(null)
  const form = useForm<Values>({ defaultValues: { email: '', how: 'mail', scope: 'look', days: '30', message: '' } })
  const how = form.watch('how')
  async function submit({ email, how, scope, days, message }: Values) {
    const common = { scope, days: DAYS.find((one) => String(one) === days) ?? 30 } as const
    const shared = { ...common, targeting_list_id: id }
    const address = email.trim()
    setUrl(null)
    if (how === 'link') {
      setUrl((await byLink.mutateAsync({ id, body: common })).url)
      return
    }
    if (how === 'mail') await byMail.mutateAsync({ ...shared, emails: [address], message })
    else await viaAccount.mutateAsync({ ...shared, email: address })
    notify(t('Shared with {{email}}.', { email: address }), 'success')
    // How it is shared, and for how long, stays for the next one.
    form.reset({ email: '', how, scope, days, message })
  }
  return (
    <ServerForm
      form={form}
      onSubmit={submit}
      actions={
        <SubmitButton form={form} className="justify-self-end">
          {how === 'link' ? t('Make a link') : t('Share this list')}
        </SubmitButton>
      }
    >
      <SelectField form={form} name="how" label={t('How')}>
        <option value="mail">{t('By mail')}</option>
        <option value="account">{t('In their account, without a mail')}</option>
        <option value="link">{t('By a signed link')}</option>
      </SelectField>
      {how === 'link' ? (
        <p className="text-pretty text-13 text-muted">
          {t('It opens for whoever has it and is signed in, until it ends or you revoke it.')}
        </p>
      ) : (
        <TextField form={form} name="email" type="email" label={t('Email')} autoComplete="off" required />
      )}
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
      {how === 'mail' && <TextField form={form} name="message" label={t('Message')} optional max={LONGEST_MESSAGE} />}
      {url !== null && <MadeUrl url={url} />}
    </ServerForm>
  )
}

/** It is told once: what is kept of it here is a mark that it can be checked with. */
function MadeUrl({ url }: { url: string }) {
  const { t } = useText()
  return (
    <div role="status" className="grid gap-1.5 rounded-control border border-line bg-sunken p-3">
      <p className="text-13">{t('Copy the link now: it is not shown again.')}</p>
      <div className="flex items-center gap-2">
        <Input
          readOnly
          aria-label={t('Signed link')}
          value={url}
          onFocus={({ currentTarget }) => currentTarget.select()}
        />
        <CopyButton content={url} label={t('Copy the link')} notify={(text, { level }) => notify(text, level)} />
      </div>
    </div>
  )
}

function Shares({ id }: { id: string }) {
  const { t } = useText()
  const query = useQuery(sharesOptions(id))
  return (
    <Await query={query} name={`shares ${id}`} height="h-12">
      {(shares) =>
        shares.length === 0 ? null : (
          <section className="grid grid-cols-1 gap-2">
            <h3 className="font-medium text-13">{t('Shared with')}</h3>
            <ul aria-label={t('Shared with')} className="divide-y divide-line">
              {shares.map((share) => (
                <ShareRow key={share.id} share={share} />
              ))}
            </ul>
          </section>
        )
      }
    </Await>
  )
}

function ShareRow({ share: { id, email, via, scope, state, expires_at } }: { share: TargetingListShare }) {
  const { t } = useText()
  const { revoke, restore } = useListShareChanges()
  const who = email ?? t('Whoever has the link')
  const end = () =>
    undoable(revoke.mutateAsync(id), t('No longer shared with {{email}}.', { email: who }), () =>
      restore.mutateAsync(id),
    )
  return (
    <li className="flex flex-wrap items-center justify-between gap-2 py-2">
      <span className="grid min-w-0 flex-1 basis-48">
        <span className="wrap-break-word">{who}</span>
        <span className="text-13 text-muted">
          {[
            ...(via === 'account' ? [t('In their account, without a mail')] : []),
            scope === 'use' ? t('look at it and save a copy') : t('look at it'),
            state === 'ended'
              ? t('Ended on {{time}}', { time: shortDate(expires_at) })
              : t('Open until {{time}}', { time: shortDate(expires_at) }),
          ].join(' · ')}
        </span>
      </span>
      <Button size="small" aria-label={t('Stop sharing with {{email}}', { email: who })} onClick={end}>
        {t('Revoke')}
      </Button>
    </li>
  )
}
