import { useText } from '@starling/text'
import { TextField } from '@starling/ui'
import type { UseFormReturn } from 'react-hook-form'

export type NameValues = { first_name: string; last_name: string }

/** Japanese names begin with the family. */
export function NameFields({ form }: { form: UseFormReturn<NameValues> }) {
  const { t, language } = useText()
  const first = (
    <TextField
      key="first"
      form={form}
      name="first_name"
      label={t('First name')}
      autoComplete="given-name"
      required
      max={80}
    />
  )
  const last = (
    <TextField
      key="last"
      form={form}
      name="last_name"
      label={t('Last name')}
      autoComplete="family-name"
      optional
      max={80}
    />
  )
  return <div className="grid gap-5 sm:grid-cols-2">{language === 'ja' ? [last, first] : [first, last]}</div>
}
