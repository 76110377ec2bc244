import { useText } from '@starling/text'
import { type ComponentProps, type ReactNode, useEffect, useRef } from 'react'
import { type FieldPath, type FieldValues, type UseFormReturn, useController } from 'react-hook-form'
import { type RuleSet, rules } from './rules.ts'

export type FormFieldProps<Values extends FieldValues> = Omit<RuleSet, 'label'> & {
  form: UseFormReturn<Values>
  name: FieldPath<Values>
  label: string
  /** How the messages call the field, where the label is a whole sentence. */
  messageLabel?: string | undefined
  help?: ReactNode
  optional?: boolean | undefined
  className?: string | undefined
}

const OWN: readonly string[] = [
  'form',
  'name',
  'label',
  'messageLabel',
  'help',
  'optional',
  'className',
  'required',
  'email',
  'min',
  'max',
  'validate',
] satisfies (keyof FormFieldProps<FieldValues>)[]

/** What of a field's props goes to the element itself. */
export function nativeProps<Props extends object>(props: Props): Omit<Props, keyof FormFieldProps<FieldValues>> {
  const rest = Object.entries(props).filter(([name]) => !OWN.includes(name))
  return Object.fromEntries(rest) as Omit<Props, keyof FormFieldProps<FieldValues>>
}

/** The element's own props, without those that the form decides. */
export type NativeProps<Tag extends 'input' | 'textarea' | 'select'> = Omit<
  ComponentProps<Tag>,
  keyof FormFieldProps<FieldValues> | 'id' | 'value' | 'defaultValue' | 'checked' | 'onBlur' | 'onChange' | 'ref'
>

/** One field of a form: its value, its message, and when it is judged again. */
export function useField<Values extends FieldValues>({
  form,
  name,
  label,
  messageLabel = label,
  required,
  email,
  min,
  max,
  validate,
}: FormFieldProps<Values>) {
  const { language } = useText()
  const { field, fieldState, formState } = useController({
    control: form.control,
    name,
    rules: rules({ label: messageLabel, required, email, min, max, validate }),
  })
  const brokeRule = fieldState.error?.type === 'validate'

  const judgedIn = useRef(language)
  useEffect(() => {
    if (judgedIn.current === language) return
    judgedIn.current = language
    if (brokeRule) void form.trigger(name) // the message stands in the old language
  }, [language, brokeRule, form, name])

  return {
    field: {
      ...field,
      onChange: (value: unknown) => {
        field.onChange(value)
        // After a submit the form does this by itself; a field judged alone before that would keep its error.
        if (fieldState.invalid && !formState.isSubmitted) void form.trigger(name)
      },
    },
    error: fieldState.error?.message,
  }
}
