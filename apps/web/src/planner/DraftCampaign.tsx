import { currencyCode } from '@starling/catalog'
import type { CampaignParameters } from '@starling/contract/browser'
import { useText } from '@starling/text'
import { Button, Field, Select } from '@starling/ui'
import { useMutation, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { refused } from '../errors/index.ts'
import { api, notify } from '../floor/index.ts'
import { useSubmitOnce } from '../forms/index.ts'
import { TeamAtHand, useTeamAtHand } from '../session/index.ts'
import { accountsOptions } from './queries.ts'

type Props = { parameters: CampaignParameters; isMissing: boolean; isReady: boolean }

/** A draft among the campaigns of the team: nothing of it is at X. */
export function DraftCampaign(props: Props) {
  const team = useTeamAtHand()
  return team === undefined ? null : <DraftFor team={team} {...props} />
}

function DraftFor({ team, parameters, isMissing, isReady }: Props & { team: string }) {
  const { t } = useText()
  const submit = useSubmitOnce()
  const accounts = useQuery(accountsOptions(team))
  const [chosen, setChosen] = useState('')
  const code = currencyCode(parameters.currency)
  const open = (accounts.data ?? []).filter(({ role, closed_by }) => role !== 'look' && closed_by === null)
  const fitting = open.filter(({ currency }) => currency === code)
  const team_account_id = fitting.some(({ id }) => id === chosen) ? chosen : (fitting[0]?.id ?? '')
  const make = useMutation({
    mutationFn: () =>
      submit((body, how) => api.createPlannedCampaign({ body }, how), { parameters, team_account_id, team }),
    onSuccess: ({ name }) =>
      void notify(
        t('{{name}} is a draft among the campaigns of the team. Nothing of it is at X.', { name }),
        'success',
      ),
    onError: refused,
  })
  if (!accounts.data) return null
  return (
    <section aria-label={t('Draft a campaign')} className="grid gap-3 border-line border-t pt-4">
      <h3 className="font-strong text-16">{t('Draft a campaign')}</h3>
      <TeamAtHand />
      {fitting.length === 0 ? (
        <p className="text-13 text-muted">
          {open.length === 0
            ? t('The team works in no ad account yet. An admin links one on the page of the team.')
            : t('No ad account of the team is in this currency.')}
        </p>
      ) : (
        <div className="grid grid-cols-1 items-end gap-3 sm:grid-cols-[minmax(0,1fr)_auto]">
          <Field label={t('Ad account')}>
            {(control) => (
              <Select
                {...control}
                value={team_account_id}
                onChange={({ currentTarget }) => setChosen(currentTarget.value)}
              >
                {fitting.map(({ id, name }) => (
                  <option key={id} value={id}>
                    {name}
                  </option>
                ))}
              </Select>
            )}
          </Field>
          <Button variant="primary" disabled={!isReady} onClick={() => make.mutateAsync().catch(() => undefined)}>
            {t('Draft it')}
          </Button>
          {!isReady && (
            <p className="text-13 text-muted sm:col-span-2">
              {isMissing
                ? t('It can be drafted once nothing is missing: see “What is missing” above.')
                : t('It can be drafted once X would refuse nothing of it: see the checks above.')}
            </p>
          )}
        </div>
      )}
    </section>
  )
}
