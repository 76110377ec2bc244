import type { SocialAccount } from '@starling/contract/browser'
import { useText } from '@starling/text'
import { useState } from 'react'
import { Navigate, useLocation, useNavigate, useParams, useSearchParams } from 'react-router'
import { notify, queryClient } from '../floor/index.ts'
import { Flock } from '../home/index.ts'
import { NETWORK_NAMES, NOBODY, placeAfterSignIn, readSignInLink, recentTeam, useMe } from '../session/index.ts'
import { keptWay, linkedOptions, type WayBack } from '../social/index.ts'
import { openedInvite } from '../teams/index.ts'
import { SignInForm } from './SignInForm.tsx'

const NO_WAY: WayBack = { back: null, connects: false }

/** Sign in or register on the team site. A network in the path (`/login/x`) is offered first, and waits for a click. */
export function LoginScreen() {
  const { t } = useText()
  const { me } = useMe()
  const navigate = useNavigate()
  const [search] = useSearchParams()
  const { hash } = useLocation()
  const { network } = useParams()
  const [link] = useState(() => readSignInLink(hash))
  const [{ back, connects }] = useState(() => (link?.kind === 'social' ? keptWay() : NO_WAY))
  const returned = link?.kind === 'social' ? link : null
  const known = { next: search.get('next') ?? back, invite: openedInvite()?.slug ?? null, recent: recentTeam() }

  async function connected({ provider, handle, name }: SocialAccount) {
    notify(
      t('{{name}} is connected.', { name: `${NETWORK_NAMES[provider]} ${handle ? `@${handle}` : name}` }),
      'success',
    )
    await queryClient.invalidateQueries({ queryKey: linkedOptions.queryKey })
    await navigate(back ?? '/choose-team', { replace: true })
  }

  // Whoever opens a sign-in link while signed in may want to be someone else.
  if (me && !link) return <Navigate to={placeAfterSignIn({ user: me, ...known })} replace />
  return (
    <div className="mx-auto grid w-full max-w-245 grow content-start items-center gap-16 py-8 lg:grid-cols-[26rem_1fr] lg:content-center lg:py-16">
      <div className="mx-auto grid w-full max-w-104 gap-8">
        <div className="grid gap-2">
          <h1 className="font-strong text-28">
            {returned && connects
              ? t('Connect {{network}}', { network: NETWORK_NAMES[returned.network] })
              : t('Sign in')}
          </h1>
          {me && link && !returned && (
            <p className="text-muted">{t('You are signed in as {{email}} now.', { email: me.email })}</p>
          )}
        </div>
        <SignInForm
          link={link}
          isUnknown={hash === NOBODY}
          network={network}
          onSignedIn={(user) => navigate(placeAfterSignIn({ user, ...known }), { replace: true })}
          onConnected={connected}
          {...(connects && { onGiveUp: () => navigate(back ?? '/choose-team', { replace: true }) })}
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
