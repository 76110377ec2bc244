import { TOKEN_SCOPES, type TokenKind, type TokenScope, USUAL_TOKEN_SCOPES } from '@starling/contract/browser'
import { useText } from '@starling/text'
import { Button, CheckboxField, CopyButton, Dialog, SelectField, SubmitButton, TextField, useForm } from '@starling/ui'
import { useState } from 'react'
import { ServerForm } from '../forms/index.ts'
import { useCreateToken } from './queries.ts'
import { TOKEN_KINDS } from './token-kinds.ts'
import { TOKEN_SCOPE_WORDS } from './token-scopes.ts'

type Values = { kind: TokenKind; name: string; days: string } & Record<TokenScope, boolean>

const USUAL = Object.fromEntries(TOKEN_SCOPES.map((scope) => [scope, USUAL_TOKEN_SCOPES.includes(scope)])) as Record<
  TokenScope,
  boolean
>

const DAYS = [30, 90, 365] as const

/** The text of a token is shown once, here; afterwards nobody can read it, we included. */
export function CreateTokenDialog({ open, onOpenChange }: { open: boolean; onOpenChange: (open: boolean) => void }) {
  const { t } = useText()
  const [made, setMade] = useState<string>()

  function change(next: boolean) {
    onOpenChange(next)
    if (!next) setMade(undefined)
  }

  return (
    <Dialog
      open={open}
      onOpenChange={change}
      size="small"
      title={made ? t('Your new token') : t('Create a token')}
      {...(made && { description: t('Copy it now. It is not shown again.') })}
    >
      {made ? <Made token={made} close={() => change(false)} /> : <Create onMade={setMade} />}
    </Dialog>
  )
}

function Create({ onMade }: { onMade: (token: string) => void }) {
  const { t } = useText()
  const form = useForm<Values>({ defaultValues: { kind: 'personal', name: '', days: '90', ...USUAL } })
  const isForNothing = form.watch([...TOKEN_SCOPES]).every((chosen) => !chosen)
  const createToken = useCreateToken()

  async function submit({ kind, name, days, ...chosen }: Values) {
    const scopes = TOKEN_SCOPES.filter((scope) => chosen[scope])
    const expiry = days ? { expires_in_days: Number(days) } : {}
    onMade((await createToken.mutateAsync({ kind, name: name.trim(), scopes, ...expiry })).token)
  }

  return (
    <ServerForm
      form={form}
      onSubmit={submit}
      actions={
        <SubmitButton form={form} disabled={isForNothing} className="justify-self-end">
          {t('Create the token')}
        </SubmitButton>
      }
    >
      <TextField
        form={form}
        name="name"
        label={t('Name of the token')}
        help={t('What it is for, so that you recognise it later.')}
        autoComplete="off"
        autoFocus
        required
        max={80}
      />
      <SelectField form={form} name="kind" label={t('Kind')}>
        <option value="personal">{t(TOKEN_KINDS.personal)}</option>
        <option value="extension">{t(TOKEN_KINDS.extension)}</option>
      </SelectField>
      <fieldset className="grid gap-3">
        <legend className="mb-2 font-medium text-13">{t('What it may do')}</legend>
        {TOKEN_SCOPES.map((scope) => (
          <CheckboxField
            key={scope}
            form={form}
            name={scope}
            label={t(TOKEN_SCOPE_WORDS[scope].name)}
            help={t(TOKEN_SCOPE_WORDS[scope].meaning)}
          />
        ))}
      </fieldset>
      <SelectField form={form} name="days" label={t('Expires after')}>
        {DAYS.map((days) => (
          <option key={days} value={days}>
            {t('{{count}} days', { count: days })}
          </option>
        ))}
        <option value="">{t('Never')}</option>
      </SelectField>
    </ServerForm>
  )
}

function Made({ token, close }: { token: string; close: () => void }) {
  const { t } = useText()
  return (
    <div className="grid gap-5">
      <code className="block select-all break-all rounded-control bg-sunken px-3 py-2.5 font-mono text-13">
        {token}
      </code>
      <div className="flex flex-wrap items-center justify-between gap-3">
        <CopyButton content={token} label={t('Copy the token')} variant="primary" size="medium" />
        <Button onClick={close}>{t('Done')}</Button>
      </div>
    </div>
  )
}
