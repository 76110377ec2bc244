import type { Member, Team } from '@starling/contract/browser'
import { useText } from '@starling/text'
import { ConfirmDialog } from '@starling/ui'
import { undoable } from '../errors/index.ts'
import { personName } from '../session/index.ts'
import { useMemberChanges } from './queries.ts'

/** Asks first: the row of the next one moves to where the last one was. */
export function RemoveDialog({ team, member, close }: { team: Team; member: Member | undefined; close: () => void }) {
  const { t } = useText()
  const { remove, restore } = useMemberChanges(team.slug)
  const name = member ? personName(member.user) : ''
  const words = { name, team: team.name }

  async function takeOut() {
    if (!member) return
    const { id } = member
    const said = t('{{name}} was removed from the team.', { name })
    await undoable(remove.mutateAsync(id), said, () => restore.mutateAsync(id))
  }

  return (
    <ConfirmDialog
      open={member !== undefined}
      onOpenChange={(open) => {
        if (!open) close()
      }}
      title={t('Remove {{name}} from the team', { name })}
      effect={
        member?.is_leaving
          ? t(
              '{{name}} is deleting their account. Should they bring it back, they are not in {{team}} any more.',
              words,
            )
          : t('{{name}} will no longer see anything of {{team}} and needs a new invite to come back.', words)
      }
      confirmLabel={t('Remove from the team')}
      danger
      onConfirm={takeOut}
    />
  )
}
