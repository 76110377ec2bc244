import type { Ad, Campaign, ListedAdSet } from '@starling/contract/browser'
import { useText } from '@starling/text'
import { Button } from '@starling/ui'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { Await, Panel } from '../../panels/index.ts'
import { adSetsOptions, adsOptions, creativesOptions } from '../queries.ts'
import { AdSetRow } from './AdSetRow.tsx'

const SHOWN = 10
const NO_ADS: readonly Ad[] = []

/** The ad sets of a campaign with their ads, each on or off by itself. */
export function AdSetsPart({ team, campaign }: { team: string; campaign: Campaign }) {
  const { t } = useText()
  const query = useQuery(adSetsOptions(campaign.id))
  return (
    <Panel
      title={t('Ad sets')}
      about={t('Each has its own targeting and budget; X chooses among the ads that are on.')}
    >
      <Await query={query} name={campaign.id} height="h-40">
        {(adSets) => <AdSets team={team} campaign={campaign} adSets={adSets} />}
      </Await>
    </Panel>
  )
}

function AdSets({ team, campaign, adSets }: { team: string; campaign: Campaign; adSets: readonly ListedAdSet[] }) {
  const { t } = useText()
  const [isWhole, setIsWhole] = useState(false)
  const ads = useQuery(adsOptions(campaign.id))
  const creatives = useQuery(creativesOptions(team, ''))
  const shown = isWhole ? adSets : adSets.slice(0, SHOWN)
  if (adSets.length === 0) return <p className="text-13 text-muted">{t('It has no ad set.')}</p>
  return (
    <div className="grid grid-cols-1 gap-2">
      <ul aria-label={t('Ad sets')} className="grid grid-cols-1 divide-y divide-line">
        {shown.map((adSet) => (
          <AdSetRow
            key={adSet.id}
            team={team}
            campaign={campaign}
            adSet={adSet}
            ads={ads.data?.filter(({ ad_set_id }) => ad_set_id === adSet.id) ?? NO_ADS}
            creatives={creatives.data}
            isOpen={adSets.length === 1}
          />
        ))}
      </ul>
      {adSets.length > SHOWN && (
        <Button size="small" variant="ghost" className="justify-self-start" onClick={() => setIsWhole(!isWhole)}>
          {isWhole ? t('Show fewer') : t('Show all {{n}}', { n: adSets.length })}
        </Button>
      )}
    </div>
  )
}
