import type { Member, Team } from '@starling/contract/browser'
import { useText } from '@starling/text'
import { ConfirmDialog } from '@starling/ui'
import { useNavigate } from 'react-router'
import { refused } from '../errors/index.ts'
import { notify } from '../floor/index.ts'
import { useMemberChanges } from './queries.ts'

export function LeaveDialog({ team, member, close }: { team: Team; member: Member | undefined; close: () => void }) {
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
      refused(error)
    }
  }

  return (
    <ConfirmDialog
      open={member !== undefined}
      onOpenChange={(open) => {
        if (!open) close()
      }}
      title={t('Leave {{team}}', { team: team.name })}
      effect={t(
        'You will no longer see anything of this team. To come back you need an invite from one of its admins.',
      )}
      confirmLabel={t('Leave the team')}
      danger
      onConfirm={leave}
    />
  )
}
