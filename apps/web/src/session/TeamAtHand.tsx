import { useText } from '@starling/text'
import { Field, Select } from '@starling/ui'
import { membershipOf, rememberTeam, useMe, useTeamAtHand } from './session.ts'

/** For which team something is done on a page that is no team's, and the way to another; the choice is kept. */
export function TeamAtHand({ onChange = rememberTeam }: { onChange?: (slug: string) => void }) {
  const { t } = useText()
  const { me } = useMe()
  const at_hand = useTeamAtHand()
  const current = me && membershipOf(me, at_hand)
  if (!current) return null
  const { name, slug } = current.team
  if (me.memberships.length === 1)
    return (
      <p className="text-13">
        <span className="text-muted">{t('Team')}</span> {name}
      </p>
    )
  return (
    <Field label={t('Team')} className="max-w-72">
      {(control) => (
        <Select {...control} value={slug} onChange={({ currentTarget }) => onChange(currentTarget.value)}>
          {me.memberships.map(({ team }) => (
            <option key={team.slug} value={team.slug}>
              {team.name}
            </option>
          ))}
        </Select>
      )}
    </Field>
  )
}
