import type { User } from '@starling/contract/browser'
import { t } from '@starling/text'
import { useState } from 'react'
import { notify } from '../shell/notifications.ts'
import { CodeStep } from './CodeStep.tsx'
import { EmailStep } from './EmailStep.tsx'
import { dropPendingCode, keepPendingCode, type PendingCode, pendingCode } from './pending-code.ts'
import { signedIn } from './session.ts'
import type { SignInLink } from './sign-in-link.ts'
import { TokenStep } from './TokenStep.tsx'

type Step = { at: 'email'; email: string } | { at: 'code'; pending: PendingCode } | { at: 'link'; link: SignInLink }

/** Sign in or register: an address, then the code that was mailed to it; or a link that carries the code. */
export function SignInForm({ link, onSignedIn }: { link: SignInLink | null; onSignedIn: (user: User) => unknown }) {
  const [step, setStep] = useState<Step>(() => {
    if (link) return { at: 'link', link }
    const pending = pendingCode()
    return pending ? { at: 'code', pending } : { at: 'email', email: '' }
  })

  function sent(pending: PendingCode) {
    keepPendingCode(pending)
    setStep({ at: 'code', pending })
  }

  function sentAgain(pending: PendingCode) {
    notify(t('A new code was sent to {{email}}.', { email: pending.email }), 'success')
    sent(pending)
  }

  function startOver(email = '') {
    dropPendingCode()
    setStep({ at: 'email', email })
  }

  async function done(user: User) {
    dropPendingCode()
    await signedIn(user)
    await onSignedIn(user)
  }

  if (step.at === 'email') return <EmailStep email={step.email} onSent={sent} />
  if (step.at === 'code') {
    const { pending } = step
    return (
      <CodeStep
        key={pending.magic_code}
        magic_code={pending.magic_code}
        pending={pending}
        onSignedIn={done}
        onSentAgain={sentAgain}
        onOtherAddress={() => startOver(pending.email)}
      />
    )
  }
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
