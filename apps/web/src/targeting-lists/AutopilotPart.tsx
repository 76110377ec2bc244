import type { TargetingList, TargetingListUse } from '@starling/contract/browser'
import { dateTime, shortDate, useText } from '@starling/text'
import { Button, Field, Select } from '@starling/ui'
import { useQuery } from '@tanstack/react-query'
import { useId, useState } from 'react'
import { refused } from '../errors/index.ts'
import { boot } from '../floor/index.ts'
import { Await } from '../panels/index.ts'
import { linkedOptions } from '../social/index.ts'
import { BudgetPart } from './BudgetPart.tsx'
import { allowanceOptions, lineItemsOptions, useListChanges, usesOptions } from './queries.ts'

/** What to spend, and whether the list may be applied by itself: off until its owner says so. */
export function AutopilotPart({ list }: { list: TargetingList }) {
  const { t } = useText()
  return (
    <section
      aria-label={t('Autopilot')}
      className="grid grid-cols-1 gap-5 rounded-card border border-line bg-raised p-4 shadow-card"
    >
      <header className="grid gap-0.5">
        <h2 className="font-strong text-16">{t('Autopilot')}</h2>
        <p className="text-pretty text-13 text-muted">
          {t('It proposes a budget, and applies this list once a week if you allow it.')}
        </p>
      </header>
      <BudgetPart id={list.id} />
      <Permission list={list} />
      <Uses id={list.id} />
    </section>
  )
}

function Permission({ list: { id, autopilot } }: { list: TargetingList }) {
  const { t } = useText()
  const { allow } = useListChanges()
  const switchId = useId()
  const [isChoosing, setIsChoosing] = useState(false)
  const allowance = useQuery(allowanceOptions)
  const turn = () => {
    if (!autopilot.allowed) return setIsChoosing(!isChoosing)
    return allow.mutateAsync({ id, body: { allowed: false } }).then(() => setIsChoosing(false), refused)
  }
  // Off until X's line item is chosen and the server has agreed.
  const isOn = autopilot.allowed
  return (
    <div className="grid grid-cols-1 gap-3 border-line border-t pt-4">
      <div className="flex items-start justify-between gap-3">
        <span className="grid gap-0.5">
          <span id={switchId} className="font-medium text-14">
            {t('Apply it by itself')}
          </span>
          <span className="text-pretty text-13 text-muted">
            {autopilot.allowed && autopilot.due_at
              ? t('On line item {{item}} of {{account}}, next on {{date}}.', {
                  item: autopilot.line_item_id ?? '',
                  account: autopilot.ad_account_id ?? '',
                  date: shortDate(autopilot.due_at),
                })
              : t('Off. Nothing is ever applied without your permission.')}
          </span>
        </span>
        <button
          type="button"
          role="switch"
          aria-checked={autopilot.allowed}
          aria-labelledby={switchId}
          onClick={turn}
          className={`relative mt-0.5 h-6 w-11 shrink-0 rounded-full border transition-colors ${
            isOn ? 'border-accent bg-accent' : 'border-control bg-sunken'
          }`}
        >
          <span
            aria-hidden
            className={`absolute top-0.5 left-0.5 size-4.5 rounded-full transition-transform ${
              isOn ? 'translate-x-5 bg-on-accent' : 'bg-control'
            }`}
          />
        </button>
      </div>
      {isChoosing && !autopilot.allowed && <LineItems id={id} onDone={() => setIsChoosing(false)} />}
      {allowance.data && (
        <p className="tabular text-pretty text-13 text-muted">
          {t('{{used}} of {{most}} uses this month; counted anew on {{date}}.', {
            used: allowance.data.used,
            most: allowance.data.most,
            date: shortDate(allowance.data.resets_at),
          })}{' '}
          {!allowance.data.allowed && t('No more this month.')}
        </p>
      )}
    </div>
  )
}

function LineItems({ id, onDone }: { id: string; onDone: () => void }) {
  const { t } = useText()
  const { allow } = useListChanges()
  const query = useQuery(lineItemsOptions)
  const [chosen, setChosen] = useState('')
  return (
    <Await query={query} name="line items" height="h-10">
      {(items) => {
        const item = items.find((one) => one.id === chosen)
        if (items.length === 0) {
          return <NoLineItems />
        }
        return (
          <div className="grid gap-2">
            <Field label={t('Paused line item')}>
              {(control) => (
                <Select {...control} value={chosen} onChange={({ currentTarget }) => setChosen(currentTarget.value)}>
                  <option value="">{t('Choose')}</option>
                  {items.map((one) => (
                    <option key={one.id} value={one.id}>
                      {[one.ad_account.name, one.campaign.name, one.name].join(' · ')}
                    </option>
                  ))}
                </Select>
              )}
            </Field>
            <Button
              size="small"
              variant="primary"
              className="justify-self-start"
              disabled={!item}
              onClick={() =>
                item &&
                allow
                  .mutateAsync({
                    id,
                    body: { allowed: true, ad_account_id: item.ad_account.id, line_item_id: item.id },
                  })
                  .then(onDone, refused)
              }
            >
              {t('Allow')}
            </Button>
          </div>
        )
      }}
    </Await>
  )
}

/** Without an account that is linked for ads X opens none: that comes first. */
function NoLineItems() {
  const { t } = useText()
  const { data } = useQuery(linkedOptions)
  if (!data) return null
  return (
    <div className="grid gap-0.5 text-13">
      <p role="status" className="text-pretty text-muted">
        {data.some(({ has_ads }) => has_ads)
          ? t('There is no paused line item in an ad account that X opens to you. Make one there, paused.')
          : t('It needs a linked X account with its ad accounts added.')}
      </p>
      {!data.some(({ has_ads }) => has_ads) && (
        <a href={new URL('/account', boot.sites.team).href} className="w-fit text-accent underline underline-offset-4">
          {t('Link it under Account')}
        </a>
      )}
    </div>
  )
}

const SHOWN = 5
function Uses({ id }: { id: string }) {
  const { t } = useText()
  const { data = [] } = useQuery(usesOptions(id))
  if (data.length === 0) return null
  return (
    <div className="grid gap-1.5 border-line border-t pt-4">
      <h3 className="font-medium text-13">{t('Uses')}</h3>
      <ul aria-label={t('Uses')} className="grid gap-2">
        {data.slice(0, SHOWN).map((use) => (
          <UseRow key={use.id} use={use} />
        ))}
      </ul>
    </div>
  )
}

function UseRow({ use: { by, state, error, ad_account_id, version, used_at } }: { use: TargetingListUse }) {
  const { t } = useText()
  const words = { pending: t('being applied'), applied: t('applied'), failed: t('failed') }
  return (
    <li className="grid text-13">
      <span>
        {[
          by === 'autopilot' ? t('Autopilot') : t('Extension'),
          words[state],
          ad_account_id,
          ...(version === null ? [] : [t('Version {{n}}', { n: version })]),
        ].join(' · ')}
      </span>
      <span className="tabular text-muted">{dateTime(used_at)}</span>
      {error && <span className="wrap-break-word text-bad">{error}</span>}
    </li>
  )
}
