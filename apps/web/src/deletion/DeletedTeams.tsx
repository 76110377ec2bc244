import type { DeletedTeam } from '@starling/contract/browser'
import { dateTime, useText } from '@starling/text'
import { Button } from '@starling/ui'
import { useQuery } from '@tanstack/react-query'
import { refused } from '../errors/index.ts'
import { notify } from '../floor/index.ts'
import { deletedTeamsOptions, useTeamDeletion } from './queries.ts'

/** Teams that this person may still bring back; nothing where there are none. */
export function DeletedTeams() {
  const { t } = useText()
  const { data: teams = [] } = useQuery(deletedTeamsOptions)
  const { restore } = useTeamDeletion()
  if (teams.length === 0) return null

  const bringBack = ({ id, name }: DeletedTeam) =>
    restore.mutateAsync(id).then(() => notify(t('{{team}} is restored.', { team: name }), 'success'), refused)
  return (
    <section className="grid gap-3">
      <h2 className="font-strong text-16">{t('Deleted teams')}</h2>
      <ul className="divide-y divide-line rounded-card border border-line border-dashed">
        {teams.map((team) => (
          <li key={team.id} className="flex flex-wrap items-center justify-between gap-3 px-5 py-4">
            <span className="grid min-w-0">
              <span className="wrap-anywhere font-medium">{team.name}</span>
              <span className="tabular text-13 text-muted">
                {t('Deleted for good on {{time}}', { time: dateTime(team.due_at) })}
              </span>
            </span>
            <Button aria-label={t('Restore {{team}}', { team: team.name })} onClick={() => bringBack(team)}>
              {t('Restore')}
            </Button>
          </li>
        ))}
      </ul>
    </section>
  )
}
