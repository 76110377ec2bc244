import { useText } from '@starling/text'
import { Button } from '@starling/ui'

// spec 2
/** The extension was replaced by a newer version while this was open. */
export function LoadFailure() {
  const { t } = useText()
  return (
    <main role="alert" className="grid grid-cols-1 justify-items-start gap-3 p-4">
      <h1 className="font-strong text-16">{t('A new version is available')}</h1>
      <p className="text-pretty text-muted">
        {t('This page could not be loaded. Please refresh to get the new version.')}{' '}
        {t('If that does not help, close and reopen this page.')}
      </p>
      <Button onClick={() => location.reload()}>{t('Refresh')}</Button>
    </main>
  )
}
