import { useText } from '@starling/text'
import { Button } from '@starling/ui'
import { findAction, runAction, useActions } from '../actions/index.ts'
import { personName, useMe } from '../session/index.ts'
import { Flock } from './Flock.tsx'

/** The first thing of a front page: what this is, one action, and the picture. */
export function Hero({ title, text }: { title: string; text: string }) {
  const { t } = useText()
  const { me, pending } = useMe()
  const actions = useActions()
  const next = findAction(actions, me ? 'site:team' : 'sign-in')
  return (
    <section className="grid items-center gap-x-12 gap-y-10 lg:grid-cols-[minmax(0,26rem)_1fr]">
      <div className="grid justify-items-start gap-5">
        <h1 className="text-balance font-strong text-28 sm:text-40">{title}</h1>
        <p className="text-pretty text-16 text-muted">{text}</p>
        {/* The room of the button is kept until it is known who is here. */}
        <div className="mt-2 grid min-h-20 content-start justify-items-start gap-3">
          {!pending && next && (
            <>
              <Button variant="primary" size="large" onClick={() => runAction(next)}>
                {me ? next.label : t('Sign in')}
              </Button>
              <p className="text-13 text-muted">
                {me
                  ? t('You are signed in, {{name}}.', { name: personName(me) })
                  : t('With a code by email. No password needed.')}
              </p>
            </>
          )}
        </div>
      </div>
      <Flock className="max-lg:-order-1 max-lg:mx-auto max-lg:max-w-120" />
    </section>
  )
}
