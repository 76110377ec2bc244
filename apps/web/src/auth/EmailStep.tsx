import { useText } from '@starling/text'
import { emailShapeError, SubmitButton, TextField, useForm } from '@starling/ui'
import { ServerForm } from '../forms/ServerForm.tsx'
import { sendCode } from './magic-link.ts'
import type { PendingCode } from './pending-code.ts'

/** Full-width letters as a Japanese keyboard gives them are the same address. */
const readEmail = (typed: unknown) => String(typed).normalize('NFKC').trim()

export function EmailStep({ email, onSent }: { email: string; onSent: (pending: PendingCode) => void }) {
  const { t } = useText()
  const form = useForm({ defaultValues: { email } })

  async function submit(values: { email: string }) {
    onSent(await sendCode(readEmail(values.email)))
  }

  return (
    <ServerForm
      form={form}
      onSubmit={submit}
      actions={
        <SubmitButton form={form} size="large" className="w-full">
          {t('Send the code')}
        </SubmitButton>
      }
    >
      <TextField
        form={form}
        name="email"
        label={t('Email')}
        type="email"
        autoComplete="email"
        autoCapitalize="none"
        spellCheck={false}
        autoFocus
        validate={(typed) => emailShapeError(readEmail(typed ?? ''))}
        help={t('We send a code to this address. There is no password, and a new address makes a new account.')}
      />
    </ServerForm>
  )
}
