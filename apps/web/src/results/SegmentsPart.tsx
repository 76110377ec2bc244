import type { Campaign, CampaignSegmentation } from '@starling/contract/browser'
import { fullNumber, shortDate, type TextKey, timeAgo, useText } from '@starling/text'
import { useQuery } from '@tanstack/react-query'
import { useSearchParams } from 'react-router'
import { Await, Panel, QuietSelect } from '../panels/index.ts'
import { DeliveryTable } from './DeliveryTable.tsx'
import { segmentsOptions } from './queries.ts'

type By = CampaignSegmentation['by']
const WORDS: Record<By, TextKey> = { age: 'Age', gender: 'Gender', platform: 'Platform' }
const isBy = (value: string | null): value is By => value !== null && value in WORDS

/** Who it was: by age, gender or platform, as X tells them apart; which, is in the address. */
export function SegmentsPart({ campaign: { id } }: { campaign: Pick<Campaign, 'id'> }) {
  const { t } = useText()
  const [address, setAddress] = useSearchParams()
  const asked = address.get('segments')
  const by: By = isBy(asked) ? asked : 'age'
  const choose = (value: string) =>
    setAddress(
      (before) => {
        before.set('segments', value)
        return before
      },
      { replace: true },
    )
  const query = useQuery(segmentsOptions(id, by))
  const read_at = query.data?.read_at
  return (
    <Panel
      title={t('Who saw it')}
      about={t(
        'X prepares this once a day and rounds the parts: together they may be a little more or less than the whole.',
      )}
      aside={
        <QuietSelect
          label={t('By what it is parted')}
          value={by}
          shown={t(WORDS[by])}
          choices={() => (Object.keys(WORDS) as By[]).map((value) => ({ value, label: t(WORDS[value]) }))}
          onChange={choose}
        />
      }
      foot={read_at && t('Read {{time}}', { time: timeAgo(read_at) })}
    >
      <Await<CampaignSegmentation> query={query} name={`${id} ${by}`} height="h-32">
        {({ segments, currency, impressions, from, through }) =>
          segments.length === 0 ? (
            <p className="text-14 text-muted">{t('X has not told this yet.')}</p>
          ) : (
            <div className="grid grid-cols-1 gap-2">
              <p className="tabular text-13">
                {t('{{from}} to {{to}}: X says whose {{told}} of {{n}} views were.', {
                  ...{ from: shortDate(from ?? ''), to: shortDate(through ?? '') },
                  told: fullNumber(segments.reduce((sum, one) => sum + one.impressions, 0)),
                  n: fullNumber(impressions),
                })}
              </p>
              <DeliveryTable
                first={t(WORDS[by])}
                currency={currency}
                result={t('Results')}
                rows={segments.map((one) => ({ ...one, id: one.segment }))}
              />
            </div>
          )
        }
      </Await>
    </Panel>
  )
}
