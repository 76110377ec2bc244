import type { FieldValues } from 'react-hook-form'
import { Field } from './Field.tsx'
import { Input } from './Input.tsx'
import { type FormFieldProps, type NativeProps, nativeProps, useField } from './use-field.ts'

const EMAIL = { type: 'email', autoComplete: 'email', autoCapitalize: 'none', spellCheck: false } as const

export function TextField<Values extends FieldValues>(props: FormFieldProps<Values> & NativeProps<'input'>) {
  const { field, error } = useField(props)
  const { label, help, required, optional, className, email } = props
  return (
    <Field label={label} help={help} error={error} required={required} optional={optional} className={className}>
      {(control) => (
        <Input {...(email && EMAIL)} {...nativeProps(props)} {...control} {...field} value={field.value ?? ''} />
      )}
    </Field>
  )
}
