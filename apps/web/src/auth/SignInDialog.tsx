import { useText } from '@starling/text'
import { Dialog } from '@starling/ui'
import { useState } from 'react'
import { useNavigate } from 'react-router'
import { keptWay } from '../social/leave.ts'
import { SignInForm } from './SignInForm.tsx'
import { closeSignIn, useSignInRequest } from './sign-in.ts'
import { readSignInLink } from './sign-in-link.ts'

/** The sign-in of the sites that have no page for it. It closes once someone is signed in. */
export function SignInDialog() {
  const { t } = useText()
  const request = useSignInRequest()
  const navigate = useNavigate()
  const [link] = useState(() => readSignInLink(location.hash))
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
      <SignInForm link={link} onSignedIn={goBack} onConnected={goBack} />
    </Dialog>
  )
}
