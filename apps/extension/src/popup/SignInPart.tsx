import { useText } from '@starling/text'
import { Button } from '@starling/ui'
import { ask } from './ask.ts'

/** The first of two clicks; the second one is in the product. */
export function SignInPart({ hasExpired }: { hasExpired: boolean }) {
  const { t } = useText()
  return (
    <section aria-label={t('Sign in')} className="grid grid-cols-1 justify-items-start gap-3">
      {hasExpired && (
        <p role="alert" className="text-13 text-bad">
          {t('You are signed out of the extension. Sign in again.')}
        </p>
      )}
      <p className="text-pretty text-muted">
        {t(
          'Sign in to fill your targeting lists into the ads form of X. Starling opens in a new tab; agree there, and you are back.',
        )}
      </p>
      <Button variant="primary" onClick={() => ask({ kind: 'connect' })}>
        {t('Sign in')}
      </Button>
    </section>
  )
}
