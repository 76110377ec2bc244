import type { Level, Member, Team, User } from '@starling/contract/browser'
import { useText } from '@starling/text'
import { DataTable, type TableColumn } from '@starling/ui'
import { useQuery } from '@tanstack/react-query'
import { useMemo, useState } from 'react'
import { FailedState, undoable } from '../errors/index.ts'
import { personName } from '../session/index.ts'
import { AdminsOnly } from './AdminsOnly.tsx'
import { LeaveDialog } from './LeaveDialog.tsx'
import { LevelCell, MemberActions, MemberCell } from './member-cells.tsx'
import { membersOptions, useMemberChanges } from './queries.ts'
import { RemoveDialog } from './RemoveDialog.tsx'
import { RowList } from './RowList.tsx'
import { useNarrow } from './use-narrow.ts'

export function MembersTab({ team, me, isAdmin }: { team: Team; me: User; isAdmin: boolean }) {
  const { t } = useText()
  const isNarrow = useNarrow()
  const { data: members = [], error, isPending, refetch } = useQuery(membersOptions(team.slug))
  const { changeLevel } = useMemberChanges(team.slug)
  const [leaving, setLeaving] = useState<Member>()
  const [removing, setRemoving] = useState<Member>()
  const label = t('Members of {{team}}', { team: team.name })

  const { mutateAsync } = changeLevel
  const level = useMemo(() => {
    const change = ({ id: pk, user, level: before }: Member, next: Level) => {
      const name = personName(user)
      const said =
        next === 'admin' ? t('{{name}} is now an admin.', { name }) : t('{{name}} is no longer an admin.', { name })
      void undoable(mutateAsync({ pk, level: next }), said, () => mutateAsync({ pk, level: before }))
    }
    return (member: Member) => (
      <LevelCell member={member} {...(isAdmin && !member.is_leaving && { onChange: (next) => change(member, next) })} />
    )
  }, [isAdmin, mutateAsync, t])

  const columns = useMemo(
    (): TableColumn<Member>[] => [
      {
        id: 'name',
        label: t('Name'),
        value: ({ user }) => personName(user),
        show: (member) => <MemberCell member={member} isMe={member.user.id === me.id} />,
        width: 200,
      },
      { id: 'email', label: t('Email'), value: ({ user }) => user.email, width: 220 },
      { id: 'level', label: t('Level'), value: (member) => member.level, show: level, width: 140 },
      { id: 'joined_at', label: t('Joined'), kind: 'date', value: ({ joined_at }) => new Date(joined_at) },
    ],
    [t, me.id, level],
  )

  const actions = (member: Member) => (
    <MemberActions
      member={member}
      {...(member.user.id === me.id
        ? { leave: () => setLeaving(member) }
        : isAdmin && { remove: () => setRemoving(member) })}
    />
  )

  if (error) return <FailedState error={error} retry={refetch} />
  return (
    <div className="grid gap-4">
      {!isAdmin && <AdminsOnly />}
      {isNarrow ? (
        <RowList label={label} rows={members} loading={isPending}>
          {(member) => (
            <>
              <MemberCell member={member} isMe={member.user.id === me.id} withEmail />
              <div className="flex items-center justify-between gap-3">
                {level(member)}
                {actions(member)}
              </div>
            </>
          )}
        </RowList>
      ) : (
        <DataTable
          label={label}
          columns={columns}
          rows={members}
          rowId={({ id }) => id}
          loading={isPending}
          loadingRows={team.member_count}
          rowActions={actions}
        />
      )}
      <LeaveDialog team={team} member={leaving} close={() => setLeaving(undefined)} />
      <RemoveDialog team={team} member={removing} close={() => setRemoving(undefined)} />
    </div>
  )
}
