import { ApiError, type User } from '@starling/contract/browser'
import { useText } from '@starling/text'
import { Button, ErrorText } from '@starling/ui'
import { useState } from 'react'
import { sayError } from '../errors/index.ts'
import { api } from '../floor/index.ts'
import { dropFragment } from '../session/index.ts'

/** A one-use link, such as the first admin's: it opens at a click, because mail scanners open links too. */
export function TokenStep({
  token,
  onSignedIn,
  onOtherWay,
}: {
  token: string
  onSignedIn: (user: User) => unknown
  onOtherWay: () => void
}) {
  const { t } = useText()
  const [failure, setFailure] = useState<unknown>()

  async function signIn() {
    setFailure(undefined)
    dropFragment()
    try {
      await onSignedIn(await api.loginViaToken({ body: { token } }))
    } catch (error) {
      setFailure(error)
    }
  }

  const isUsedUp = failure instanceof ApiError && failure.code === 'invalid_token'
  return (
    <div className="grid gap-5">
      {!isUsedUp && <p className="text-muted">{t('This link signs you in once, on this device.')}</p>}
      <div role="alert" className="empty:hidden">
        {failure !== undefined && <ErrorText text={sayError(failure)} />}
      </div>
      {!isUsedUp && (
        <Button variant="primary" size="large" className="w-full" onClick={signIn}>
          {t('Sign in')}
        </Button>
      )}
      <Button className="justify-self-start" onClick={onOtherWay}>
        {t('Use a code by email instead')}
      </Button>
    </div>
  )
}
