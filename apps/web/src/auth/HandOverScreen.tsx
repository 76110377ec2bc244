import { useText } from '@starling/text'
import { Button, Spinner } from '@starling/ui'
import { useEffect, useEffectEvent, useState } from 'react'
import { Navigate, useSearchParams } from 'react-router'
import { refused } from '../errors/index.ts'
import { boot } from '../floor/index.ts'
import { isOurSite, leaveFor, nextAddress, openSite, readHandOver, useMe } from '../session/index.ts'

/**
 * Somebody at another of our sites asks whether they are signed in here. Who is goes back with a pass; who is not goes on
 * to the next site. Only our own pages are answered at once: for any other it takes a click.
 */
export function HandOverScreen() {
  const { t } = useText()
  const { me, pending } = useMe()
  const [search] = useSearchParams()
  const [isAsked, setIsAsked] = useState(() => isOurSite(document.referrer, boot.sites))
  const handOver = readHandOver(search)

  const answer = useEffectEvent(() => {
    if (!handOver) return
    const { to, at, asked } = handOver
    if (!me) return leaveFor(nextAddress({ to, at, asked: [...asked, boot.site] }, boot.sites))
    openSite(to, true, at).catch((error: unknown) => {
      setIsAsked(false)
      refused(error)
    })
  })
  useEffect(() => {
    if (isAsked && !pending) answer()
  }, [isAsked, pending])

  if (!handOver || handOver.to === boot.site) return <Navigate to="/" replace />
  return (
    <div className="m-auto grid justify-items-center gap-4 py-16 text-center">
      <h1 className="font-strong text-20">{t('Continue with your sign-in from here')}</h1>
      {isAsked ? <Spinner /> : <Button onClick={() => setIsAsked(true)}>{t('Continue')}</Button>}
    </div>
  )
}
