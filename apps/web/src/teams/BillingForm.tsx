import { hasInvoiceDetails, type Team } from '@starling/contract/browser'
import { useText } from '@starling/text'
import { emailShapeError, SelectField, SubmitButton, TextField, useForm } from '@starling/ui'
import { CircleCheck, CircleDashed } from 'lucide-react'
import { useMemo } from 'react'
import { notify } from '../floor/index.ts'
import { ServerForm } from '../forms/index.ts'
import { countryOptions } from './countries.ts'
import { useChangeTeam } from './queries.ts'

type Values = { invoice_name: string; invoice_email: string; country: string }

const orNull = (typed: string) => typed.trim() || null

export function BillingForm({ team }: { team: Team }) {
  const { t, language } = useText()
  const form = useForm<Values>({
    defaultValues: {
      invoice_name: team.invoice_name ?? '',
      invoice_email: team.invoice_email ?? '',
      country: team.country ?? '',
    },
  })
  const changeTeam = useChangeTeam(team.slug)
  const countries = useMemo(() => countryOptions(language), [language])

  async function submit({ invoice_name, invoice_email, country }: Values) {
    await changeTeam.mutateAsync({
      invoice_name: orNull(invoice_name),
      invoice_email: orNull(invoice_email),
      country: orNull(country),
    })
    form.reset({ invoice_name, invoice_email, country })
    notify(t('The billing details were saved.'), 'success')
  }

  return (
    <ServerForm
      form={form}
      onSubmit={submit}
      actions={
        <div className="flex flex-wrap items-center gap-x-4 gap-y-3">
          <SubmitButton form={form} variant="secondary">
            {t('Save the billing details')}
          </SubmitButton>
          {!form.formState.isDirty && <Completeness team={team} />}
        </div>
      }
    >
      <TextField
        form={form}
        name="invoice_name"
        label={t('Name on the invoice')}
        autoComplete="organization"
        max={120}
      />
      <TextField
        form={form}
        name="invoice_email"
        label={t('Email for invoices')}
        inputMode="email"
        autoComplete="email"
        autoCapitalize="none"
        spellCheck={false}
        validate={(typed) => (typed ? emailShapeError(String(typed).trim()) : undefined)}
      />
      <SelectField form={form} name="country" label={t('Country')} autoComplete="country">
        <option value="">{t('Not set')}</option>
        {countries.map(({ code, name }) => (
          <option key={code} value={code}>
            {name}
          </option>
        ))}
      </SelectField>
    </ServerForm>
  )
}

/** Of what is saved, not of what is being typed. */
export function Completeness({ team }: { team: Team }) {
  const { t } = useText()
  const isComplete = hasInvoiceDetails(team)
  const Icon = isComplete ? CircleCheck : CircleDashed
  return (
    <p role="status" className="flex items-center gap-1.5 text-13 text-muted">
      <Icon size={16} strokeWidth={1.5} aria-hidden className={isComplete ? 'text-good' : 'text-faint'} />
      {isComplete ? t('The billing details are complete.') : t('The billing details are not complete.')}
    </p>
  )
}
