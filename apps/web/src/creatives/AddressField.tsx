import { useText } from '@starling/text'
import { Field, Input } from '@starling/ui'
import { isWrongAddress } from './draft.ts'

/** Where a card leads; one that leads nowhere is told while it is typed. */
export function AddressField({ value, onChange }: { value: string; onChange: (value: string) => void }) {
  const { t } = useText()
  const error = isWrongAddress(value) ? t('Give an address of the web, such as https://example.com.') : undefined
  return (
    <Field label={t('Leads to')} error={error}>
      {(control) => (
        <Input
          {...control}
          inputMode="url"
          maxLength={2048}
          placeholder="https://"
          value={value}
          onChange={({ currentTarget }) => onChange(currentTarget.value)}
        />
      )}
    </Field>
  )
}
