import { useText } from '@starling/text'
import { Field, Input } from '@starling/ui'
import { readMoney } from '../floor/index.ts'

/** An amount as it is typed; what is none is said at once. */
export function MoneyField({
  label,
  help,
  currency,
  value,
  optional = false,
  onChange,
}: {
  label: string
  help?: string
  currency: string
  value: string
  optional?: boolean
  onChange: (value: string) => void
}) {
  const { t } = useText()
  const isWrong = readMoney(value, currency) === undefined
  return (
    <Field
      label={t('{{label}}, in {{currency}}', { label, currency })}
      help={help}
      optional={optional}
      error={isWrong ? t('This is no amount of {{currency}}.', { currency }) : undefined}
    >
      {(control) => (
        <Input
          {...control}
          inputMode="decimal"
          autoComplete="off"
          value={value}
          onChange={({ currentTarget }) => onChange(currentTarget.value)}
        />
      )}
    </Field>
  )
}
