import { ApiError } from '@starling/contract/browser'
import { useText } from '@starling/text'
import { Button, buttonClass } from '@starling/ui'
import { type ReactNode, useEffect, useState } from 'react'
import { Link, useLocation } from 'react-router'
import { sayError } from '../errors/index.ts'
import { api, notify } from '../floor/index.ts'
import { dropFragment } from '../session/index.ts'

type State = { at: 'asking' } | { at: 'back'; email: string } | { at: 'over' }

/** What the link in the mail about a deletion opens. It does nothing by itself: that needs a click. */
export function RestoreAccountScreen() {
  const { t } = useText()
  const { hash } = useLocation()
  const [code] = useState(() => new URLSearchParams(hash.slice(1)).get('code'))
  const [state, setState] = useState<State>({ at: 'asking' })
  useEffect(() => {
    if (code) dropFragment()
  }, [code])

  const restore = () =>
    api.restoreAccount({ body: { code: code ?? '' } }).then(
      ({ email }) => setState({ at: 'back', email }),
      (failure: unknown) => {
        if (failure instanceof ApiError && failure.status === 404) setState({ at: 'over' })
        else notify(sayError(failure), 'error')
      },
    )

  if (state.at === 'back') {
    return (
      <Page title={t('Your account is restored')} about={t('Sign in as {{email}} to go on.', { email: state.email })}>
        <Link to="/login" className={buttonClass({ variant: 'primary', className: 'justify-self-start' })}>
          {t('Sign in')}
        </Link>
      </Page>
    )
  }
  if (state.at === 'over' || !code) {
    return (
      <Page
        title={t('Restore your account')}
        about={
          code
            ? t('This link does not work any more. The account is deleted for good.')
            : t('Please open the link in the email again, or copy all of it.')
        }
      />
    )
  }
  return (
    <Page
      title={t('Restore your account')}
      about={t(
        'It was being deleted. Your teams and everything of yours are restored. Sign in again afterwards and link your accounts again.',
      )}
    >
      <Button variant="primary" className="justify-self-start" onClick={restore}>
        {t('Restore my account')}
      </Button>
    </Page>
  )
}

function Page({ title, about, children }: { title: string; about: string; children?: ReactNode }) {
  return (
    <div className="mx-auto grid w-full max-w-120 gap-6 py-8 lg:py-16">
      <header className="grid gap-2">
        <h1 className="text-balance font-strong text-28">{title}</h1>
        <p className="text-pretty text-muted">{about}</p>
      </header>
      {children}
    </div>
  )
}
