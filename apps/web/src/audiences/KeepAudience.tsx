import { useText } from '@starling/text'
import { Button } from '@starling/ui'
import { useNavigate, useParams } from 'react-router'
import { refused } from '../errors/index.ts'
import { boot, notify } from '../floor/index.ts'
import { type NewAudienceBody, useAudienceChanges } from './queries.ts'

const SUCCESS_MS = 10_000 // spec 9

/** Saves what is looked at as an audience: for the team whose page it is, or for oneself. */
export function KeepAudience({ audience }: { audience: NewAudienceBody }) {
  const { t } = useText()
  const { teamId } = useParams()
  const navigate = useNavigate()
  const team = useAudienceChanges(teamId === undefined ? 'me' : { team: teamId })
  const mine = useAudienceChanges('me')
  const created = (to: string) =>
    notify(t('Audience created successfully'), 'success', {
      timeout: SUCCESS_MS,
      action: { label: t('Show saved audiences'), onPress: () => navigate(to) },
    })
  const keep = () => team.save.mutateAsync(audience).then(() => created(`/${teamId}/audiences?tab=saved`), refused)
  const keepForMe = () =>
    mine.save.mutateAsync(audience).then(
      () =>
        boot.site === 'pro'
          ? created('/saved-audiences')
          : // spec 8, as it is written there
            notify(t('Audience succesfully saved to your personal audience store'), 'success', { timeout: SUCCESS_MS }),
      refused,
    )
  return (
    <div className="flex flex-wrap gap-2">
      {teamId !== undefined && (
        <Button variant="primary" disabled={team.save.isPending} onClick={keep}>
          {t('Save for the team')}
        </Button>
      )}
      <Button
        variant={teamId === undefined ? 'primary' : 'secondary'}
        disabled={mine.save.isPending}
        onClick={keepForMe}
      >
        {t('Save for me')}
      </Button>
    </div>
  )
}
