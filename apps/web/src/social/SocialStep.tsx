import type { Arrival, SocialAccount, SocialNetwork, User } from '@starling/contract/browser'
import { useText } from '@starling/text'
import { Button, ErrorText, Spinner } from '@starling/ui'
import { useEffect, useEffectEvent, useState } from 'react'
import { sayError } from '../errors/index.ts'
import { api } from '../floor/index.ts'
import { dropFragment, NETWORK_NAMES, type SocialReturn, useMe } from '../session/index.ts'
import { finishReturn } from './arrive.ts'

type Props = {
  back: SocialReturn
  onSignedIn: (user: User) => unknown
  onConnected: (account: SocialAccount) => unknown
  /** Nobody here has this account yet: an address is asked for and proved first. */
  onEmailNeeded: (network: SocialNetwork, suggested: string) => void
  onOtherWay: () => unknown
}

/** Back from a network: what it brought is handed to the server at once, and what that answers is shown or done. */
export function SocialStep({ back, onSignedIn, onConnected, onEmailNeeded, onOtherWay }: Props) {
  const { t } = useText()
  const { pending } = useMe()
  const [arrival, setArrival] = useState<Arrival>()
  const [failure, setFailure] = useState<unknown>()
  const network = NETWORK_NAMES[back.network]

  const arrive = useEffectEvent(async () => {
    dropFragment()
    try {
      const brought = await finishReturn(back)
      setArrival(brought)
      if (brought.outcome === 'signed_in') await onSignedIn(brought.user)
      if (brought.outcome === 'connected') await onConnected(brought.account)
      if (brought.outcome === 'email_needed') onEmailNeeded(back.network, brought.suggested_email ?? '')
    } catch (error) {
      setFailure(error)
    }
  })
  useEffect(() => {
    // Someone signed in sends the proof of their session along, which comes with who they are.
    if (!pending) void arrive()
  }, [pending])

  async function confirm() {
    setFailure(undefined)
    try {
      await onSignedIn(await api.finishSocialSignIn({ body: { network: back.network, as: 'verified_email' } }))
    } catch (error) {
      setFailure(error)
    }
  }

  const isWaiting = failure === undefined && arrival?.outcome !== 'refused' && arrival?.outcome !== 'confirm'
  if (isWaiting) {
    return (
      <p role="status" className="flex items-center gap-3 text-muted">
        <Spinner />
        {t('Coming back from {{network}}…', { network })}
      </p>
    )
  }
  return (
    <div className="grid gap-5">
      {arrival?.outcome === 'refused' && (
        <p className="text-muted">{t('You did not allow it on {{network}}. Nothing has changed here.', { network })}</p>
      )}
      {arrival?.outcome === 'confirm' && (
        <>
          <p className="text-muted">
            {t(
              '{{network}} confirms that {{email}} is yours. Your {{network}} account will be linked to it and will sign you in.',
              {
                network,
                email: arrival.email,
              },
            )}
          </p>
          <Button variant="primary" size="large" className="w-full" onClick={confirm}>
            {t('Sign in as {{email}}', { email: arrival.email })}
          </Button>
        </>
      )}
      <div role="alert" className="empty:hidden">
        {failure !== undefined && <ErrorText text={sayError(failure)} />}
      </div>
      {arrival?.outcome === 'confirm' && (
        <Button className="justify-self-start" onClick={() => onEmailNeeded(back.network, '')}>
          {t('Use another address')}
        </Button>
      )}
      <Button
        variant={arrival?.outcome === 'confirm' ? 'ghost' : 'secondary'}
        className={arrival?.outcome === 'confirm' ? '-mx-4 justify-self-start' : 'justify-self-start'}
        onClick={onOtherWay}
      >
        {t('Start again')}
      </Button>
    </div>
  )
}
