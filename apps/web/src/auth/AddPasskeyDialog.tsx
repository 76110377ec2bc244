import { useText } from '@starling/text'
import { Dialog, SubmitButton, TextField, useForm } from '@starling/ui'
import { notify } from '../floor/index.ts'
import { ServerForm } from '../forms/index.ts'
import { usePasskeyChanges } from './queries.ts'

type Props = { open: boolean; onOpenChange: (open: boolean) => void }

/** A name first, because the browser's own dialog asks for none. */
export function AddPasskeyDialog({ open, onOpenChange }: Props) {
  const { t } = useText()
  return (
    <Dialog
      open={open}
      onOpenChange={onOpenChange}
      size="small"
      title={t('Add a passkey')}
      description={t(
        'Your browser asks where to keep it: on this device, in a password manager, or on a security key.',
      )}
    >
      <AddPasskey close={() => onOpenChange(false)} />
    </Dialog>
  )
}

function AddPasskey({ close }: { close: () => void }) {
  const { t } = useText()
  const form = useForm({ defaultValues: { name: '' } })
  const { add } = usePasskeyChanges()

  async function submit({ name }: { name: string }) {
    const made = await add.mutateAsync(name.trim())
    if (!made) return
    notify(t('{{name}} was added. You can sign in with it from now on.', { name: made.name }), 'success')
    close()
  }

  return (
    <ServerForm
      form={form}
      onSubmit={submit}
      actions={
        <SubmitButton form={form} className="justify-self-end">
          {t('Continue')}
        </SubmitButton>
      }
    >
      <TextField
        form={form}
        name="name"
        label={t('Name of the passkey')}
        help={t('The device it is on, so that you recognise it later.')}
        autoComplete="off"
        autoFocus
        required
        max={80}
      />
    </ServerForm>
  )
}
