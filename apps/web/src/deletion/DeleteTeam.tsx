import type { Team } from '@starling/contract/browser'
import { dateTime, useText } from '@starling/text'
import { Button, ConfirmDialog } from '@starling/ui'
import { useState } from 'react'
import { useNavigate } from 'react-router'
import { refused } from '../errors/index.ts'
import { notify } from '../floor/index.ts'
import { useTeamDeletion } from './queries.ts'

export function DeleteTeam({ team: { slug, name } }: { team: Team }) {
  const { t } = useText()
  const navigate = useNavigate()
  const { remove } = useTeamDeletion()
  const [asking, setAsking] = useState(false)

  async function end() {
    try {
      const { due_at } = await remove.mutateAsync({ team_id: slug, name })
      await navigate('/choose-team')
      const time = dateTime(due_at)
      notify(t('{{team}} is being deleted. Until {{time}} you can restore it here.', { team: name, time }), 'success')
    } catch (error) {
      refused(error)
    }
  }

  return (
    <>
      <Button variant="danger" className="justify-self-start" onClick={() => setAsking(true)}>
        {t('Delete this team')}
      </Button>
      <ConfirmDialog
        open={asking}
        onOpenChange={setAsking}
        title={t('Delete the team')}
        effect={t(
          'Nobody can open {{team}} any more, fetching stops and invites are withdrawn; its members are told by email. After 14 days its connections and their keys, its sources, its members and its log are deleted for good.',
          { team: name },
        )}
        confirmLabel={t('Delete this team')}
        danger
        word={name}
        onConfirm={end}
      />
    </>
  )
}
