import type { Campaign, Difference } from '@starling/contract/browser'
import { useText } from '@starling/text'
import { Button } from '@starling/ui'
import { useQuery } from '@tanstack/react-query'
import { useId, useState } from 'react'
import { refused } from '../../errors/index.ts'
import { notify } from '../../floor/index.ts'
import { Await } from '../../panels/index.ts'
import { type FieldReading, valuesWords } from '../field-words.ts'
import { reviewOptions, useCampaignChanges } from '../queries.ts'
import { useFieldReading } from '../use-field-reading.ts'
import { FIELD_WORDS } from '../words.ts'

type Side = 'ours' | 'theirs'
const keyOf = ({ of, id, field }: Difference) => `${of} ${id} ${field}`

/** What was changed at X: nothing is overwritten there until somebody says which side counts. */
export function DifferencesPart({ team, campaign }: { team: string; campaign: Campaign }) {
  const { t } = useText()
  const isThere = campaign.differences > 0
  const query = useQuery({ ...reviewOptions(campaign), enabled: isThere })
  const read = useFieldReading(team, { campaign, names: query.data?.names ?? [] })
  if (!isThere) return null
  return (
    <section
      aria-label={t('Changed at X')}
      className="grid grid-cols-1 gap-4 rounded-card border border-warn bg-raised p-5 shadow-card"
    >
      <header className="grid gap-0.5">
        <h2 className="font-strong text-16">{t('Changed at X')}</h2>
        <p className="max-w-160 text-pretty text-13 text-muted">
          {t('Somebody changed this in the ad account. Nothing is overwritten until you say which side counts.')}
        </p>
      </header>
      <Await query={query} name={campaign.id} height="h-24">
        {({ differences }) => (
          <Sides key={differences.map(keyOf).join()} campaign={campaign} differences={differences} read={read} />
        )}
      </Await>
    </section>
  )
}

type DifferingSides = { campaign: Campaign; differences: readonly Difference[]; read: FieldReading }
function Sides({ campaign, differences, read }: DifferingSides) {
  const { t } = useText()
  const { reconcile } = useCampaignChanges()
  const [taken, setTaken] = useState<Readonly<Record<string, Side>>>({})
  const takeAll = (side: Side) =>
    setTaken(
      Object.fromEntries(differences.filter(({ takes }) => takes.includes(side)).map((one) => [keyOf(one), side])),
    )
  const take = differences.flatMap((one) => {
    const side = taken[keyOf(one)]
    return side ? [{ of: one.of, id: one.id, field: one.field, side }] : []
  })
  const apply = () =>
    reconcile.mutateAsync({ id: campaign.id, take }).then(({ differences: left }) => {
      notify(
        left.length === 0
          ? t('At X it is as it is here.')
          : t('{{count}} things are otherwise at X.', { count: left.length }),
        left.length === 0 ? 'success' : 'warn',
      )
    }, refused)
  return (
    <>
      {differences.length > 1 && (
        <div className="flex flex-wrap gap-2">
          <Button size="small" onClick={() => takeAll('ours')}>
            {t('Ours everywhere')}
          </Button>
          <Button size="small" onClick={() => takeAll('theirs')}>
            {t('X’s everywhere')}
          </Button>
        </div>
      )}
      <ul aria-label={t('Changed at X')} className="grid divide-y divide-line">
        {differences.map((one) => (
          <Row
            key={keyOf(one)}
            difference={one}
            read={read}
            side={taken[keyOf(one)]}
            onTake={(side) => setTaken({ ...taken, [keyOf(one)]: side })}
          />
        ))}
      </ul>
      <Button variant="primary" className="justify-self-start" disabled={take.length === 0} onClick={apply}>
        {t('Take these sides')}
      </Button>
    </>
  )
}

function Row({
  difference,
  read,
  side,
  onTake,
}: {
  difference: Difference
  read: FieldReading
  side: Side | undefined
  onTake: (side: Side) => void
}) {
  const { t } = useText()
  const name = useId()
  const { field, ours, theirs, takes } = difference
  const sides = [
    { side: 'ours' as const, label: t('Ours'), values: ours },
    { side: 'theirs' as const, label: t('At X'), values: theirs },
  ]
  return (
    <li>
      <fieldset className="grid grid-cols-1 gap-2 py-3 md:grid-cols-[14rem_minmax(0,1fr)_minmax(0,1fr)]">
        <legend className="sr-only">{`${difference.name}: ${t(FIELD_WORDS[field])}`}</legend>
        <div aria-hidden className="grid min-w-0 content-start">
          <span className="wrap-break-word font-medium">{difference.name}</span>
          <span className="text-13 text-muted">{t(FIELD_WORDS[field])}</span>
        </div>
        {sides.map((one) => (
          <label key={one.side} className="flex min-h-6 items-start gap-2 text-13 pointer-coarse:min-h-10">
            <input
              type="radio"
              name={name}
              className="mt-1 accent-accent"
              checked={side === one.side}
              disabled={!takes.includes(one.side)}
              onChange={() => onTake(one.side)}
            />
            <span className="grid min-w-0">
              <span className="text-muted">{one.label}</span>
              <span className="wrap-break-word">{valuesWords(field, one.values, read)}</span>
            </span>
          </label>
        ))}
      </fieldset>
    </li>
  )
}
