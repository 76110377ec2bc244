import type { Campaign, CampaignReview } from '@starling/contract/browser'
import { dateTime, useText } from '@starling/text'
import { useQuery } from '@tanstack/react-query'
import { CircleCheck, CircleX, UserCheck } from 'lucide-react'
import { money } from '../../floor/index.ts'
import { Await, Panel } from '../../panels/index.ts'
import { creativesOptions, reviewOptions } from '../queries.ts'
import { useFieldReading } from '../use-field-reading.ts'
import { BLOCKER_WORDS } from '../words.ts'
import { ApprovalReason } from './ApprovalReason.tsx'
import { OverlapPart } from './OverlapPart.tsx'
import { PlannedPart } from './PlannedPart.tsx'
import { RemarksPart } from './RemarksPart.tsx'

/** All there is to say before a launch: what is in the way, what it will be at X, checks, overlap, what it may cost. */
export function ReviewPart({
  campaign,
  team,
  folded = false,
}: {
  campaign: Campaign
  team: string
  /** Of one that ran what it brought comes first; folded, unless something is in the way. */
  folded?: boolean
}) {
  const { t } = useText()
  const query = useQuery(reviewOptions(campaign))
  if (campaign.state === 'ended') return null
  if (folded) {
    const isOpen = campaign.state !== 'active' && (query.data?.blockers.length ?? 0) > 0
    return (
      <details open={isOpen} className="rounded-card border border-line bg-raised shadow-card">
        <summary className="cursor-pointer px-5 py-4 font-strong text-16">
          {campaign.state === 'active' ? t('Checks and overlap') : t('Before launch')}
        </summary>
        <div className="px-5 pb-4">
          <Await query={query} name={campaign.id} height="h-64">
            {(review) => <Review review={review} team={team} />}
          </Await>
        </div>
      </details>
    )
  }
  return (
    <Panel
      title={t('Before launch')}
      about={t('What will be at X, what the checks say, and who is reached twice.')}
      foot={query.data && t('Looked at {{when}}', { when: dateTime(query.data.reviewed_at) })}
    >
      <Await query={query} name={campaign.id} height="h-64">
        {(review) => <Review review={review} team={team} />}
      </Await>
    </Panel>
  )
}

function Review({ review, team }: { review: CampaignReview; team: string }) {
  const { data: creatives = [] } = useQuery(creativesOptions(team, ''))
  const read = useFieldReading(team, review)
  return (
    <div className="grid grid-cols-1 gap-6">
      <Ways review={review} />
      <PlannedPart plan={review.plan} read={read} creatives={creatives} />
      <RemarksPart remarks={review.remarks} />
      <OverlapPart team={team} overlaps={review.overlaps} not_compared={review.not_compared.length} />
    </div>
  )
}

/** Whether it can be launched, and with what it costs at most. */
function Ways({ review: { blockers, amount_micro, daily_micro, approval, campaign } }: { review: CampaignReview }) {
  const { t } = useText()
  const most = amount_micro ?? daily_micro
  // One that runs, or is on its way, is not about to be launched.
  const isLaunched = campaign.state === 'active' || campaign.state === 'sending'
  return (
    <div className="grid gap-2 rounded-card bg-sunken p-4">
      {most !== null && (
        <p className="tabular flex flex-wrap items-baseline gap-x-2">
          <span className="text-13 text-muted">{t('It can spend at most')}</span>
          <span className="font-strong text-20">{money(most, campaign.currency)}</span>
          {amount_micro === null && <span className="text-13 text-muted">{t('on each day')}</span>}
        </p>
      )}
      {isLaunched ? null : blockers.length === 0 && approval ? (
        <div className="flex items-start gap-2 text-14">
          <UserCheck size={16} strokeWidth={1.5} aria-hidden className="mt-0.5 shrink-0 text-warn" />
          <div className="grid gap-1">
            <p>{t('A second person has to agree first. Nothing is spent until then.')}</p>
            <ApprovalReason approval={approval} currency={campaign.currency} />
          </div>
        </div>
      ) : blockers.length === 0 ? (
        <p className="flex items-start gap-2 text-14">
          <CircleCheck size={16} strokeWidth={1.5} aria-hidden className="mt-0.5 shrink-0 text-good" />
          {t('Nothing is in the way of a launch.')}
        </p>
      ) : (
        <ul aria-label={t('In the way of a launch')} className="grid gap-1.5">
          {blockers.map((blocker) => (
            <li key={blocker} data-blocker={blocker} className="flex items-start gap-2 text-14">
              <CircleX size={16} strokeWidth={1.5} aria-hidden className="mt-0.5 shrink-0 text-bad" />
              <span className="text-pretty">{t(BLOCKER_WORDS[blocker])}</span>
            </li>
          ))}
        </ul>
      )}
    </div>
  )
}
