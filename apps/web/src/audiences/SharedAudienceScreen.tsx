import { ApiError, type SharedAudience } from '@starling/contract/browser'
import { useText } from '@starling/text'
import { Button } from '@starling/ui'
import { useState } from 'react'
import { refused } from '../errors/index.ts'
import { api, askToSignIn } from '../floor/index.ts'
import { MailedPage, useMailedCode, useMe } from '../session/index.ts'
import { SharedCard, SharedWithMe } from './SharedWithMe.tsx'

/** What the link in a mail opens: an audience that somebody shared, for the address that it was sent to. */
export function SharedAudienceScreen() {
  const { t } = useText()
  const { me, pending } = useMe()
  const code = useMailedCode()
  const [shared, setShared] = useState<SharedAudience | 'over' | null>(null)
  const open = () =>
    api.openSharedAudience({ body: { code: code ?? '' } }).then(setShared, (failure: unknown) => {
      if (failure instanceof ApiError && failure.status === 404) setShared('over')
      else refused(failure)
    })
  const title = t('An audience was shared with you on Starling')
  if (pending) return null
  if (!code) {
    // The code left the address when it was read: who loads the page anew finds what is shared with them.
    return (
      <MailedPage title={title} about={t('Please open the link in the email again, or copy all of it.')}>
        {me && <SharedWithMe />}
      </MailedPage>
    )
  }
  if (shared === 'over') {
    const about = t('This link opens nothing: sharing has ended, or it was sent to another address than yours.')
    return <MailedPage title={title} about={about} />
  }
  if (shared) {
    return (
      <div className="mx-auto grid w-full max-w-200 grid-cols-1 gap-6">
        <h1 className="font-strong text-28">{shared.name}</h1>
        <h2 className="sr-only">{t('Audience')}</h2>
        <SharedCard shared={shared} isOpen />
      </div>
    )
  }
  return (
    <MailedPage title={title} about={t('It opens for the address that the email was sent to.')}>
      {me ? (
        <Button variant="primary" className="justify-self-start" onClick={open}>
          {t('Open the audience')}
        </Button>
      ) : (
        <Button
          variant="primary"
          className="justify-self-start"
          onClick={() => askToSignIn(t('Sign in with the address that the email was sent to.'))}
        >
          {t('Sign in')}
        </Button>
      )}
    </MailedPage>
  )
}
