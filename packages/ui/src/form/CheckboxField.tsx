import type { FieldValues } from 'react-hook-form'
import { Checkbox } from './Checkbox.tsx'
import { Field } from './Field.tsx'
import { type FormFieldProps, type NativeProps, nativeProps, useField } from './use-field.ts'

export function CheckboxField<Values extends FieldValues>(props: FormFieldProps<Values> & NativeProps<'input'>) {
  const {
    field: { value, onChange, ...field },
    error,
  } = useField(props)
  const { label, help, required, optional, className } = props
  return (
    <Field inline label={label} help={help} error={error} required={required} optional={optional} className={className}>
      {(control) => (
        <Checkbox
          {...nativeProps(props)}
          {...control}
          {...field}
          checked={value === true}
          onChange={(event) => onChange(event.target.checked)}
        />
      )}
    </Field>
  )
}
