import { ApiError } from '@starling/contract/browser'
import { useText } from '@starling/text'
import { Button, buttonClass } from '@starling/ui'
import { useState } from 'react'
import { Link } from 'react-router'
import { refused } from '../errors/index.ts'
import { api } from '../floor/index.ts'
import { MailedPage, useMailedCode } from '../session/index.ts'

type State = { at: 'asking' } | { at: 'back'; email: string } | { at: 'over' }

/** What the link in the mail about a deletion opens. It does nothing by itself: that needs a click. */
export function RestoreAccountScreen() {
  const { t } = useText()
  const code = useMailedCode()
  const [state, setState] = useState<State>({ at: 'asking' })

  const restore = () =>
    api.restoreAccount({ body: { code: code ?? '' } }).then(
      ({ email }) => setState({ at: 'back', email }),
      (failure: unknown) => {
        if (failure instanceof ApiError && failure.status === 404) setState({ at: 'over' })
        else refused(failure)
      },
    )

  if (state.at === 'back') {
    return (
      <MailedPage
        title={t('Your account is restored')}
        about={t('Sign in as {{email}} to go on.', { email: state.email })}
      >
        <Link to="/login" className={buttonClass({ variant: 'primary', className: 'justify-self-start' })}>
          {t('Sign in')}
        </Link>
      </MailedPage>
    )
  }
  if (state.at === 'over' || !code) {
    return (
      <MailedPage
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
    <MailedPage
      title={t('Restore your account')}
      about={t(
        'It was being deleted. Your teams and everything of yours are restored. Sign in again afterwards and link your accounts again.',
      )}
    >
      <Button variant="primary" className="justify-self-start" onClick={restore}>
        {t('Restore my account')}
      </Button>
    </MailedPage>
  )
}
