import type { FieldValues } from 'react-hook-form'
import { Field } from './Field.tsx'
import { TextBox } from './Input.tsx'
import { type FormFieldProps, type NativeProps, nativeProps, useField } from './use-field.ts'

export function TextArea<Values extends FieldValues>(props: FormFieldProps<Values> & NativeProps<'textarea'>) {
  const { field, error } = useField(props)
  const { label, help, required, optional, className } = props
  return (
    <Field label={label} help={help} error={error} required={required} optional={optional} className={className}>
      {(control) => <TextBox {...nativeProps(props)} {...control} {...field} value={field.value ?? ''} />}
    </Field>
  )
}
