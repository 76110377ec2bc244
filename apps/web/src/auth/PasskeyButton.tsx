import type { User } from '@starling/contract/browser'
import { useText } from '@starling/text'
import { Button, ErrorText } from '@starling/ui'
import { KeyRound } from 'lucide-react'
import { useState } from 'react'
import { sayError } from '../errors/index.ts'
import { api } from '../floor/index.ts'
import { askPasskey, canUsePasskeys } from './passkey.ts'

/** Signs in without an address: the device knows whose key it holds. Nothing where the browser has no passkeys. */
export function PasskeyButton({ onSignedIn }: { onSignedIn: (user: User) => unknown }) {
  const { t } = useText()
  const [failure, setFailure] = useState<unknown>()
  if (!canUsePasskeys()) return null

  async function signIn() {
    setFailure(undefined)
    try {
      const body = await askPasskey()
      if (body) await onSignedIn(await api.signInWithPasskey({ body }))
    } catch (error) {
      setFailure(error)
    }
  }

  return (
    <div className="grid gap-3">
      <Button
        size="large"
        className="w-full"
        icon={<KeyRound size={18} strokeWidth={1.5} aria-hidden />}
        onClick={signIn}
      >
        {t('Sign in with a passkey')}
      </Button>
      <div role="alert" className="empty:hidden">
        {failure !== undefined && <ErrorText text={sayError(failure)} />}
      </div>
    </div>
  )
}
