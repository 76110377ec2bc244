import type { SignInAnswer } from '@starling/targeting/bridge'
import { type TextKey, useText } from '@starling/text'
import { Button } from '@starling/ui'
import { useState } from 'react'
import { sayError } from '../errors/index.ts'
import { api, askToSignIn, notify } from '../floor/index.ts'
import { useMe } from '../session/index.ts'
import { askForChallenge, handOver } from './extension.ts'

/** Long enough for an extension that sleeps to wake. */
const ANSWERS_WITHIN_MS = 10_000
const REFUSED: Record<Extract<SignInAnswer, { state: 'refused' }>['why'], TextKey> = {
  declined: 'The extension did not take it. Press the button once more.',
  offline: 'The extension could not reach Starling or X. Nothing was filled in.',
  invalid_approval: 'The permission came too late. Press the button once more.',
}
type Challenged = { id: string; challenge: string }

/** Lets the extension of this browser act as the person who is signed in: they ask, and they agree (decision 22). */
export function Connect() {
  const { t } = useText()
  const { me } = useMe()
  const [asked, setAsked] = useState<Challenged | null>(null)
  const [email, setEmail] = useState<string | null>(null)
  const silent = () => notify(t('The extension did not answer. Load this page anew and try again.'), 'error')

  async function begin() {
    const challenge = await askForChallenge(AbortSignal.timeout(ANSWERS_WITHIN_MS))
    if (challenge) setAsked(challenge)
    else silent()
  }

  async function agree({ id, challenge }: Challenged) {
    const code = await api.approveExtension({ body: { challenge } }).then(
      (answer) => answer.code,
      (error: unknown) => notify(sayError(error), 'error') && null,
    )
    if (!code) return
    const answer = await handOver(id, code, AbortSignal.timeout(ANSWERS_WITHIN_MS))
    setAsked(null)
    if (answer?.state === 'signed_in') setEmail(answer.email)
    else if (answer) notify(t(REFUSED[answer.why]), 'error')
    else silent()
  }

  return (
    <section
      aria-label={t('Sign the extension in')}
      className="grid grid-cols-1 justify-items-start gap-3 rounded-card border border-line bg-raised p-5 shadow-card"
    >
      <h2 className="font-strong text-16">{t('Sign the extension in')}</h2>
      {email !== null ? (
        <p role="status">{t('The extension is signed in as {{email}}.', { email })}</p>
      ) : !me ? (
        <Button variant="primary" onClick={() => askToSignIn()}>
          {t('Sign in')}
        </Button>
      ) : asked ? (
        <>
          <p className="text-pretty">
            {t(
              'Let the extension in this browser act as {{email}}: read your lists and audiences, and note what was applied?',
              { email: me.email },
            )}
          </p>
          <div className="flex flex-wrap gap-2">
            <Button variant="primary" onClick={() => agree(asked)}>
              {t('Allow')}
            </Button>
            <Button onClick={() => setAsked(null)}>{t('Cancel')}</Button>
          </div>
        </>
      ) : (
        <>
          <p className="text-pretty text-14 text-muted">
            {t('Two clicks, and no password: it gets a token of its own.')}
          </p>
          <Button variant="primary" onClick={begin}>
            {t('Sign the extension in')}
          </Button>
        </>
      )}
    </section>
  )
}
