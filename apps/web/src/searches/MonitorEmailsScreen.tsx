import { ApiError } from '@starling/contract/browser'
import { useText } from '@starling/text'
import { Button } from '@starling/ui'
import { useState } from 'react'
import { refused } from '../errors/index.ts'
import { api } from '../floor/index.ts'
import { MailedPage, useMailedCode } from '../session/index.ts'

type State = { at: 'asking' } | { at: 'stopped'; name: string } | { at: 'over' }

/** What the link under a monitor's email opens. It does nothing by itself, as programs open links too. */
export function MonitorEmailsScreen() {
  const { t } = useText()
  const code = useMailedCode()
  const [state, setState] = useState<State>({ at: 'asking' })

  const stop = () =>
    api.stopMonitorMails({ body: { code: code ?? '' } }).then(
      ({ name }) => setState({ at: 'stopped', name }),
      (failure: unknown) => {
        if (failure instanceof ApiError && failure.status === 404) setState({ at: 'over' })
        else refused(failure)
      },
    )

  if (state.at === 'stopped') {
    const about = t('No more emails come about “{{name}}”. You still see in Starling what changed.', {
      name: state.name,
    })
    return <MailedPage title={t('The emails are stopped')} about={about} />
  }
  const title = t('Stop the emails about an audience')
  if (!code)
    return <MailedPage title={title} about={t('Please open the link in the email again, or copy all of it.')} />
  if (state.at === 'over') {
    return <MailedPage title={title} about={t('This link does not work any more. No emails come by it.')} />
  }
  return (
    <MailedPage
      title={title}
      about={t(
        'Emails about a saved audience come when it changed. Once they are stopped, you still see in Starling what changed.',
      )}
    >
      <Button variant="primary" className="justify-self-start" onClick={stop}>
        {t('Stop these emails')}
      </Button>
    </MailedPage>
  )
}
