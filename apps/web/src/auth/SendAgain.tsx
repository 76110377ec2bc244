import { useText } from '@starling/text'
import { Button, ErrorText } from '@starling/ui'
import { useState } from 'react'
import { sayDuration, sayError } from '../errors/index.ts'
import { sendCode } from './magic-link.ts'
import type { PendingCode } from './pending-code.ts'

const SEND_AGAIN_AFTER_MS = 30_000 // not in the spec: a mail often needs this long

/** The code once more, as soon as the first had time to arrive. */
export function SendAgain({
  pending,
  now_ms,
  onSent,
}: {
  pending: PendingCode
  now_ms: number
  onSent: (pending: PendingCode) => void
}) {
  const { t } = useText()
  const [failure, setFailure] = useState<unknown>()
  const left_ms = pending.sent_at_ms + SEND_AGAIN_AFTER_MS - now_ms

  async function send() {
    try {
      onSent(await sendCode(pending.email))
    } catch (error) {
      setFailure(error)
    }
  }

  if (left_ms > 0) {
    return (
      <span className="tabular text-13 text-muted">
        {t('You can send it again in {{time}}.', { time: sayDuration(left_ms / 1000) })}
      </span>
    )
  }
  return (
    <span className="grid gap-1">
      <Button variant="ghost" size="small" className="-mx-3 justify-self-start" onClick={send}>
        {t('Send again')}
      </Button>
      <span role="alert" className="empty:hidden">
        {failure !== undefined && <ErrorText text={sayError(failure)} />}
      </span>
    </span>
  )
}
