import type { AutopilotBudget } from '@starling/contract/browser'
import { currency, fullNumber, useText } from '@starling/text'
import { Field, Input } from '@starling/ui'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useQuiet } from '../floor/index.ts'
import { Await } from '../panels/index.ts'
import { budgetOptions } from './queries.ts'

const MOST = { times: 50, days: 365 } as const
/** Undefined: nothing is written. Null: no number that can be taken. */
function numberIn(text: string, most: number): number | null | undefined {
  if (text.trim() === '') return undefined
  const value = Number(text.normalize('NFKC').replaceAll(',', ''))
  return value >= 1 && value <= most ? value : null
}
function daysIn(text: string): number | null | undefined {
  const value = numberIn(text, MOST.days)
  return typeof value !== 'number' || Number.isInteger(value) ? value : null
}

/** What to spend, worked out anew for another frequency or other days. */
export function BudgetPart({ id }: { id: string }) {
  const { t } = useText()
  const [frequency, setFrequency] = useState('')
  const [days, setDays] = useState('')
  const [often, long] = [numberIn(useQuiet(frequency), MOST.times), daysIn(useQuiet(days))]
  const query = useQuery(
    budgetOptions({
      targeting_list_id: id,
      ...(typeof often === 'number' && { frequency: often }),
      ...(typeof long === 'number' && { days: long }),
    }),
  )
  return (
    <div className="grid grid-cols-1 gap-3">
      <Await query={query} name={`budget ${id}`} height="h-16">
        {(budget) => <BudgetFigures budget={budget} />}
      </Await>
      <div className="grid grid-cols-2 items-start gap-3">
        <Field
          label={t('Times each sees it')}
          {...(numberIn(frequency, MOST.times) === null && {
            error: t('A number from 1 to {{most}}.', { most: MOST.times }),
          })}
        >
          {(control) => (
            <Input
              {...control}
              inputMode="decimal"
              placeholder={String(query.data?.frequency ?? '')}
              value={frequency}
              onChange={({ currentTarget }) => setFrequency(currentTarget.value)}
            />
          )}
        </Field>
        <Field
          label={t('Days')}
          {...(daysIn(days) === null && { error: t('A whole number from 1 to {{most}}.', { most: MOST.days }) })}
        >
          {(control) => (
            <Input
              {...control}
              inputMode="numeric"
              placeholder={String(query.data?.days ?? '')}
              value={days}
              onChange={({ currentTarget }) => setDays(currentTarget.value)}
            />
          )}
        </Field>
      </div>
    </div>
  )
}

/** Whole dollars where cents would only be noise. */
const toMoney = (value: number) => currency(value, 'USD').replace(/\.00$/, '')

function BudgetFigures({ budget }: { budget: AutopilotBudget }) {
  const { t } = useText()
  const { suggested_budget, daily_budget, exact_budget, people, frequency, price, days } = budget
  if (suggested_budget === null || people === null || price === null || exact_budget === null) {
    return (
      <p className="text-pretty text-13 text-muted">
        {t('No budget is proposed: it is not known how many people this list is for.')}
      </p>
    )
  }
  return (
    <div className="grid gap-1">
      <p className="flex flex-wrap items-baseline gap-x-2">
        <span className="tabular font-strong text-28">{toMoney(suggested_budget)}</span>
        <span className="text-13 text-muted">
          {t('{{each}} a day for {{count}} days', { each: toMoney(daily_budget ?? 0), count: days })}
        </span>
      </p>
      <p className="tabular text-pretty text-13 text-muted">
        {t(
          '{{people}} people × {{frequency}} times × {{price}} for a thousand views ÷ 1,000 = {{exact}}, then the next budget that can be chosen.',
          {
            people: fullNumber(people),
            frequency: String(frequency),
            price: toMoney(price),
            exact: toMoney(exact_budget),
          },
        )}
      </p>
    </div>
  )
}
