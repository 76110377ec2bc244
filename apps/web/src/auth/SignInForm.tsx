import type { SocialAccount, SocialNetwork, User } from '@starling/contract/browser'
import { t } from '@starling/text'
import { Button } from '@starling/ui'
import { useState } from 'react'
import { refused } from '../errors/index.ts'
import { api, notify } from '../floor/index.ts'
import { type SignInLink, type SocialReturn, signedIn } from '../session/index.ts'
import { SocialButtons, SocialStep } from '../social/index.ts'
import { CodeStep } from './CodeStep.tsx'
import { EmailStep } from './EmailStep.tsx'
import { OtherSites } from './OtherSites.tsx'
import { PasskeyButton } from './PasskeyButton.tsx'
import { dropPendingCode, keepPendingCode, type PendingCode, pendingCode } from './pending-code.ts'
import { TokenStep } from './TokenStep.tsx'

type MailLink = Exclude<SignInLink, SocialReturn>
type Step =
  | { at: 'email'; email: string; joins?: SocialNetwork }
  | { at: 'code'; pending: PendingCode }
  | { at: 'link'; link: MailLink }
  | { at: 'back'; back: SocialReturn }

function firstStep(link: SignInLink | null): Step {
  if (link) return link.kind === 'social' ? { at: 'back', back: link } : { at: 'link', link }
  const pending = pendingCode()
  return pending ? { at: 'code', pending } : { at: 'email', email: '' }
}

type Props = {
  link: SignInLink | null
  /** They asked the other sites, and none of these knows them. */
  isUnknown?: boolean
  /** Offered first among the networks. */
  network?: string | undefined
  onSignedIn: (user: User) => unknown
  onConnected: (account: SocialAccount) => unknown
  /** Instead of signing in, after a connection that did not come about. */
  onGiveUp?: (() => unknown) | undefined
}

/** Sign in or register: an address, then the code that was mailed to it; a link that carries the code; or a network. */
export function SignInForm({ link, isUnknown = false, network, onSignedIn, onConnected, onGiveUp }: Props) {
  const [step, setStep] = useState<Step>(() => firstStep(link))

  function sent(pending: PendingCode) {
    keepPendingCode(pending)
    setStep({ at: 'code', pending })
  }

  function sentAgain(pending: PendingCode) {
    notify(t('A new code was sent to {{email}}.', { email: pending.email }), 'success')
    sent(pending)
  }

  function startOver(email = '', joins?: SocialNetwork) {
    dropPendingCode()
    setStep({ at: 'email', email, ...(joins && { joins }) })
  }

  async function done(user: User, joins?: SocialNetwork) {
    dropPendingCode()
    await signedIn(user)
    const joined = joins ? await join(joins, user) : user
    await onSignedIn(joined)
  }

  switch (step.at) {
    case 'back':
      return (
        <SocialStep
          back={step.back}
          onSignedIn={done}
          onConnected={onConnected}
          onEmailNeeded={(joins, suggested) => startOver(suggested, joins)}
          onOtherWay={onGiveUp ?? (() => startOver())}
        />
      )
    case 'email': {
      const { email, joins } = step
      const keep = (pending: PendingCode) => sent({ ...pending, ...(joins && { joins }) })
      return (
        <div className="grid gap-5">
          <EmailStep key={joins} email={email} joins={joins} onSent={keep} />
          {joins ? (
            <Button variant="ghost" className="-mx-4 justify-self-start" onClick={() => startOver()}>
              {t('Start again')}
            </Button>
          ) : (
            <>
              <PasskeyButton onSignedIn={done} />
              <OtherSites isUnknown={isUnknown} />
              <SocialButtons first={network} />
            </>
          )}
        </div>
      )
    }
    case 'code': {
      const { pending } = step
      const { joins } = pending
      return (
        <CodeStep
          key={pending.magic_code}
          magic_code={pending.magic_code}
          pending={pending}
          onSignedIn={(user) => done(user, joins)}
          onSentAgain={(again) => sentAgain({ ...again, ...(joins && { joins }) })}
          onOtherAddress={() => startOver(pending.email, joins)}
        />
      )
    }
    case 'link':
      if (step.link.kind === 'token') {
        return <TokenStep token={step.link.token} onSignedIn={done} onOtherWay={() => startOver()} />
      }
      return (
        <CodeStep
          filled={step.link.confirm_code}
          magic_code={step.link.magic_code}
          pending={null}
          onSignedIn={done}
          onSentAgain={sentAgain}
          onOtherAddress={() => startOver()}
        />
      )
  }
}

/** The address is proved: the network's account is linked to it. Should that fail, the person is signed in all the same. */
async function join(network: SocialNetwork, user: User): Promise<User> {
  try {
    const joined = await api.finishSocialSignIn({ body: { network, as: 'session' } })
    await signedIn(joined)
    return joined
  } catch (error) {
    refused(error)
    return user
  }
}
