import { DEFAULT_LINK_DAYS, LINK_DAYS, type LinkDays, type SharedLink } from '@starling/contract/browser'
import { useText } from '@starling/text'
import { SelectField, SubmitButton, useForm } from '@starling/ui'
import { useState } from 'react'
import { useParams } from 'react-router'
import { ServerForm } from '../forms/index.ts'
import { membershipOf, useMe } from '../session/index.ts'
import { MadeLink } from './MadeLink.tsx'
import { useLinkChanges } from './queries.ts'
import type { SharedView } from './ShareAnalysis.tsx'

type Values = { days: string; which: 'all' | 'picked'; team_id: string }

export function ShareForm({
  question,
  view,
  utc_offset_minutes,
  team_id: at_hand,
  onLeave,
}: SharedView & { team_id: string; onLeave: () => void }) {
  const { t } = useText()
  const { me } = useMe()
  const { teamId } = useParams()
  const { picked } = view
  const form = useForm<Values>({
    defaultValues: {
      days: String(DEFAULT_LINK_DAYS),
      which: picked.length > 0 ? 'picked' : 'all',
      team_id: (me && membershipOf(me, at_hand)?.team.slug) ?? at_hand,
    },
  })
  const team_id = form.watch('team_id')
  const { make } = useLinkChanges(team_id)
  const [made, setMade] = useState<(SharedLink & { token: string }) | null>(null)
  if (made) return <MadeLink link={made} team_id={team_id} onLeave={onLeave} />

  const submit = async ({ days, which }: Values) =>
    setMade(
      await make.mutateAsync({
        question,
        others: view.others,
        panels: view.panels,
        utc_offset_minutes,
        days: Number(days) as LinkDays,
        ...(which === 'picked' && { sections: picked }),
      }),
    )
  const teams = me?.memberships.map(({ team }) => team) ?? []
  const name = teams.find(({ slug }) => slug === team_id)?.name ?? team_id
  return (
    <ServerForm
      form={form}
      onSubmit={submit}
      actions={
        <SubmitButton form={form} className="justify-self-end">
          {t('Create the link')}
        </SubmitButton>
      }
    >
      {teamId === undefined && teams.length > 1 && (
        <SelectField form={form} name="team_id" label={t('Team')}>
          {teams.map((team) => (
            <option key={team.slug} value={team.slug}>
              {team.name}
            </option>
          ))}
        </SelectField>
      )}
      <SelectField
        form={form}
        name="days"
        label={t('Open for')}
        help={t('Readers see that {{team}} shared it, but not your name. You can revoke the link at any time.', {
          team: name,
        })}
      >
        {LINK_DAYS.map((days) => (
          <option key={days} value={days}>
            {t('{{count}} days', { count: days })}
          </option>
        ))}
      </SelectField>
      {picked.length > 0 && (
        <SelectField form={form} name="which" label={t('Sections')}>
          <option value="picked">{t('Only those selected ({{n}})', { n: picked.length })}</option>
          <option value="all">{t('All sections')}</option>
        </SelectField>
      )}
    </ServerForm>
  )
}
