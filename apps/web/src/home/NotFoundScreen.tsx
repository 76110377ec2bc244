import { useText } from '@starling/text'
import { buttonClass, Murmuration } from '@starling/ui'
import { Link, useLocation } from 'react-router'

/** An address of the suite that leads nowhere. */
export function NotFoundScreen() {
  const { t } = useText()
  const { pathname } = useLocation()
  return (
    <div className="mx-auto grid w-full max-w-120 justify-items-center gap-4 py-16 text-center">
      <Murmuration form="ring" width={200} className="mb-4" />
      <h1 className="font-strong text-28">{t('Page not found')}</h1>
      <p className="text-pretty text-muted">
        {t(
          'There is nothing at {{path}}. The address may be mistyped, or the page has moved. Nothing you saved is lost.',
          {
            path: pathname,
          },
        )}
      </p>
      <Link to="/" className={buttonClass({ variant: 'primary', className: 'mt-2' })}>
        {t('Go to the front page')}
      </Link>
    </div>
  )
}
