import {
  ApiError,
  LOGIN_CODE_LENGTH,
  LOGIN_CODE_LIFE_MS,
  type PasskeyProof,
  readLoginCode,
  type User,
} from '@starling/contract/browser'
import { useText } from '@starling/text'
import { Button, ErrorText, isComposing } from '@starling/ui'
import { KeyRound, Mail } from 'lucide-react'
import { type FormEvent, useRef, useState } from 'react'
import { sayDuration, sayError } from '../errors/index.ts'
import { dropFragment } from '../session/index.ts'
import { CodeField } from './CodeField.tsx'
import { enterCode } from './magic-link.ts'
import { askPasskey } from './passkey.ts'
import { isOver, type PendingCode } from './pending-code.ts'
import { SendAgain } from './SendAgain.tsx'
import { useNow } from './use-now.ts'

type Props = {
  /** Filled in from a link: it waits for a click, because mail scanners open links too. */
  filled?: string
  magic_code: string
  /** Unknown when the link was opened in another browser than the one that asked. */
  pending: PendingCode | null
  onSignedIn: (user: User) => unknown
  onSentAgain: (pending: PendingCode) => void
  onOtherAddress: () => void
}

export function CodeStep({ filled = '', magic_code, pending, onSignedIn, onSentAgain, onOtherAddress }: Props) {
  const { t } = useText()
  const [code, setCode] = useState(() => readLoginCode(filled))
  const [failure, setFailure] = useState<unknown>()
  const [refusals, setRefusals] = useState(0)
  const [busy, setBusy] = useState(false)
  const judging = useRef(false)
  const now_ms = useNow(pending !== null)
  const isWrong = failure instanceof ApiError && failure.code === 'invalid_login_code'
  const wantsPasskey = failure instanceof ApiError && failure.code === 'passkey_needed'
  const isLate = pending !== null && isOver(pending, now_ms)

  async function judge(confirm_code: string, passkey?: PasskeyProof) {
    // Two events may tell of the same sixth character, and each try counts.
    if (judging.current) return
    judging.current = true
    setBusy(true)
    setFailure(undefined)
    dropFragment()
    try {
      await onSignedIn(await enterCode(magic_code, confirm_code, passkey))
    } catch (error) {
      setFailure(error)
      setRefusals((count) => count + 1)
    } finally {
      judging.current = false
      setBusy(false)
    }
  }

  async function addPasskey() {
    try {
      const proof = await askPasskey()
      if (proof) await judge(code, proof)
    } catch (error) {
      setFailure(error)
    }
  }

  function submit(event: FormEvent) {
    event.preventDefault()
    if (wantsPasskey) return addPasskey()
    if (code.length === LOGIN_CODE_LENGTH) return judge(code)
    setFailure('incomplete')
    setRefusals((count) => count + 1)
  }

  const fieldError = isWrong
    ? t('Invalid login code')
    : failure === 'incomplete'
      ? t('The code has {{n}} characters.', { n: LOGIN_CODE_LENGTH })
      : undefined

  return (
    <form
      noValidate
      className="grid gap-5"
      onSubmit={submit}
      onKeyDownCapture={(event) => {
        if (event.key === 'Enter' && isComposing(event)) event.preventDefault()
      }}
    >
      {pending && (
        <div className="flex flex-wrap items-center gap-x-3 gap-y-1 rounded-control bg-sunken px-3 py-2">
          <Mail size={16} strokeWidth={1.5} aria-hidden className="shrink-0 text-muted" />
          <span className="min-w-0 grow font-medium">{pending.email}</span>
        </div>
      )}
      <CodeField
        value={code}
        onChange={setCode}
        onFull={judge}
        busy={busy}
        error={fieldError}
        refusals={refusals}
        help={
          isLate
            ? t('This code has expired. Send a new one.')
            : t('Check your email. The code is valid for {{time}}.', { time: sayDuration(LOGIN_CODE_LIFE_MS / 1000) })
        }
      />
      <div role="alert" className="empty:hidden">
        {failure !== undefined && !fieldError && <ErrorText text={sayError(failure)} />}
      </div>
      <Button
        type="submit"
        variant="primary"
        size="large"
        className="w-full"
        busy={busy}
        {...(wantsPasskey && { icon: <KeyRound size={18} strokeWidth={1.5} aria-hidden /> })}
      >
        {wantsPasskey ? t('Use your passkey') : t('Sign in')}
      </Button>
      <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1">
        {pending && <SendAgain key={pending.magic_code} pending={pending} now_ms={now_ms} onSent={onSentAgain} />}
        <Button variant="ghost" size="small" className="-mx-3" onClick={onOtherAddress}>
          {pending ? t('Use another address') : t('Send a new code')}
        </Button>
      </div>
    </form>
  )
}
