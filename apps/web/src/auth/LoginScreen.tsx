import { useText } from '@starling/text'
import { useState } from 'react'
import { Navigate, useLocation, useNavigate, useSearchParams } from 'react-router'
import { Flock } from '../home/Flock.tsx'
import { openedInvite } from '../teams/opened-invite.ts'
import { placeAfterSignIn } from './after-sign-in.ts'
import { SignInForm } from './SignInForm.tsx'
import { recentTeam, useMe } from './session.ts'
import { readSignInLink } from './sign-in-link.ts'

/** Sign in or register on the team site. A network in the path (`/login/x`) changes nothing yet. */
export function LoginScreen() {
  const { t } = useText()
  const { me } = useMe()
  const navigate = useNavigate()
  const [search] = useSearchParams()
  const { hash } = useLocation()
  const [link] = useState(() => readSignInLink(hash))
  const known = { next: search.get('next'), invite: openedInvite()?.slug ?? null, recent: recentTeam() }

  // Whoever opens a sign-in link while signed in may want to be someone else.
  if (me && !link) return <Navigate to={placeAfterSignIn({ user: me, ...known })} replace />
  return (
    <div className="mx-auto grid w-full max-w-245 grow content-start items-center gap-16 py-8 lg:grid-cols-[26rem_1fr] lg:content-center lg:py-16">
      <div className="mx-auto grid w-full max-w-104 gap-8">
        <div className="grid gap-2">
          <h1 className="font-strong text-28">{t('Sign in')}</h1>
          {me && link && <p className="text-muted">{t('You are signed in as {{email}} now.', { email: me.email })}</p>}
        </div>
        <SignInForm
          link={link}
          onSignedIn={(user) => navigate(placeAfterSignIn({ user, ...known }), { replace: true })}
        />
      </div>
      <figure className="hidden justify-items-center gap-6 lg:grid">
        <Flock />
        <figcaption className="max-w-80 text-balance text-center text-muted">
          {t('Thousands of small decisions, one visible shape.')}
        </figcaption>
      </figure>
    </div>
  )
}
