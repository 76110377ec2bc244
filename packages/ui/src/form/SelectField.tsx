import type { FieldValues } from 'react-hook-form'
import { Field } from './Field.tsx'
import { Select } from './Input.tsx'
import { type FormFieldProps, type NativeProps, nativeProps, useField } from './use-field.ts'

/** The browser's own list: it works with every keyboard, reader and phone. The options are its children. */
export function SelectField<Values extends FieldValues>(props: FormFieldProps<Values> & NativeProps<'select'>) {
  const { field, error } = useField(props)
  const { label, help, required, optional, className } = props
  return (
    <Field label={label} help={help} error={error} required={required} optional={optional} className={className}>
      {(control) => <Select {...nativeProps(props)} {...control} {...field} value={field.value ?? ''} />}
    </Field>
  )
}
