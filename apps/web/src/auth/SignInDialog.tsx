import { useText } from '@starling/text'
import { Dialog } from '@starling/ui'
import { useState } from 'react'
import { useNavigate, useSearchParams } from 'react-router'
import { closeSignIn, useSignInRequest } from '../floor/index.ts'
import { NOBODY, readSignInLink, samePlace } from '../session/index.ts'
import { keptWay } from '../social/index.ts'
import { SignInForm } from './SignInForm.tsx'

/** The sign-in of the sites that have no page for it. It closes once someone is signed in. */
export function SignInDialog() {
  const { t } = useText()
  const request = useSignInRequest()
  const navigate = useNavigate()
  const [link] = useState(() => readSignInLink(location.hash))
  const [isUnknown] = useState(() => location.hash === NOBODY)
  const [search] = useSearchParams()
  const [back] = useState(() => (link?.kind === 'social' ? keptWay().back : null))
  async function goBack() {
    closeSignIn()
    // Who left for a network left from a page that may itself have been on the way to another.
    const to = nextIn(back ?? '') ?? back ?? samePlace(search.get('next'))
    if (to) await navigate(to, { replace: true })
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

const nextIn = (place: string) => samePlace(new URLSearchParams(place.split('?')[1]?.split('#')[0]).get('next'))
