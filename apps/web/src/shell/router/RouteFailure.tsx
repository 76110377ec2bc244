import { ApiError } from '@starling/contract/browser'
import { useText } from '@starling/text'
import { Murmuration } from '@starling/ui'
import { useRevalidator, useRouteError } from 'react-router'
import { FailedState } from '../../errors/index.ts'
import { isOnline, ScreenNotLoaded } from '../../floor/index.ts'
import { ReloadButton } from '../CrashNotice.tsx'

/** In the place of a screen that could not be loaded or drawn; the frame around it stays. */
export function RouteFailure() {
  const { t } = useText()
  const error = useRouteError()
  const { revalidate } = useRevalidator()
  if (error instanceof ApiError) return <FailedState error={error} retry={revalidate} />
  if (error instanceof ScreenNotLoaded && !isOnline()) {
    return (
      <Failure
        title={t('You are offline')}
        reason={t('This page was not loaded before you went offline. Connect, then reload.')}
        action={t('Reload')}
      />
    )
  }
  if (error instanceof ScreenNotLoaded) {
    return (
      <Failure
        title={t('A new version is available')}
        reason={t('This page could not be loaded. Please refresh to get the new version.')}
        action={t('Refresh')}
      />
    )
  }
  return (
    <Failure
      title={t('This page could not be shown')}
      reason={t('What you saved is safe. Reload the page to go on.')}
      action={t('Reload')}
    />
  )
}

function Failure({ title, reason, action }: { title: string; reason: string; action: string }) {
  return (
    <div role="alert" className="m-auto grid justify-items-center gap-3 py-10 text-center">
      <Murmuration form="wave" width={168} />
      <h1 className="text-balance font-strong text-20">{title}</h1>
      <p className="max-w-[26rem] text-pretty text-muted">{reason}</p>
      <ReloadButton label={action} />
    </div>
  )
}
