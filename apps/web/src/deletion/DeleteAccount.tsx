import type { User } from '@starling/contract/browser'
import { useText } from '@starling/text'
import { Button, ConfirmDialog } from '@starling/ui'
import { useState } from 'react'
import { Link } from 'react-router'
import { sayError } from '../errors/index.ts'
import { api, notify } from '../floor/index.ts'
import { signOut } from '../session/index.ts'

/** The way out, after the way to take one's data along. */
export function DeleteAccount({ me }: { me: User }) {
  const { t } = useText()
  const [asking, setAsking] = useState(false)

  async function remove() {
    try {
      await api.deleteAccount({ body: { email: me.email } })
    } catch (error) {
      notify(sayError(error), 'error')
      return
    }
    notify(t('Your account is being deleted. A mail tells you how to bring it back.'), 'success')
    await signOut()
  }

  return (
    <>
      <p className="text-pretty">
        {t('Before you go you can take your data along as one file.')}{' '}
        <Link to="../your-data" relative="path" className="text-accent underline underline-offset-4">
          {t('Take your data along')}
        </Link>
      </p>
      <Button variant="danger" className="justify-self-start" onClick={() => setAsking(true)}>
        {t('Delete my account')}
      </Button>
      <ConfirmDialog
        open={asking}
        onOpenChange={setAsking}
        title={t('Delete your account')}
        effect={t(
          'You are signed out everywhere at once. Your tokens, linked accounts and memberships end. After 14 days your searches, lists, monitors and all else that is yours are removed for good. What you did in a team stays in its log without your name; what the team reads with your X account ends.',
        )}
        confirmLabel={t('Delete my account')}
        danger
        word={me.email}
        onConfirm={remove}
      />
    </>
  )
}
