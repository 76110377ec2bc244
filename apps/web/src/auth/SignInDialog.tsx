import { useText } from '@starling/text'
import { Dialog } from '@starling/ui'
import { useState } from 'react'
import { useNavigate } from 'react-router'
import { closeSignIn, useSignInRequest } from '../floor/index.ts'
import { NOBODY, readSignInLink } from '../session/index.ts'
import { keptWay } from '../social/index.ts'
import { SignInForm } from './SignInForm.tsx'

/** The sign-in of the sites that have no page for it. It closes once someone is signed in. */
export function SignInDialog() {
  const { t } = useText()
  const request = useSignInRequest()
  const navigate = useNavigate()
  const [link] = useState(() => readSignInLink(location.hash))
  const [isUnknown] = useState(() => location.hash === NOBODY)
  const [back] = useState(() => (link?.kind === 'social' ? keptWay().back : null))
  async function goBack() {
    closeSignIn()
    if (back) await navigate(back, { replace: true })
  }

  return (
    <Dialog
      open={request !== null}
      onOpenChange={(open) => {
        if (!open) closeSignIn()
      }}
      size="small"
      title={t('Sign in')}
      {...(request?.reason && { description: request.reason })}
    >
      <SignInForm link={link} isUnknown={isUnknown} onSignedIn={goBack} onConnected={goBack} />
    </Dialog>
  )
}
