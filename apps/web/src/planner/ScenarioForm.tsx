import { CURRENCIES } from '@starling/catalog'
import { OBJECTIVE_NAMES } from '@starling/charts/scenario'
import { budgetFor } from '@starling/question/builder'
import { fullNumber, type TextKey, useText } from '@starling/text'
import { Chip, Field, Input, Select } from '@starling/ui'
import { useQuery } from '@tanstack/react-query'
import { campaignOptions } from './queries.ts'
import { ScenarioParts } from './ScenarioParts.tsx'
import {
  GIVENS,
  MICRO,
  OBJECTIVES,
  readAmount,
  readTimes,
  type ScenarioDraft,
  withDays,
  writeAmount,
} from './scenario-draft.ts'
import { TypedNumber } from './TypedNumber.tsx'

const GIVEN_NAMES: Record<ScenarioDraft['given'], TextKey> = {
  budget: 'I know the budget',
  reach: 'I know whom to reach',
  frequency: 'I know how often',
}

/** What a scenario is made of. */
export function ScenarioForm({
  draft,
  team,
  people,
  onChange,
}: {
  draft: ScenarioDraft
  team: string
  /** Of all audiences, as far as they are known: what a budget is proposed by. */
  people: number
  onChange: (draft: ScenarioDraft) => void
}) {
  const { t, language } = useText()
  const change = (patch: Partial<ScenarioDraft>) => onChange({ ...draft, ...patch })
  const amount = t('Digits, with one decimal at most.')
  return (
    <div className="grid grid-cols-1 gap-4">
      <Field label={t('Name')}>
        {(control) => (
          <Input
            {...control}
            maxLength={120}
            value={draft.name}
            onChange={({ currentTarget }) => change({ name: currentTarget.value })}
          />
        )}
      </Field>
      <div className="grid grid-cols-1 gap-3 sm:grid-cols-2">
        <Field label={t('Objective')} className="sm:col-span-2">
          {(control) => (
            <Select
              {...control}
              value={draft.objective}
              onChange={({ currentTarget }) => change({ objective: currentTarget.value as ScenarioDraft['objective'] })}
            >
              {OBJECTIVES.map((one) => (
                <option key={one} value={one}>
                  {t(OBJECTIVE_NAMES[one])}
                </option>
              ))}
            </Select>
          )}
        </Field>
        <Field label={t('Currency')} className="sm:col-span-2">
          {(control) => (
            <Select
              {...control}
              value={draft.currency}
              onChange={({ currentTarget }) => change({ currency: currentTarget.value as ScenarioDraft['currency'] })}
            >
              {CURRENCIES.map(({ value, name, name_ja }) => (
                <option key={value} value={value}>
                  {value === 'Other'
                    ? language === 'ja'
                      ? name_ja
                      : name
                    : `${value} – ${language === 'ja' ? name_ja : name}`}
                </option>
              ))}
            </Select>
          )}
        </Field>
        <Field label={t('First day')}>
          {(control) => (
            <Input
              {...control}
              type="date"
              value={draft.starts_on}
              onChange={({ currentTarget }) => onChange(withDays(draft, { starts_on: currentTarget.value }))}
            />
          )}
        </Field>
        <Field label={t('Last day')}>
          {(control) => (
            <Input
              {...control}
              type="date"
              value={draft.ends_on}
              onChange={({ currentTarget }) => onChange(withDays(draft, { ends_on: currentTarget.value }))}
            />
          )}
        </Field>
      </div>
      <fieldset className="grid gap-2">
        <legend className="mb-1.5 font-medium text-13">{t('What is known')}</legend>
        <div className="flex flex-wrap gap-1.5">
          {GIVENS.map((one) => (
            <Chip
              key={one}
              label={t(GIVEN_NAMES[one])}
              {...(one === draft.given && { selected: true })}
              onToggle={() => change({ given: one })}
            />
          ))}
        </div>
        <p className="text-13 text-muted">{t('The other two follow from it.')}</p>
      </fieldset>
      {draft.given === 'budget' && <BudgetFields draft={draft} people={people} wrong={amount} change={change} />}
      <div className="grid grid-cols-1 items-start gap-3 sm:grid-cols-2">
        <TypedNumber
          label={t('Price of 1,000 views')}
          help={t('Left empty, what is usual.')}
          wrong={amount}
          inputMode="decimal"
          value={draft.price_micro}
          write={writeAmount}
          read={readAmount}
          onChange={(price_micro) => change({ price_micro })}
        />
        <TypedNumber
          label={t('Views of one person at most')}
          help={t('Left empty, nothing caps it.')}
          wrong={t('A number from 1 to 100, with one decimal at most.')}
          inputMode="decimal"
          value={draft.frequency_cap}
          write={(value) => (value === null ? '' : String(value))}
          read={readTimes}
          onChange={(frequency_cap) => change({ frequency_cap })}
        />
      </div>
      <ScenarioParts draft={draft} team={team} onChange={onChange} />
    </div>
  )
}

/** Typed, or one of those that the specification offers in dollars. */
function BudgetFields({
  draft,
  people,
  wrong,
  change,
}: {
  draft: ScenarioDraft
  people: number
  wrong: string
  change: (patch: Partial<ScenarioDraft>) => void
}) {
  const { t } = useText()
  const { data } = useQuery(campaignOptions)
  const inDollars = draft.currency === 'USD'
  const isOffered = draft.budget_micro !== null && data?.budgets.includes(draft.budget_micro / MICRO)
  return (
    <div className="grid grid-cols-1 items-start gap-3 sm:grid-cols-2">
      <TypedNumber
        label={t('Budget')}
        wrong={wrong}
        inputMode="decimal"
        value={draft.budget_micro}
        write={writeAmount}
        read={readAmount}
        onChange={(budget_micro) => change({ budget_micro })}
      />
      {inDollars && data && (
        <Field label={t('Or choose one')}>
          {(control) => (
            <Select
              {...control}
              value={isOffered ? String(draft.budget_micro! / MICRO) : ''}
              onChange={({ currentTarget: { value } }) => {
                if (value !== '')
                  change({ budget_micro: (value === 'decide' ? budgetFor(people) : Number(value)) * MICRO })
              }}
            >
              <option value="">{t('Another amount')}</option>
              <option value="decide">{t('Let Starling decide')}</option>
              {data.budgets.map((budget) => (
                <option key={budget} value={budget}>
                  ${fullNumber(budget)}
                </option>
              ))}
            </Select>
          )}
        </Field>
      )}
    </div>
  )
}
