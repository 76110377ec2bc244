import type { Level, Member, Team, User } from '@starling/contract/browser'
import { useText } from '@starling/text'
import { DataTable, type TableColumn } from '@starling/ui'
import { useQuery } from '@tanstack/react-query'
import { useMemo, useState } from 'react'
import { FailedState, sayError } from '../errors/index.ts'
import { notify, UNDO_MS } from '../floor/index.ts'
import { personName } from '../session/index.ts'
import { AdminsOnly } from './AdminsOnly.tsx'
import { LeaveDialog } from './LeaveDialog.tsx'
import { LevelCell, MemberActions, MemberCell } from './member-cells.tsx'
import { membersOptions, useMemberChanges } from './queries.ts'
import { RowList } from './RowList.tsx'
import { useNarrow } from './use-narrow.ts'

const refused = (failure: unknown) => notify(sayError(failure), 'error')

export function MembersTab({ team, me, isAdmin }: { team: Team; me: User; isAdmin: boolean }) {
  const { t, language } = useText()
  const isNarrow = useNarrow()
  const { data: members = [], error, isPending, refetch } = useQuery(membersOptions(team.slug))
  const { changeLevel, remove, restore } = useMemberChanges(team.slug)
  const [leaving, setLeaving] = useState<Member>()
  const label = t('Members of {{team}}', { team: team.name })

  function takeOut({ id, user }: Member) {
    remove.mutate(id, {
      onError: refused,
      onSuccess: () =>
        notify(t('{{name}} was removed from the team.', { name: personName(user, language) }), 'success', {
          timeout: UNDO_MS,
          action: { label: t('Undo'), onPress: () => restore.mutate(id, { onError: refused }) },
        }),
    })
  }

  const { mutate } = changeLevel
  const level = useMemo(() => {
    const change = (pk: string, next: Level) => mutate({ pk, level: next }, { onError: refused })
    return (member: Member) => (
      <LevelCell member={member} {...(isAdmin && { onChange: (next) => change(member.id, next) })} />
    )
  }, [isAdmin, mutate])

  const columns = useMemo(
    (): TableColumn<Member>[] => [
      {
        id: 'name',
        label: t('Name'),
        value: ({ user }) => personName(user, language),
        show: ({ user }) => <MemberCell user={user} isMe={user.id === me.id} />,
        width: 200,
      },
      { id: 'email', label: t('Email'), value: ({ user }) => user.email, width: 220 },
      { id: 'level', label: t('Level'), value: (member) => member.level, show: level, width: 140 },
      { id: 'joined_at', label: t('Joined'), kind: 'date', value: ({ joined_at }) => new Date(joined_at) },
    ],
    [t, language, me.id, level],
  )

  const actions = (member: Member) => (
    <MemberActions
      member={member}
      {...(member.user.id === me.id
        ? { leave: () => setLeaving(member) }
        : isAdmin && { remove: () => takeOut(member) })}
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
              <MemberCell user={member.user} isMe={member.user.id === me.id} withEmail />
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
    </div>
  )
}
