import type { SocialNetwork } from '@starling/contract/browser'
import { useText } from '@starling/text'
import { emailShapeError, SubmitButton, TextField, useForm } from '@starling/ui'
import { boot } from '../floor/index.ts'
import { ServerForm } from '../forms/index.ts'
import { NETWORK_NAMES } from '../session/index.ts'
import { sendCode } from './magic-link.ts'
import type { PendingCode } from './pending-code.ts'

/** Full-width letters as a Japanese keyboard gives them are the same address. */
const readEmail = (typed: unknown) => String(typed).normalize('NFKC').trim()

type Props = {
  email: string
  /** The account of this network waits to be linked to the address. */
  joins?: SocialNetwork | undefined
  onSent: (pending: PendingCode) => void
}

export function EmailStep({ email, joins, onSent }: Props) {
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
        help={
          joins
            ? t(
                '{{network}} does not share a verified address. We will send a code to yours; once you enter it, the account is linked.',
                { network: NETWORK_NAMES[joins] },
              )
            : boot.registers_anyone
              ? t('We will send a code to this address. No password needed. A new address creates a new account.')
              : t('We will send a code to this address. No password needed. Only invited people can sign in here.')
        }
      />
    </ServerForm>
  )
}
