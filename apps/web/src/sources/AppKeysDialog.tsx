import { useText } from '@starling/text'
import { Dialog, SubmitButton, TextField, useForm } from '@starling/ui'
import { ServerForm } from '../forms/index.ts'
import { useConnectionChanges } from './queries.ts'

type Values = { name: string; bearer_token: string }

/** The token is sent once and never shown again. */
export function AppKeysDialog({
  teamId,
  open,
  onOpenChange,
}: {
  teamId: string
  open: boolean
  onOpenChange: (open: boolean) => void
}) {
  const { t } = useText()
  const form = useForm<Values>({ defaultValues: { name: '', bearer_token: '' } })
  const { create } = useConnectionChanges(teamId)

  async function submit({ name, bearer_token }: Values) {
    await create.mutateAsync({ kind: 'app', name: name.trim(), bearer_token: bearer_token.trim() })
    form.reset()
    onOpenChange(false)
  }

  return (
    <Dialog open={open} onOpenChange={onOpenChange} size="small" title={t('Add the keys of an app')}>
      <ServerForm
        form={form}
        onSubmit={submit}
        actions={
          <SubmitButton form={form} className="justify-self-end">
            {t('Add the app')}
          </SubmitButton>
        }
      >
        <TextField
          form={form}
          name="name"
          label={t('Name of the app')}
          autoComplete="off"
          autoFocus
          required
          max={80}
        />
        <TextField
          form={form}
          name="bearer_token"
          label={t('Bearer token')}
          help={t('X shows it under “Keys and tokens” of your app. It is stored encrypted and not shown again.')}
          type="password"
          autoComplete="off"
          spellCheck={false}
          required
        />
      </ServerForm>
    </Dialog>
  )
}
