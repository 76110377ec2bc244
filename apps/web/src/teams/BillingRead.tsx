import type { Team } from '@starling/contract/browser'
import { useText } from '@starling/text'
import { Completeness } from './BillingForm.tsx'
import { countryName } from './countries.ts'

/** The billing details for those who may only read them. */
export function BillingRead({ team }: { team: Team }) {
  const { t, language } = useText()
  const rows = [
    { label: t('Name on the invoice'), value: team.invoice_name },
    { label: t('Email for invoices'), value: team.invoice_email },
    { label: t('Country'), value: team.country && countryName(team.country, language) },
  ]
  return (
    <>
      <dl className="grid gap-3">
        {rows.map(({ label, value }) => (
          <div key={label} className="grid gap-0.5 sm:grid-cols-[12rem_1fr]">
            <dt className="text-muted">{label}</dt>
            <dd>{value ?? <span className="text-faint">{t('Not set')}</span>}</dd>
          </div>
        ))}
      </dl>
      <Completeness team={team} />
    </>
  )
}
