import type { Invite, Team } from '@starling/contract/browser'
import { useText } from '@starling/text'
import { type Column, DataTable, EmptyState, IconButton } from '@starling/ui'
import { useQuery } from '@tanstack/react-query'
import { Send, Undo2, X } from 'lucide-react'
import { useMemo } from 'react'
import { FailedState } from '../errors/FailedState.tsx'
import { sayError } from '../errors/say-error.ts'
import { notify } from '../shell/notifications.ts'
import { AdminsOnly } from './AdminsOnly.tsx'
import { InviteForm } from './InviteForm.tsx'
import { InviteState } from './InviteState.tsx'
import { INVITE_STATES, onePerAddress } from './invite-states.ts'
import { invitesOptions, useInviteChanges } from './queries.ts'

const UNDO_MS = 10_000 // not in the spec: time to notice a wrong click

export function InvitesTab({ team, isAdmin }: { team: Team; isAdmin: boolean }) {
  const { t } = useText()
  const { data: invites = [], error, isPending, refetch } = useQuery(invitesOptions(team.slug))
  const columns = useMemo(
    (): Column<Invite>[] => [
      { id: 'email', label: t('Email'), value: ({ email }) => email, width: 220 },
      {
        id: 'state',
        label: t('State'),
        value: ({ state }) => t(INVITE_STATES[state]),
        show: (invite) => <InviteState invite={invite} />,
        width: 220,
      },
      { id: 'invited_by', label: t('Invited by'), value: ({ invited_by }) => invited_by },
      { id: 'created_at', label: t('Sent'), kind: 'date', value: ({ created_at }) => new Date(created_at) },
    ],
    [t],
  )

  if (error) return <FailedState error={error} retry={refetch} />
  return (
    <div className="grid gap-8 xl:grid-cols-[22rem_1fr] xl:items-start">
      {isAdmin ? <InviteForm team={team} /> : <AdminsOnly />}
      <DataTable
        label={t('Invites of {{team}}', { team: team.name })}
        columns={columns}
        rows={onePerAddress(invites)}
        rowId={({ id }) => id}
        loading={isPending}
        loadingRows={3}
        empty={
          <EmptyState title={t('No invites')} reason={t('Everyone you invite is listed here until they accept.')} />
        }
        {...(isAdmin && { rowActions: (invite: Invite) => <InviteActions team={team} invite={invite} /> })}
      />
    </div>
  )
}

function InviteActions({ team, invite: { id, email, message, state } }: { team: Team; invite: Invite }) {
  const { t } = useText()
  const { create, withdraw, restore } = useInviteChanges(team.slug)
  const refused = (failure: unknown) => notify(sayError(failure), 'error')
  const bringBack = () => restore.mutate(id, { onError: refused })

  function takeBack() {
    withdraw.mutate(id, {
      onError: refused,
      onSuccess: () =>
        notify(t('The invite of {{email}} was withdrawn.', { email }), 'success', {
          timeout: UNDO_MS,
          action: { label: t('Undo'), onPress: bringBack },
        }),
    })
  }

  async function sendAgain() {
    try {
      await create.mutateAsync({ emails: [email], message })
      notify(t('The invite was sent again to {{email}}.', { email }), 'success')
    } catch (failure) {
      refused(failure)
    }
  }

  if (state === 'accepted') return null
  if (state === 'withdrawn') {
    return (
      <IconButton label={t('Restore the invite of {{email}}', { email })} size="small" onClick={bringBack}>
        <Undo2 size={16} strokeWidth={1.5} aria-hidden />
      </IconButton>
    )
  }
  return (
    <>
      <IconButton label={t('Send the invite again to {{email}}', { email })} size="small" onClick={sendAgain}>
        <Send size={16} strokeWidth={1.5} aria-hidden />
      </IconButton>
      {state === 'pending' && (
        <IconButton label={t('Withdraw the invite of {{email}}', { email })} size="small" onClick={takeBack}>
          <X size={16} strokeWidth={1.5} aria-hidden />
        </IconButton>
      )}
    </>
  )
}
