import type { Invite, Team } from '@starling/contract/browser'
import { useText } from '@starling/text'
import { DataTable, EmptyState, type TableColumn } from '@starling/ui'
import { useQuery } from '@tanstack/react-query'
import { clsx } from 'clsx'
import { useMemo } from 'react'
import { FailedState } from '../../errors/index.ts'
import { AdminsOnly } from '../AdminsOnly.tsx'
import { invitesOptions } from '../queries.ts'
import { RowList } from '../RowList.tsx'
import { useNarrow } from '../use-narrow.ts'
import { InviteActions } from './InviteActions.tsx'
import { InviteForm } from './InviteForm.tsx'
import { InviteState } from './InviteState.tsx'
import { INVITE_STATES, onePerAddress } from './invite-states.ts'

export function InvitesTab({ team, isAdmin }: { team: Team; isAdmin: boolean }) {
  const { t } = useText()
  const isNarrow = useNarrow()
  const label = t('Invites of {{team}}', { team: team.name })
  const { data: invites = [], error, isPending, refetch } = useQuery(invitesOptions(team.slug))
  const columns = useMemo(
    (): TableColumn<Invite>[] => [
      { id: 'email', label: t('Email'), value: ({ email }) => email, width: 200 },
      {
        id: 'state',
        label: t('State'),
        value: ({ state }) => t(INVITE_STATES[state]),
        show: (invite) => <InviteState invite={invite} />,
        width: 200,
      },
      {
        id: 'invited_by',
        label: t('Invited by'),
        value: ({ invited_by }) => invited_by ?? t('A deleted person'),
        width: 150,
      },
      { id: 'created_at', label: t('Sent'), kind: 'date', value: ({ created_at }) => new Date(created_at) },
    ],
    [t],
  )

  const rows = onePerAddress(invites)
  const actions = isAdmin ? (invite: Invite) => <InviteActions team={team} invite={invite} /> : undefined
  const empty = (
    <EmptyState
      title={t('No invites')}
      reason={t('Everyone you invite is listed here, with the state of the invite.')}
    />
  )

  if (error) return <FailedState error={error} retry={refetch} />
  return (
    <div className={clsx('grid gap-6', isAdmin && 'xl:grid-cols-[22rem_1fr] xl:items-start')}>
      {isAdmin ? <InviteForm team={team} /> : <AdminsOnly />}
      {isNarrow ? (
        <RowList label={label} rows={rows} loading={isPending} empty={empty}>
          {(invite) => (
            <div className="flex items-center gap-3">
              <div className="grid min-w-0 grow gap-1">
                <span className="font-medium">{invite.email}</span>
                <InviteState invite={invite} />
              </div>
              <div className="flex shrink-0">{actions?.(invite)}</div>
            </div>
          )}
        </RowList>
      ) : (
        <DataTable
          label={label}
          columns={columns}
          rows={rows}
          rowId={({ id }) => id}
          loading={isPending}
          loadingRows={3}
          empty={empty}
          {...(actions && { rowActions: actions })}
        />
      )}
    </div>
  )
}
