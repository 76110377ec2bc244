import type { Invite, Team } from '@starling/contract/browser'
import { useText } from '@starling/text'
import { IconButton } from '@starling/ui'
import { Send, Undo2, X } from 'lucide-react'
import { refused, undoable } from '../../errors/index.ts'
import { notify } from '../../floor/index.ts'
import { useInviteChanges } from '../queries.ts'

export function InviteActions({ team, invite: { id, email, message, state } }: { team: Team; invite: Invite }) {
  const { t } = useText()
  const { create, withdraw, restore } = useInviteChanges(team.slug)
  const bringBack = () => restore.mutate(id, { onError: refused })

  const takeBack = () =>
    undoable(withdraw.mutateAsync(id), t('The invite of {{email}} was withdrawn.', { email }), () =>
      restore.mutateAsync(id),
    )

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
