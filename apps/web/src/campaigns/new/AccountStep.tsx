import type { TeamAccount } from '@starling/contract/browser'
import { type TextKey, useText } from '@starling/text'
import { Field, Select } from '@starling/ui'
import { useQuery } from '@tanstack/react-query'
import { useEffect, useEffectEvent } from 'react'
import { teamAccountsOptions } from '../../accounts/index.ts'
import { boot, money } from '../../floor/index.ts'
import { Await } from '../../panels/index.ts'
import { useMe } from '../../session/index.ts'
import { zoneWords } from '../account-days.ts'
import { fundingOptions } from '../queries.ts'
import { Choices } from './Choices.tsx'
import type { StepProps } from './campaign-draft.ts'

/** Whose campaign it is, in which ad account, and what pays for it. */
export function AccountStep({ draft, change, begin }: StepProps & { begin: ((team: string) => void) | null }) {
  const { t } = useText()
  const { me } = useMe()
  const query = useQuery(teamAccountsOptions(draft.team))
  const teams = me?.memberships.map(({ team }) => team) ?? []
  const choose = (account: TeamAccount) =>
    change({
      team_account_id: account.id,
      currency: account.currency ?? 'USD',
      zone: account.timezone,
      funding_instrument_id: '',
    })
  const open = query.data?.filter((account) => !isShut(account)) ?? []
  const only = open.length === 1 && draft.team_account_id === '' ? open[0] : undefined
  const chooseOnly = useEffectEvent(choose)
  useEffect(() => {
    if (only) chooseOnly(only)
  }, [only])
  return (
    <div className="grid max-w-140 grid-cols-1 gap-5">
      {begin && teams.length > 1 && (
        <Field label={t('Team')} help={t('Another team has other accounts and audiences: the steps begin anew.')}>
          {(control) => (
            <Select {...control} value={draft.team} onChange={({ currentTarget }) => begin(currentTarget.value)}>
              {teams.map(({ slug, name }) => (
                <option key={slug} value={slug}>
                  {name}
                </option>
              ))}
            </Select>
          )}
        </Field>
      )}
      <Await query={query} name={draft.team} height="h-32">
        {(accounts) =>
          accounts.length === 0 ? (
            <NoAccounts team={draft.team} />
          ) : (
            <Choices
              label={t('Ad account')}
              value={draft.team_account_id}
              choices={accounts.map((account) => ({
                id: account.id,
                name: account.name,
                about: aboutAccount(account, t),
                disabled: isShut(account),
              }))}
              onChange={(id) => {
                const account = accounts.find((one) => one.id === id)
                if (account) choose(account)
              }}
            />
          )
        }
      </Await>
      {draft.team_account_id !== '' && <Funding key={draft.team_account_id} draft={draft} change={change} />}
    </div>
  )
}

const isShut = ({ closed_by, role, currency }: TeamAccount) =>
  closed_by !== null || role === 'look' || currency === null

function aboutAccount(account: TeamAccount, t: ReturnType<typeof useText>['t']): string {
  const { account_id, currency, timezone, closed_by, role } = account
  if (closed_by !== null) return t('Not open to the team any more. Link it again to use it.')
  if (role === 'look') return t('You may only look at this one.')
  if (currency === null) return t('X has named nothing that pays for it.')
  return [account_id, currency, zoneWords(timezone)].join(' · ')
}

/** Without an ad account there is nothing to advertise in: that comes first. */
function NoAccounts({ team }: { team: string }) {
  const { t } = useText()
  return (
    <div role="status" className="grid gap-1 rounded-card border border-line border-dashed p-4">
      <p className="font-medium">{t('The team has no ad account yet')}</p>
      <p className="text-pretty text-13 text-muted">
        {t('Whoever has access at X links it to the team. What you wrote here stays.')}
      </p>
      <a
        href={new URL(`/${team}/account?tab=ad-accounts`, boot.sites.team).href}
        className="w-fit text-13 text-accent underline underline-offset-4"
      >
        {t('Link an ad account')}
      </a>
    </div>
  )
}

/** X's kinds of what pays. */
const FUNDING_WORDS: Record<string, TextKey> = {
  CREDIT_CARD: 'Credit card',
  CREDIT_LINE: 'Credit line',
  AGENCY_CREDIT_LINE: 'Credit line of the agency',
  INSERTION_ORDER: 'Insertion order',
  PARTNER_MANAGED: 'Managed by a partner',
}

function Funding({ draft, change }: StepProps) {
  const { t } = useText()
  const query = useQuery(fundingOptions(draft.team, draft.team_account_id))
  const choose = ({ id, currency }: { id: string; currency: string }) => change({ funding_instrument_id: id, currency })
  const able = query.data?.filter(({ able_to_fund }) => able_to_fund) ?? []
  const only = able.length === 1 && draft.funding_instrument_id === '' ? able[0] : undefined
  const chooseOnly = useEffectEvent(choose)
  useEffect(() => {
    if (only) chooseOnly(only)
  }, [only])
  return (
    <Await query={query} name={draft.team_account_id} height="h-24">
      {(instruments) =>
        instruments.length === 0 ? (
          <p role="status" className="text-pretty text-13 text-muted">
            {t('Nothing pays for this ad account at X. Add it there first.')}
          </p>
        ) : (
          <Choices
            label={t('What pays for it')}
            value={draft.funding_instrument_id}
            choices={instruments.map(
              ({ id, type, description, currency, able_to_fund, credit_remaining_local_micro }) => ({
                id,
                name: description ?? id,
                about: [
                  FUNDING_WORDS[type] ? t(FUNDING_WORDS[type]) : type,
                  currency,
                  ...(credit_remaining_local_micro === null
                    ? []
                    : [t('{{amount}} left', { amount: money(credit_remaining_local_micro, currency) })]),
                  ...(able_to_fund ? [] : [t('cannot pay now')]),
                ].join(' · '),
                disabled: !able_to_fund,
              }),
            )}
            onChange={(id) => {
              const chosen = instruments.find((one) => one.id === id)
              if (chosen) choose(chosen)
            }}
          />
        )
      }
    </Await>
  )
}
