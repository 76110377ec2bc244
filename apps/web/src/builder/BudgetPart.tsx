import { BUDGETS, SIZES, spendOf } from '@starling/question/builder'
import { fullNumber, useText } from '@starling/text'
import { Chip, Select } from '@starling/ui'
import { useQuery } from '@tanstack/react-query'
import { sizeOptions } from './queries.ts'
import type { Builder } from './use-builder.ts'

/** A budget and the size that goes with it, or the other way round. */
export function BudgetPart({ builder: { draft, change } }: { builder: Builder }) {
  const { t } = useText()
  const { data } = useQuery(sizeOptions(draft))
  const { suggested_budget, suggested_size } = spendOf(draft, data?.size ?? 0)
  const option = draft.size_option
  const steps: readonly number[] = option === 'budget' ? BUDGETS : SIZES
  const nameOf = (value: number) =>
    option === 'budget' ? `$${fullNumber(value)}` : t('{{n}} people', { n: fullNumber(value) })
  return (
    <section aria-label={t('Budget and size')} className="grid gap-2">
      <h2 className="font-strong text-16">{t('Budget and size')}</h2>
      <div className="flex flex-wrap gap-1.5">
        {(['budget', 'size'] as const).map((one) => (
          <Chip
            key={one}
            label={t(one === 'budget' ? 'I know the budget' : 'I know the size')}
            {...(one === option && { selected: true })}
            onToggle={() => change({ size_option: one })}
          />
        ))}
      </div>
      <Select
        aria-label={t(option === 'budget' ? 'Budget' : 'Size of the audience on X')}
        value={draft[option] ?? ''}
        onChange={({ currentTarget: { value } }) => change({ [option]: value === '' ? null : Number(value) })}
      >
        <option value="">{t('Let Starling decide')}</option>
        {steps.map((value) => (
          <option key={value} value={value}>
            {nameOf(value)}
          </option>
        ))}
      </Select>
      <p className="text-14">
        {t('{{budget}} goes with an audience of {{size}} people on X.', {
          budget: `$${fullNumber(suggested_budget)}`,
          size: fullNumber(suggested_size),
        })}
      </p>
      <p className="text-13 text-muted">
        {t(
          '{{budget}} ÷ {{size}} people = {{each}} for each. Budgets and sizes are paired in steps; left to Starling, the step is the first that holds the people known here.',
          {
            budget: `$${fullNumber(suggested_budget)}`,
            size: fullNumber(suggested_size),
            each: `$${(suggested_budget / suggested_size).toFixed(3)}`,
          },
        )}
      </p>
    </section>
  )
}
