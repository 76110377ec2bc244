import type { User } from '@starling/contract/browser'
import { useText } from '@starling/text'
import { Button, ConfirmDialog } from '@starling/ui'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { Link } from 'react-router'
import { refused } from '../errors/index.ts'
import { api } from '../floor/index.ts'
import { signOutTo } from '../session/index.ts'
import { accountDeletionOptions } from './queries.ts'

/** The way out, after the way to take one's data along. */
export function DeleteAccount({ me }: { me: User }) {
  const { t } = useText()
  const [asking, setAsking] = useState(false)
  const { data } = useQuery(accountDeletionOptions)
  const teams = data?.sole_admin_of.join(', ') ?? ''

  async function remove() {
    try {
      const { due_at } = await api.deleteAccount({ body: { email: me.email } })
      await signOutTo(`/account-deleted?${new URLSearchParams({ until: due_at })}`)
    } catch (error) {
      refused(error)
    }
  }

  return (
    <>
      <p className="text-pretty">
        {t('Before you go, you can download your data as one file.')}{' '}
        <Link to="../your-data" relative="path" className="text-accent underline underline-offset-4">
          {t('Download your data')}
        </Link>
      </p>
      {teams && (
        <p role="note" className="text-pretty">
          {t('You are the only admin of {{teams}}. Make someone else an admin there, or delete the team first.', {
            teams,
          })}
        </p>
      )}
      <Button variant="danger" className="justify-self-start" disabled={teams !== ''} onClick={() => setAsking(true)}>
        {t('Delete my account')}
      </Button>
      <ConfirmDialog
        open={asking}
        onOpenChange={setAsking}
        title={t('Delete your account')}
        effect={t(
          'You are signed out everywhere immediately. Your tokens, linked accounts and memberships end. After 14 days your searches, lists, monitors and everything else of yours are deleted for good. What you did in a team stays in its log without your name, and the team can no longer fetch with your X account.',
        )}
        confirmLabel={t('Delete my account')}
        danger
        word={me.email}
        onConfirm={remove}
      />
    </>
  )
}
