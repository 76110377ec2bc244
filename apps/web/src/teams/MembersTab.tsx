import type { Level, Member, Team, User } from '@starling/contract/browser'
import { useText } from '@starling/text'
import { type Column, ConfirmDialog, DataTable, IconButton } from '@starling/ui'
import { useQuery } from '@tanstack/react-query'
import { LogOut, UserMinus } from 'lucide-react'
import { useMemo, useState } from 'react'
import { useNavigate } from 'react-router'
import { personName } from '../auth/person-name.ts'
import { FailedState } from '../errors/FailedState.tsx'
import { sayError } from '../errors/say-error.ts'
import { notify } from '../shell/notifications.ts'
import { AdminsOnly } from './AdminsOnly.tsx'
import { LevelCell, MemberCell } from './member-cells.tsx'
import { membersOptions, useMemberChanges } from './queries.ts'

const UNDO_MS = 10_000 // not in the spec: time to notice a wrong click

export function MembersTab({ team, me, isAdmin }: { team: Team; me: User; isAdmin: boolean }) {
  const { t, language } = useText()
  const { data: members = [], error, isPending, refetch } = useQuery(membersOptions(team.slug))
  const { changeLevel, remove, restore } = useMemberChanges(team.slug)
  const [leaving, setLeaving] = useState<Member>()
  const refused = (failure: unknown) => notify(sayError(failure), 'error')

  const columns = useMemo((): Column<Member>[] => {
    const change = (member: Member, level: Level) =>
      changeLevel.mutate({ pk: member.id, level }, { onError: (failure) => notify(sayError(failure), 'error') })
    return [
      {
        id: 'name',
        label: t('Name'),
        value: ({ user }) => personName(user, language),
        show: ({ user }) => <MemberCell user={user} isMe={user.id === me.id} />,
        width: 200,
      },
      { id: 'email', label: t('Email'), value: ({ user }) => user.email, width: 220 },
      {
        id: 'level',
        label: t('Level'),
        value: ({ level }) => level,
        show: (member) => (
          <LevelCell member={member} {...(isAdmin && { onChange: (level) => change(member, level) })} />
        ),
        width: 140,
      },
      { id: 'joined_at', label: t('Joined'), kind: 'date', value: ({ joined_at }) => new Date(joined_at) },
    ]
  }, [t, language, me.id, isAdmin, changeLevel.mutate])

  function takeOut({ id, user }: Member) {
    const undo = () => restore.mutate(id, { onError: refused })
    remove.mutate(id, {
      onError: refused,
      onSuccess: () =>
        notify(t('{{name}} was removed from the team.', { name: personName(user, language) }), 'success', {
          timeout: UNDO_MS,
          action: { label: t('Undo'), onPress: undo },
        }),
    })
  }

  if (error) return <FailedState error={error} retry={refetch} />
  return (
    <div className="grid gap-4">
      {!isAdmin && <AdminsOnly />}
      <DataTable
        label={t('Members of {{team}}', { team: team.name })}
        columns={columns}
        rows={members}
        rowId={({ id }) => id}
        loading={isPending}
        loadingRows={team.member_count}
        rowActions={(member) => {
          const name = personName(member.user, language)
          if (member.user.id === me.id) {
            return (
              <IconButton label={t('Leave the team')} size="small" onClick={() => setLeaving(member)}>
                <LogOut size={16} strokeWidth={1.5} aria-hidden />
              </IconButton>
            )
          }
          return isAdmin ? (
            <IconButton
              label={t('Remove {{name}} from the team', { name })}
              size="small"
              onClick={() => takeOut(member)}
            >
              <UserMinus size={16} strokeWidth={1.5} aria-hidden />
            </IconButton>
          ) : null
        }}
      />
      <Leave team={team} member={leaving} close={() => setLeaving(undefined)} />
    </div>
  )
}

function Leave({ team, member, close }: { team: Team; member: Member | undefined; close: () => void }) {
  const { t } = useText()
  const navigate = useNavigate()
  const { remove } = useMemberChanges(team.slug)

  async function leave() {
    if (!member) return
    try {
      await remove.mutateAsync(member.id)
      notify(t('You left {{team}}.', { team: team.name }), 'success')
      await navigate('/choose-team')
    } catch (error) {
      notify(sayError(error), 'error')
    }
  }

  return (
    <ConfirmDialog
      open={member !== undefined}
      onOpenChange={(open) => {
        if (!open) close()
      }}
      title={t('Leave {{team}}', { team: team.name })}
      effect={t('You no longer see anything of this team. To come back you need an invite from one of its admins.')}
      confirmLabel={t('Leave the team')}
      danger
      onConfirm={leave}
    />
  )
}
