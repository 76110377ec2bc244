import { ApiError, LOGIN_CODE_LIFE_MS } from '@starling/contract/browser'
import { useText } from '@starling/text'
import { Button, ErrorText } from '@starling/ui'
import { useState } from 'react'
import { sayDuration, sayError } from '../errors/index.ts'
import { api, endConfirm } from '../floor/index.ts'
import { CodeField } from './CodeField.tsx'
import { sendCode } from './magic-link.ts'
import type { PendingCode } from './pending-code.ts'
import { SendAgain } from './SendAgain.tsx'
import { useNow } from './use-now.ts'

/** The code is mailed when it is asked for; its sixth character confirms. */
export function ConfirmByCode({ email, second }: { email: string; second: boolean }) {
  const { t } = useText()
  const [pending, setPending] = useState<PendingCode>()
  const [failure, setFailure] = useState<unknown>()

  async function send() {
    setFailure(undefined)
    await sendCode(email).then(setPending, setFailure)
  }

  if (pending) return <EnterCode key={pending.magic_code} pending={pending} onSentAgain={setPending} />
  return (
    <>
      <p className="wrap-anywhere">{t('A code is sent to {{email}}.', { email })}</p>
      <Button
        variant={second ? 'secondary' : 'primary'}
        size="large"
        className="w-full"
        autoFocus={!second}
        onClick={send}
      >
        {t('Send the code')}
      </Button>
      <div role="alert" className="empty:hidden">
        {failure !== undefined && <ErrorText text={sayError(failure)} />}
      </div>
    </>
  )
}

type Props = { pending: PendingCode; onSentAgain: (pending: PendingCode) => void }

function EnterCode({ pending, onSentAgain }: Props) {
  const { t } = useText()
  const [code, setCode] = useState('')
  const [failure, setFailure] = useState<unknown>()
  const [refusals, setRefusals] = useState(0)
  const [busy, setBusy] = useState(false)
  const now_ms = useNow(true)
  const isWrong = failure instanceof ApiError && failure.code === 'invalid_login_code'

  async function confirm(confirm_code: string) {
    setBusy(true)
    setFailure(undefined)
    try {
      await api.createConfirmation({ body: { magic_code: pending.magic_code, confirm_code } })
      endConfirm(true)
    } catch (error) {
      setFailure(error)
      setRefusals((count) => count + 1)
    } finally {
      setBusy(false)
    }
  }

  return (
    <>
      <CodeField
        value={code}
        onChange={setCode}
        onFull={confirm}
        busy={busy}
        error={isWrong ? t('Invalid login code') : undefined}
        refusals={refusals}
        help={t('Check your email. The code is valid for {{time}}.', { time: sayDuration(LOGIN_CODE_LIFE_MS / 1000) })}
      />
      <div role="alert" className="empty:hidden">
        {failure !== undefined && !isWrong && <ErrorText text={sayError(failure)} />}
      </div>
      <SendAgain pending={pending} now_ms={now_ms} onSent={onSentAgain} />
    </>
  )
}
