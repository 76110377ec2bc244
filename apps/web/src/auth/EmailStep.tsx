import { useText } from '@starling/text'
import { Button, emailShapeError, Form, TextField, useForm } from '@starling/ui'
import { showRefusal } from '../forms/show-refusal.ts'
import { sendCode } from './magic-link.ts'
import type { PendingCode } from './pending-code.ts'

/** Full-width letters as a Japanese keyboard gives them are the same address. */
const readEmail = (typed: unknown) => String(typed).normalize('NFKC').trim()

export function EmailStep({ email, onSent }: { email: string; onSent: (pending: PendingCode) => void }) {
  const { t } = useText()
  const form = useForm({ defaultValues: { email } })

  async function submit(values: { email: string }) {
    try {
      onSent(await sendCode(readEmail(values.email)))
    } catch (error) {
      showRefusal(form, error)
    }
  }

  return (
    <Form
      form={form}
      onSubmit={submit}
      actions={
        <Button type="submit" variant="primary" size="large" className="w-full" busy={form.formState.isSubmitting}>
          {t('Send the code')}
        </Button>
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
    </Form>
  )
}
