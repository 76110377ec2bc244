import { dateTime, useText } from '@starling/text'
import { Link, useSearchParams } from 'react-router'

/** Where a deletion ends: what has happened, and until when it can be undone. */
export function AccountDeletedScreen() {
  const { t } = useText()
  const [search] = useSearchParams()
  // An address can be written by anyone.
  const until = new Date(search.get('until') ?? '')
  return (
    <div className="mx-auto grid w-full max-w-120 gap-6 py-8 lg:py-16">
      <header className="grid gap-2">
        <h1 className="text-balance font-strong text-28">{t('Your account is being deleted')}</h1>
        <p className="text-pretty text-muted">
          {t('You are signed out everywhere, and your tokens, linked accounts and memberships have ended.')}
        </p>
      </header>
      <p className="text-pretty">
        {Number.isNaN(until.getTime())
          ? t('We have emailed you a link that restores your account for 14 days.')
          : t(
              'We have emailed you a link that restores your account until {{time}}. After that it is deleted for good.',
              {
                time: dateTime(until),
              },
            )}
      </p>
      <Link to="/login" className="w-fit text-accent underline underline-offset-4">
        {t('Sign in')}
      </Link>
    </div>
  )
}
