import { ApiError } from '@starling/contract/browser'
import { useText } from '@starling/text'
import { Button, EmptyState } from '@starling/ui'
import { RefreshCw } from 'lucide-react'
import { useRevalidator, useRouteError } from 'react-router'
import { FailedState } from '../errors/FailedState.tsx'
import { ReloadButton } from './CrashNotice.tsx'
import { ScreenNotLoaded } from './load-screen.ts'

/** In the place of a screen that could not be loaded or drawn; the frame around it stays. */
export function RouteFailure() {
  const { t } = useText()
  const error = useRouteError()
  const { revalidate } = useRevalidator()
  if (error instanceof ApiError) return <FailedState error={error} retry={revalidate} />
  if (error instanceof ScreenNotLoaded) {
    return (
      <div role="alert">
        <EmptyState
          title={t('A new version is available')}
          reason={t('This page could not be loaded. Please refresh to get the new version.')}
          level={2}
          action={
            <Button
              variant="primary"
              icon={<RefreshCw size={16} strokeWidth={1.5} aria-hidden />}
              onClick={() => location.reload()}
            >
              {t('Refresh')}
            </Button>
          }
        />
      </div>
    )
  }
  return (
    <div role="alert">
      <EmptyState
        title={t('This page could not be shown')}
        reason={t('What you saved is safe. Reload the page to go on.')}
        action={<ReloadButton />}
      />
    </div>
  )
}
