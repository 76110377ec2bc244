import type { Campaign } from '@starling/contract/browser'
import { useText } from '@starling/text'
import { Button, ConfirmDialog } from '@starling/ui'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { teamAccountsOptions } from '../../accounts/index.ts'
import { refused } from '../../errors/index.ts'
import { personName, useMe } from '../../session/index.ts'
import { membersOptions } from '../../teams/index.ts'
import { heldWords } from '../campaign-words.ts'
import { reviewOptions, useCampaignChanges } from '../queries.ts'
import { ApprovalReason } from './ApprovalReason.tsx'

/** A launch or more money that needs a second person: another who may spend agrees or refuses; who asked can take it back. */
export function ApprovalPart({ team, campaign }: { team: string; campaign: Campaign }) {
  const { t } = useText()
  const { me } = useMe()
  const { approve, refuse } = useCampaignChanges()
  const [isAsked, setIsAsked] = useState(false)
  const hold = campaign.holds.find(({ state }) => state === 'waiting')
  const isWaiting = hold !== undefined
  const { data: accounts } = useQuery({ ...teamAccountsOptions(team), enabled: isWaiting })
  const { data: members } = useQuery({ ...membersOptions(team), enabled: isWaiting })
  const { data: review } = useQuery({ ...reviewOptions(campaign), enabled: isWaiting })
  if (!isWaiting) return null
  const { currency, name, id } = campaign
  const asker = members?.find(({ user }) => user.id === hold.asked_by)?.user
  const isMine = hold.asked_by === me?.id
  const maySpend = accounts?.find((one) => one.id === campaign.team_account_id)?.role === 'spend'
  const isRaise = campaign.asked !== null
  const amount = heldWords(hold, currency, t)
  return (
    <section
      aria-label={t('Waiting for approval')}
      className="grid grid-cols-1 gap-3 rounded-card border border-warn bg-raised p-5 shadow-card"
    >
      <h2 className="font-strong text-16">{t('Waiting for approval')}</h2>
      <p className="tabular text-pretty">
        {asker
          ? t('{{who}} asks to spend up to {{amount}}.', { who: personName(asker), amount })
          : t('It is to spend up to {{amount}}.', { amount })}{' '}
        {isMine
          ? t('Somebody else who may spend in this ad account has to agree.')
          : maySpend
            ? isRaise
              ? t('It goes on as it is until you agree.')
              : t('Nothing is spent until you agree.')
            : t('Who may spend in this ad account has to agree.')}
      </p>
      {review?.approval && <ApprovalReason approval={review.approval} currency={currency} />}
      <div className="flex flex-wrap gap-2">
        {!isMine && maySpend && (
          <Button variant="primary" onClick={() => setIsAsked(true)}>
            {t('Approve')}
          </Button>
        )}
        {(isMine || maySpend) && (
          <Button onClick={() => refuse.mutateAsync(id).catch(refused)}>
            {isMine ? t('Take it back') : t('Refuse')}
          </Button>
        )}
      </div>
      <ConfirmDialog
        open={isAsked}
        onOpenChange={setIsAsked}
        title={t('Approve {{name}}?', { name })}
        effect={
          isRaise
            ? t('From now on it may spend up to {{amount}}.', { amount })
            : t('It is launched at once and may spend up to {{amount}}.', { amount })
        }
        confirmLabel={t('Approve')}
        onConfirm={() => approve.mutateAsync(campaign).catch(refused)}
      />
    </section>
  )
}
