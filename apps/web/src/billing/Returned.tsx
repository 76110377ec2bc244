import { useText } from '@starling/text'
import { Spinner } from '@starling/ui'
import { useQuery } from '@tanstack/react-query'
import { useEffect, useRef } from 'react'
import { useSearchParams } from 'react-router'
import { notify } from '../floor/index.ts'
import { checkoutOptions, useBillingChanges } from './queries.ts'

/** Back from the page of the biller, which may be quicker than its own message to us: it is asked. */
export function Returned({ team }: { team: string }) {
  const [search] = useSearchParams()
  const checkout = search.get('checkout')
  return checkout ? <Waiting team={team} checkout={checkout} /> : null
}

function Waiting({ team, checkout }: { team: string; checkout: string }) {
  const { t } = useText()
  const [, setSearch] = useSearchParams()
  const { read, again } = useBillingChanges(team)
  const { data } = useQuery(checkoutOptions(team, checkout))
  const isAsked = useRef(false)
  const isTold = useRef(false)
  const state = data?.state
  useEffect(() => {
    if (isAsked.current) return
    isAsked.current = true
    // Where it cannot be asked now, its own message comes later.
    read.mutateAsync().catch(() => undefined)
  }, [read])
  useEffect(() => {
    if (isTold.current || (state !== 'paid' && state !== 'failed')) return
    isTold.current = true
    if (state === 'paid') notify(t('Thank you. The subscription is active.'), 'success')
    void again()
    const leave = (now: URLSearchParams) => {
      now.delete('checkout')
      return now
    }
    setSearch(leave, { replace: true })
  }, [state, again, setSearch, t])
  return (
    <p role="status" className="flex items-center gap-2 text-muted">
      <Spinner />
      {t('Waiting for the payment service to confirm.')}
    </p>
  )
}
