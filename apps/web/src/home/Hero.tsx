import { useText } from '@starling/text'
import { Button } from '@starling/ui'
import type { ReactNode } from 'react'
import { findAction, runAction, useActions } from '../actions/index.ts'
import { boot } from '../floor/index.ts'
import { askOtherSites, personName, useMe } from '../session/index.ts'
import { Flock } from './Flock.tsx'

/** The first thing of a front page: what this is, the next step, who is here, and the picture. */
export function Hero({ title, text, children }: { title: string; text: string; children: ReactNode }) {
  return (
    <section className="grid items-center gap-x-12 gap-y-10 lg:grid-cols-[minmax(0,30rem)_1fr]">
      <div className="grid grid-cols-1 justify-items-start gap-5">
        <h1 className="text-balance font-strong text-28 sm:text-40">{title}</h1>
        <p className="text-pretty text-16 text-muted">{text}</p>
        {children}
        <WhoIsHere />
      </div>
      <Flock className="max-lg:hidden" />
    </section>
  )
}

/** Its room is kept until it is known who is here. */
function WhoIsHere() {
  const { t } = useText()
  const { me, pending } = useMe()
  const actions = useActions()
  const next = findAction(actions, me ? 'site:team' : 'sign-in')
  return (
    <div className="grid min-h-16 content-start justify-items-start gap-2">
      {!pending && next && (
        <>
          <div className="flex flex-wrap gap-2">
            <Button onClick={() => runAction(next)}>{me ? next.label : t('Sign in')}</Button>
            {!me && boot.agency === null && (
              <Button variant="ghost" onClick={askOtherSites}>
                {t('I am signed in on another Starling site')}
              </Button>
            )}
          </div>
          <p className="text-13 text-muted">
            {me
              ? t('You are signed in, {{name}}.', { name: personName(me) })
              : t('With a code by email. No password needed.')}
          </p>
        </>
      )}
    </div>
  )
}
