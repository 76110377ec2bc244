import type { Ad, AdCreative, ListedAdSet } from '@starling/contract/browser'
import { useText } from '@starling/text'
import { IconButton, Select } from '@starling/ui'
import { Trash2 } from 'lucide-react'
import { Link } from 'react-router'
import { refused, undoable } from '../../errors/index.ts'
import { useAdChanges } from '../queries.ts'
import { StateMark } from '../StateMark.tsx'
import { approvalWords, errorWords } from '../words.ts'
import { OnSwitch } from './OnSwitch.tsx'

/** The ads of one ad set: each on or off, and one more of the team's creatives. */
export function AdsOfSet({
  team,
  adSet,
  ads,
  creatives,
  isOver,
}: {
  team: string
  adSet: ListedAdSet
  ads: readonly Ad[]
  creatives: readonly AdCreative[] | undefined
  isOver: boolean
}) {
  const { t } = useText()
  const { add } = useAdChanges()
  const free = (creatives ?? []).filter(({ id }) => !ads.some(({ creative_id }) => creative_id === id))
  return (
    <div className="grid grid-cols-1 gap-2 rounded-card bg-sunken p-3 sm:ms-14">
      {ads.length === 0 ? (
        <p className="text-13 text-muted">{t('It has no ad yet, and shows nothing without one.')}</p>
      ) : (
        <ul aria-label={t('Ads of {{name}}', { name: adSet.name })} className="grid grid-cols-1 divide-y divide-line">
          {ads.map((ad) => (
            <AdRow key={ad.id} ad={ad} creative={creatives?.find(({ id }) => id === ad.creative_id)} isOver={isOver} />
          ))}
        </ul>
      )}
      {!isOver &&
        (creatives?.length === 0 ? (
          <Link
            to={`/${team}/creatives`}
            className="justify-self-start text-13 text-accent underline underline-offset-4"
          >
            {t('Write the first creative')}
          </Link>
        ) : (
          free.length > 0 && (
            <Select
              aria-label={t('Add an ad to {{name}}', { name: adSet.name })}
              value=""
              onChange={({ currentTarget: { value } }) =>
                value !== '' && add.mutateAsync({ ad_set_id: adSet.id, creative_id: value }).catch(refused)
              }
            >
              <option value="">{t('Add an ad')}</option>
              {free.map(({ id, name }) => (
                <option key={id} value={id}>
                  {name}
                </option>
              ))}
            </Select>
          )
        ))}
    </div>
  )
}

function AdRow({ ad, creative, isOver }: { ad: Ad; creative: AdCreative | undefined; isOver: boolean }) {
  const { t } = useText()
  const { toggle, remove, restore } = useAdChanges()
  const { id, is_on, state, approval, error, x_post_id } = ad
  const name = creative?.name ?? (x_post_id === null ? t('A deleted creative') : t('Post {{id}}', { id: x_post_id }))
  const end = () =>
    undoable(remove.mutateAsync(id), t('{{name}} was deleted.', { name }), () => restore.mutateAsync(id))
  return (
    <li className="grid gap-1 py-2">
      <div className="flex items-start gap-3">
        <OnSwitch
          label={t('{{name}} is on', { name })}
          isOn={is_on}
          disabled={isOver}
          onChange={(next) => toggle.mutateAsync({ id, is_on: next }).catch(refused)}
        />
        <div className="grid min-w-0 grow gap-0.5">
          <span className="wrap-break-word font-medium text-14">{name}</span>
          {creative && creative.text !== '' && (
            <span className="wrap-break-word line-clamp-2 text-13 text-muted">{creative.text}</span>
          )}
          <span className="flex flex-wrap gap-x-3 text-13 text-muted">
            <StateMark state={state} />
            {approval !== null && (
              <span className={approval === 'REJECTED' ? 'font-medium text-bad' : undefined}>
                {approvalWords(approval)}
              </span>
            )}
          </span>
        </div>
        {!isOver && (
          <IconButton size="small" label={t('Delete {{name}}', { name })} onClick={end}>
            <Trash2 size={16} strokeWidth={1.5} aria-hidden />
          </IconButton>
        )}
      </div>
      {error !== null && <p className="wrap-break-word ms-14 text-13 text-bad">{errorWords(error)}</p>}
    </li>
  )
}
