import type { Campaign, CampaignGroup, CampaignGroups } from '@starling/contract/browser'
import { shortDate, type TextKey, useText } from '@starling/text'
import { useQuery } from '@tanstack/react-query'
import { Await, Panel } from '../panels/index.ts'
import { DeliveryTable } from './DeliveryTable.tsx'
import { sureWords } from './figures.ts'
import { groupsOptions } from './queries.ts'

const ACTS: Record<CampaignGroup['act'], TextKey> = { drop: 'Drop', widen: 'Widen', keep: 'Keep' }
const KEPT: Record<string, TextKey> = {
  too_little: 'too little seen to tell',
  alike: 'no difference beyond chance',
}
const NAMED = 0.95

/** Groups of the package that runs now by what a result costs, with how sure that is; only of a campaign that was split. */
export function GroupsPart({ campaign: { id, split } }: { campaign: Pick<Campaign, 'id' | 'split'> }) {
  const { t } = useText()
  const query = useQuery({ ...groupsOptions(id), enabled: split !== 'none' })
  if (split === 'none') return null
  const { from, through } = query.data ?? {}
  return (
    <Panel
      title={t('By group')}
      about={t('One ad set for each, on whole days of the package that runs now; the cheapest first.')}
      foot={from && through && t('{{from}} to {{to}}', { from: shortDate(from), to: shortDate(through) })}
    >
      <Await<CampaignGroups> query={query} name={id} height="h-40">
        {(found) =>
          found.from === null ? (
            <p className="text-14 text-muted">{t('No whole day of this package has been reported yet.')}</p>
          ) : (
            <Groups found={found} />
          )
        }
      </Await>
    </Panel>
  )
}

function Groups({ found: { groups, currency, next_look_on } }: { found: CampaignGroups }) {
  const { t } = useText()
  const of = new Map(groups.map((group) => [group.ad_set_id, group]))
  const last = groups.find(({ last_certainty }) => last_certainty >= NAMED)
  const said = ({ act, reason, certainty }: CampaignGroup) =>
    act === 'keep'
      ? t(KEPT[reason] ?? 'no difference beyond chance')
      : t('{{sure}} sure', { sure: sureWords(certainty) })
  return (
    <div className="grid grid-cols-1 gap-3">
      {next_look_on !== null && (
        <p className="text-13 text-muted">
          {t(
            'What stands here changes each day. It is proposed at the weekly look, if it still holds: next on {{date}}.',
            {
              date: shortDate(next_look_on),
            },
          )}
        </p>
      )}
      {last && (
        <p className="text-14">
          {t('A result costs the most with “{{name}}”: {{sure}} sure.', {
            name: last.name,
            sure: sureWords(last.last_certainty),
          })}
        </p>
      )}
      <DeliveryTable
        first={t('Group')}
        currency={currency}
        result={t('Results')}
        rows={groups.map((group) => ({
          ...{ ...group, id: group.ad_set_id },
          under: group.is_on ? t('Version {{n}}', { n: group.version }) : t('Off'),
        }))}
        last={{
          label: t('Suggested so far'),
          show: (id) => (
            <span className="grid justify-items-end">
              <span className="font-medium">{t(ACTS[of.get(id)!.act])}</span>
              <span className="text-12 text-muted">{said(of.get(id)!)}</span>
            </span>
          ),
        }}
      />
    </div>
  )
}
