import type { Ad, AdCreative, Campaign, ListedAdSet } from '@starling/contract/browser'
import { FIELD_WORDS, labelOf } from '@starling/targeting'
import { useText } from '@starling/text'
import { Button, IconButton } from '@starling/ui'
import { Pencil, Trash2, TriangleAlert } from 'lucide-react'
import { useId, useState } from 'react'
import { refused, undoable } from '../../errors/index.ts'
import { money } from '../../floor/index.ts'
import { useAdChanges } from '../queries.ts'
import { StateMark } from '../StateMark.tsx'
import { errorWords } from '../words.ts'
import { AdSetDrawer } from './AdSetDrawer.tsx'
import { AdsOfSet } from './AdsOfSet.tsx'
import { OnSwitch } from './OnSwitch.tsx'

const ICON = { size: 16, strokeWidth: 1.5, 'aria-hidden': true } as const

/** What of the package it stands for. */
function usePartWords() {
  const { t, language } = useText()
  return ({ of, part, value }: ListedAdSet['part']): string => {
    if (of === 'rest') return t('The rest of the package')
    if (part === null) return t('The whole package')
    const kind = t(FIELD_WORDS[part])
    return value === null ? kind : `${kind}: ${labelOf(part, value, language)}`
  }
}

export function AdSetRow({
  team,
  campaign,
  adSet,
  ads,
  creatives,
  isOpen: isOpenAtFirst,
}: {
  team: string
  campaign: Campaign
  adSet: ListedAdSet
  ads: readonly Ad[]
  creatives: readonly AdCreative[] | undefined
  isOpen: boolean
}) {
  const { t } = useText()
  const partWords = usePartWords()
  const { changeSet, removeSet, restoreSet } = useAdChanges()
  const [isOpen, setIsOpen] = useState(isOpenAtFirst)
  const [isEdited, setIsEdited] = useState(false)
  const adsId = useId()
  const { id, name, state, error, budget_micro, bid_micro, currency, is_on, differences, left_out } = adSet
  const isOver = campaign.state === 'ended'
  const remove = () =>
    undoable(removeSet.mutateAsync(id), t('{{name}} was deleted.', { name }), () => restoreSet.mutateAsync(id))
  return (
    <li className="grid grid-cols-1 gap-2 py-3">
      <div className="flex flex-wrap items-start gap-x-3 gap-y-2 sm:flex-nowrap">
        <OnSwitch
          label={t('{{name}} is on', { name })}
          isOn={is_on}
          disabled={isOver}
          onChange={(next) => changeSet.mutateAsync({ id, body: { is_on: next } }).catch(refused)}
        />
        <div className="grid min-w-0 grow gap-0.5 max-sm:basis-[calc(100%-4rem)]">
          <span className="wrap-break-word font-medium">{name}</span>
          <span className="tabular flex flex-wrap gap-x-3 text-13 text-muted">
            <StateMark state={state} />
            <span>{partWords(adSet.part)}</span>
            {budget_micro !== null && <span>{t('Budget {{amount}}', { amount: money(budget_micro, currency) })}</span>}
            <span>
              {bid_micro === null ? t('X bids by itself') : t('Bid {{amount}}', { amount: money(bid_micro, currency) })}
            </span>
          </span>
        </div>
        <div className="flex shrink-0 items-center gap-1 max-sm:ms-14">
          <Button
            size="small"
            variant="ghost"
            aria-expanded={isOpen}
            aria-controls={adsId}
            onClick={() => setIsOpen(!isOpen)}
          >
            {t('{{count}} ads', { count: adSet.ads })}
          </Button>
          <IconButton size="small" label={t('Open {{name}}', { name })} onClick={() => setIsEdited(true)}>
            <Pencil {...ICON} />
          </IconButton>
          {!isOver && (
            <IconButton size="small" label={t('Delete {{name}}', { name })} onClick={remove}>
              <Trash2 {...ICON} />
            </IconButton>
          )}
        </div>
      </div>
      {error !== null && <p className="wrap-break-word text-13 text-bad">{errorWords(error)}</p>}
      {differences > 0 && (
        <p className="flex items-center gap-1.5 text-13 text-warn">
          <TriangleAlert size={14} strokeWidth={2} aria-hidden />
          {t('{{count}} things are otherwise at X.', { count: differences })}
        </p>
      )}
      {left_out > 0 && (
        <p className="tabular text-13 text-muted">
          {t('X could not be told {{count}} of its entries.', { count: left_out })}
        </p>
      )}
      <div id={adsId} hidden={!isOpen}>
        {isOpen && <AdsOfSet team={team} adSet={adSet} ads={ads} creatives={creatives} isOver={isOver} />}
      </div>
      <AdSetDrawer adSet={adSet} open={isEdited} onClose={() => setIsEdited(false)} isOver={isOver} />
    </li>
  )
}
