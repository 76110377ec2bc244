import type { Campaign, CampaignProposal } from '@starling/contract/browser'
import { fullNumber, shortDate, type TextKey, useText } from '@starling/text'
import { Button } from '@starling/ui'
import { useQuery } from '@tanstack/react-query'
import { refused } from '../errors/index.ts'
import { notify } from '../floor/index.ts'
import { Await, Panel } from '../panels/index.ts'
import { money, sureWords } from './figures.ts'
import { groupsOptions, proposalsOptions, useResultActs } from './queries.ts'

const STATES: Record<Exclude<CampaignProposal['state'], 'open'>, TextKey> = {
  accepted: 'Accepted',
  declined: 'Declined',
  outdated: 'Outdated',
}

/** What is proposed for ad sets, and done at X once somebody accepts it; only of a campaign that was split. */
export function ProposalsPart({
  campaign: { id, split, currency },
}: {
  campaign: Pick<Campaign, 'id' | 'split' | 'currency'>
}) {
  const { t } = useText()
  const query = useQuery({ ...proposalsOptions(id), enabled: split !== 'none' })
  if (split === 'none') return null
  return (
    <Panel
      title={t('Proposals')}
      about={t(
        'Groups are looked at once a week. Of those named at most 5% are expected to be chance. Nothing is done by itself.',
      )}
    >
      <Await<CampaignProposal[]> query={query} name={id} height="h-24">
        {(proposals) =>
          proposals.length === 0 ? (
            <NothingProposed campaign_id={id} />
          ) : (
            <ul className="grid divide-y divide-line">
              {proposals.map((one) => (
                <Proposal key={one.id} campaign_id={id} proposal={one} currency={currency} />
              ))}
            </ul>
          )
        }
      </Await>
    </Panel>
  )
}

/** Before the first look there can be nothing; after it, no group differs. */
function NothingProposed({ campaign_id }: { campaign_id: string }) {
  const { t } = useText()
  const { data } = useQuery(groupsOptions(campaign_id))
  if (!data) return null
  const { looked_at, next_look_on: next } = data
  return (
    <p className="text-14 text-muted">
      {looked_at !== null
        ? t('Nothing is proposed: no group differed surely enough on {{date}}.', { date: shortDate(looked_at) })
        : next === null
          ? t('Nothing is proposed: too few whole days were reported.')
          : t('Looked at for the first time on {{date}}.', { date: shortDate(next) })}
      {looked_at !== null && next !== null && ` ${t('Looked at again on {{date}}.', { date: shortDate(next) })}`}
    </p>
  )
}

type Proposed = { campaign_id: string; proposal: CampaignProposal; currency: string }
function Proposal({ campaign_id, proposal, currency }: Proposed) {
  const { t } = useText()
  const { accept, decline } = useResultActs(campaign_id)
  const { id, act, state, ad_set_name: name, against_rest, certainty, results, spend_micro, from, through } = proposal
  const isAnswering = accept.isPending || decline.isPending
  const done = () => notify(t('Done. X follows within a minute.'), 'success')
  return (
    <li className="flex flex-wrap items-start justify-between gap-3 py-3">
      <div className="grid min-w-0 gap-1">
        <p className="wrap-break-word font-medium text-14">
          {act === 'drop' ? t('Drop “{{name}}”', { name }) : t('Widen “{{name}}”', { name })}
        </p>
        <p className="tabular text-13 text-muted">
          {against_rest === null
            ? t('It brought nothing for {{spent}}', { spent: money(spend_micro, currency) })
            : t('A result costs {{times}} times what it costs in all other groups', {
                times: fullNumber(against_rest),
              })}
          {' · '}
          {t('{{sure}} sure', { sure: sureWords(certainty) })}
          {' · '}
          {t('{{n}} results, {{from}} to {{to}}', {
            ...{ n: fullNumber(results), from: shortDate(from), to: shortDate(through) },
          })}
        </p>
        {proposal.widens.length > 0 && (
          <p className="wrap-break-word text-13 text-muted">
            {t('Adds: {{names}}', { names: proposal.widens.map(({ label }) => label).join(', ') })}
          </p>
        )}
      </div>
      {state === 'open' ? (
        <div className="flex gap-2">
          <Button
            size="small"
            variant="primary"
            disabled={isAnswering}
            onClick={() => accept.mutateAsync(id).then(done, refused)}
          >
            {t('Accept')}
          </Button>
          <Button
            size="small"
            variant="ghost"
            disabled={isAnswering}
            onClick={() => decline.mutateAsync(id).then(undefined, refused)}
          >
            {t('Decline')}
          </Button>
        </div>
      ) : (
        <span className="text-13 text-muted">{t(STATES[state])}</span>
      )}
    </li>
  )
}
