import { useText } from '@starling/text'
import { Field, Input } from '@starling/ui'
import { zoneWords } from '../account-days.ts'
import { MoneyField } from '../MoneyField.tsx'
import { SPLIT_ABOUT, SPLIT_WORDS, SPLITS } from '../words.ts'
import { Choices } from './Choices.tsx'
import type { StepProps } from './campaign-draft.ts'

/** Money, days, and whether results are told apart by ad set. */
export function BudgetStep({ draft, change }: StepProps) {
  const { t } = useText()
  const { currency, zone, starts_on, ends_on } = draft
  const isEarly = ends_on !== '' && starts_on !== '' && ends_on < starts_on
  return (
    <div className="grid max-w-140 grid-cols-1 gap-5">
      <div className="grid grid-cols-1 items-start gap-5 sm:grid-cols-2">
        <MoneyField
          label={t('Daily budget')}
          help={t('Of all ad sets together.')}
          currency={currency}
          value={draft.daily}
          onChange={(daily) => change({ daily })}
        />
        <MoneyField
          label={t('Total budget')}
          optional
          help={t('Left empty, it is the daily budget times the days.')}
          currency={currency}
          value={draft.total}
          onChange={(total) => change({ total })}
        />
        <Field label={t('First day')} help={t('Days of the ad account: {{zone}}', { zone: zoneWords(zone) })}>
          {(control) => (
            <Input
              {...control}
              type="date"
              value={starts_on}
              onChange={({ currentTarget }) => change({ starts_on: currentTarget.value })}
            />
          )}
        </Field>
        <Field
          label={t('Last day')}
          error={isEarly ? t('The last day is before the first.') : undefined}
          help={t('It runs until the end of this day; left empty, until you end it.')}
        >
          {(control) => (
            <Input
              {...control}
              type="date"
              value={ends_on}
              onChange={({ currentTarget }) => change({ ends_on: currentTarget.value })}
            />
          )}
        </Field>
      </div>
      {draft.source === 'plan' ? (
        <p className="text-pretty text-13 text-muted">
          {t('The plan says how its audiences share the budget and the days.')}
        </p>
      ) : (
        <Choices
          label={t('How results are told apart')}
          value={draft.split}
          choices={SPLITS.map((id) => ({ id, name: t(SPLIT_WORDS[id]), about: t(SPLIT_ABOUT[id]) }))}
          onChange={(split) => change({ split })}
        />
      )}
      <MoneyField
        label={t('Bid')}
        optional
        help={t('The most for one result. Left empty, X bids by itself.')}
        currency={currency}
        value={draft.bid}
        onChange={(bid) => change({ bid })}
      />
    </div>
  )
}
