import type { Reading } from '@starling/contract/browser'
import { useText } from '@starling/text'
import { CheckboxField, SubmitButton, TextField, useForm } from '@starling/ui'
import { notify, toDollars, toMicros } from '../floor/index.ts'
import { ServerForm } from '../forms/index.ts'
import { useChangeReading } from './queries.ts'

type Values = { cap: string; daily: boolean }
const AMOUNT = /^\d{1,6}(\.\d{1,2})?$/

/** An empty cap is none. */
export function CostForm({ teamId, reading }: { teamId: string; reading: Reading }) {
  const { t } = useText()
  const cap = reading.cap === null ? '' : String(toDollars(reading.cap))
  const form = useForm<Values>({ defaultValues: { cap, daily: reading.daily } })
  const change = useChangeReading(teamId)

  async function submit(values: Values) {
    const typed = values.cap.trim()
    await change.mutateAsync({ cap: typed === '' ? null : toMicros(Number(typed)), daily: values.daily })
    form.reset(values)
    notify(t('The limit was saved.'), 'success')
  }

  return (
    <ServerForm
      form={form}
      onSubmit={submit}
      actions={
        <SubmitButton form={form} variant="secondary" className="justify-self-start">
          {t('Save')}
        </SubmitButton>
      }
    >
      <TextField
        form={form}
        name="cap"
        label={t('Monthly limit in US dollars')}
        help={t('Fetching stops before it could go over. Leave it empty for no limit.')}
        inputMode="decimal"
        autoComplete="off"
        validate={(typed) =>
          !typed || AMOUNT.test(String(typed).trim()) ? undefined : t('Enter an amount such as 50.')
        }
      />
      <CheckboxField
        form={form}
        name="daily"
        label={t('Fetch what is new every night')}
        help={t('Within the limit, without asking again.')}
      />
    </ServerForm>
  )
}
