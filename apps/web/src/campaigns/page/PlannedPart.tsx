import type { AdCreative, PlannedAtX } from '@starling/contract/browser'
import { type TextKey, useText } from '@starling/text'
import { Button } from '@starling/ui'
import { clsx } from 'clsx'
import { Equal, Minus, Pencil, Plus } from 'lucide-react'
import { useState } from 'react'
import { type FieldReading, valuesWords } from '../field-words.ts'
import { FIELD_WORDS } from '../words.ts'

const DOES: Record<PlannedAtX['do'], { word: TextKey; look: string; Icon: typeof Plus }> = {
  create: { word: 'New at X', look: 'text-good', Icon: Plus },
  change: { word: 'Changed at X by us', look: 'text-info', Icon: Pencil },
  remove: { word: 'Taken away at X', look: 'text-bad', Icon: Minus },
  keep: { word: 'As it is', look: 'text-muted', Icon: Equal },
}
const THINGS: Record<PlannedAtX['of'], TextKey> = { campaign: 'Campaign', ad_set: 'Ad set', ad: 'Ad' }
const SHOWN = 6

/** What will be at X against what is there, thing by thing. */
export function PlannedPart({
  plan,
  read,
  creatives,
}: {
  plan: readonly PlannedAtX[]
  read: FieldReading
  creatives: readonly Pick<AdCreative, 'id' | 'name'>[]
}) {
  const { t } = useText()
  const [isWhole, setIsWhole] = useState(false)
  const changes = plan.filter((one) => one.do !== 'keep')
  const kept = plan.length - changes.length
  const shown = isWhole ? changes : changes.slice(0, SHOWN)
  // A creative that was not posted yet has no id at X, and ours says nothing to anybody.
  const nameOf = (value: string) => creatives.find(({ id }) => id === value)?.name ?? value
  const named = (one: PlannedAtX): PlannedAtX => ({
    ...one,
    fields: one.fields.map((each) =>
      each.field === 'post' ? { ...each, from: each.from.map(nameOf), to: each.to.map(nameOf) } : each,
    ),
  })
  return (
    <section aria-label={t('At X')} className="grid grid-cols-1 gap-2">
      <h3 className="font-strong text-14">{t('At X')}</h3>
      {changes.length === 0 ? (
        <p className="text-13 text-muted">{t('Nothing changes: all of it is at X as it is here.')}</p>
      ) : (
        <ul aria-label={t('What will be at X')} className="grid grid-cols-1 divide-y divide-line">
          {shown.map((one) => (
            <Thing key={`${one.of} ${one.id}`} planned={named(one)} read={read} />
          ))}
        </ul>
      )}
      {changes.length > SHOWN && (
        <Button size="small" variant="ghost" className="justify-self-start" onClick={() => setIsWhole(!isWhole)}>
          {isWhole ? t('Show fewer') : t('Show all {{n}}', { n: changes.length })}
        </Button>
      )}
      {kept > 0 && changes.length > 0 && (
        <p className="tabular text-13 text-muted">{t('{{count}} things stay as they are.', { count: kept })}</p>
      )}
    </section>
  )
}

function Thing({ planned: { do: what, of, name, fields }, read }: { planned: PlannedAtX; read: FieldReading }) {
  const { t } = useText()
  const { word, look, Icon } = DOES[what]
  return (
    <li data-do={what} className="grid grid-cols-1 gap-1.5 py-2.5">
      <span className="flex flex-wrap items-center gap-x-2">
        <Icon size={14} strokeWidth={2} aria-hidden className={clsx('shrink-0', look)} />
        <span className={clsx('font-medium text-13', look)}>{t(word)}</span>
        <span className="text-13 text-muted">{t(THINGS[of])}</span>
        <span className="wrap-break-word min-w-0 font-medium">{name}</span>
      </span>
      {fields.length > 0 && (
        <dl className="tabular grid grid-cols-[auto_minmax(0,1fr)] gap-x-4 gap-y-0.5 ps-5.5 text-13">
          {fields.map(({ field, from, to }) => (
            <div key={field} className="contents">
              <dt className="text-muted">{t(FIELD_WORDS[field])}</dt>
              <dd className="wrap-break-word min-w-0">
                {what !== 'create' && (
                  <>
                    <del className="text-muted">{valuesWords(field, from, read)}</del>
                    <span aria-hidden> → </span>
                  </>
                )}
                <ins className="no-underline">{valuesWords(field, to, read)}</ins>
              </dd>
            </div>
          ))}
        </dl>
      )}
    </li>
  )
}
