import { CURRENCIES } from '@starling/catalog'
import { OBJECTIVE_NAMES } from '@starling/charts/scenario'
import type { CampaignParameters } from '@starling/contract/browser'
import { writeBuilder } from '@starling/question/builder'
import { builderSentence } from '@starling/sections/builder-words'
import { useText } from '@starling/text'
import { Field, Input, Select } from '@starling/ui'
import { Link } from 'react-router'
import { joinAddress } from '../question/index.ts'
import { saysWhom } from './parameters-draft.ts'
import { OBJECTIVES, readAmount, readPeople, readTimes, writeAmount } from './scenario-draft.ts'
import { TypedNumber } from './TypedNumber.tsx'

const dayOrNull = (text: string) => (text === '' ? null : text)

/** What a campaign is made of: read from the description, and changed by hand. */
export function ParametersForm({
  parameters,
  onChange,
}: {
  parameters: CampaignParameters
  onChange: (parameters: CampaignParameters) => void
}) {
  const say = useText()
  const { t, language } = say
  const change = (patch: Partial<CampaignParameters>) => onChange({ ...parameters, ...patch })
  const amount = t('Digits, with one decimal at most.')
  const plain = (value: number | null) => (value === null ? '' : String(value))
  return (
    <div className="grid grid-cols-1 gap-4">
      <section className="grid gap-1" aria-label={t('Audience')}>
        <h3 className="font-medium text-13">{t('Audience')}</h3>
        <p className="text-pretty text-14">
          {saysWhom(parameters) ? builderSentence(parameters.draft, say) : t('Nobody is described yet.')}
        </p>
        <Link className="w-fit text-13 underline" to={joinAddress('/audience-builder', writeBuilder(parameters.draft))}>
          {t('Change it in the audience builder')}
        </Link>
      </section>
      <Field label={t('Name')}>
        {(control) => (
          <Input
            {...control}
            maxLength={120}
            value={parameters.name}
            onChange={({ currentTarget }) => change({ name: currentTarget.value })}
          />
        )}
      </Field>
      <div className="grid grid-cols-1 items-start gap-3 sm:grid-cols-2">
        <Field label={t('Objective')} className="sm:col-span-2">
          {(control) => (
            <Select
              {...control}
              value={parameters.objective ?? ''}
              onChange={({ currentTarget: { value } }) =>
                change({ objective: value === '' ? null : (value as CampaignParameters['objective']) })
              }
            >
              <option value="">{t('Not decided')}</option>
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
              value={parameters.currency}
              onChange={({ currentTarget }) =>
                change({ currency: currentTarget.value as CampaignParameters['currency'] })
              }
            >
              {CURRENCIES.map(({ value, name, name_ja }) => (
                <option key={value} value={value}>
                  {language === 'ja' ? name_ja : name}
                </option>
              ))}
            </Select>
          )}
        </Field>
        <TypedNumber
          label={t('Budget')}
          wrong={amount}
          inputMode="decimal"
          value={parameters.budget_micro}
          write={writeAmount}
          read={readAmount}
          onChange={(budget_micro) => change({ budget_micro })}
        />
        <TypedNumber
          label={t('Price of 1,000 views')}
          help={t('Left empty, what is usual.')}
          wrong={amount}
          inputMode="decimal"
          value={parameters.price_micro}
          write={writeAmount}
          read={readAmount}
          onChange={(price_micro) => change({ price_micro })}
        />
        <Field label={t('First day')}>
          {(control) => (
            <Input
              {...control}
              type="date"
              value={parameters.starts_on ?? ''}
              onChange={({ currentTarget }) => change({ starts_on: dayOrNull(currentTarget.value) })}
            />
          )}
        </Field>
        <Field label={t('Last day')}>
          {(control) => (
            <Input
              {...control}
              type="date"
              value={parameters.ends_on ?? ''}
              onChange={({ currentTarget }) => change({ ends_on: dayOrNull(currentTarget.value) })}
            />
          )}
        </Field>
        <TypedNumber
          label={t('People on X')}
          help={t('Left empty, those known here.')}
          wrong={t('A whole number, at least 1.')}
          inputMode="numeric"
          value={parameters.people}
          write={plain}
          read={readPeople}
          onChange={(people) => change({ people })}
        />
        <TypedNumber
          label={t('Views of one person at most')}
          help={t('Left empty, nothing caps it.')}
          wrong={t('A number from 1 to 100, with one decimal at most.')}
          inputMode="decimal"
          value={parameters.frequency_cap}
          write={plain}
          read={readTimes}
          onChange={(frequency_cap) => change({ frequency_cap })}
        />
      </div>
    </div>
  )
}
