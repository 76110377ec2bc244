import { clsx } from 'clsx'
import type { FormEvent, KeyboardEvent, ReactNode } from 'react'
import {
  type FieldValues,
  type UseFormProps,
  type UseFormReturn,
  useFormState,
  useForm as useHookForm,
} from 'react-hook-form'
import { Button, type ButtonProps } from '../Button.tsx'
import { usePending } from '../use-pending.ts'
import { ErrorText } from './Field.tsx'

/** Judges on submit, then again on each change (spec 5). */
export function useForm<Values extends FieldValues>(options: UseFormProps<Values> = {}): UseFormReturn<Values> {
  return useHookForm<Values>({ mode: 'onSubmit', reValidateMode: 'onChange', ...options })
}

/** True while an input method is still forming the word, when Enter picks a candidate and must do nothing else. */
export function isComposing(event: KeyboardEvent): boolean {
  // Safari ends the composition before it tells of the key: there only the code 229 shows it.
  return event.nativeEvent.isComposing || event.nativeEvent.keyCode === 229
}

/** Shows `form.setError('root', { message: formError(text) })` above its last row, where the button is. */
export function Form<Values extends FieldValues>({
  form,
  onSubmit,
  actions,
  label,
  className,
  children,
}: {
  form: UseFormReturn<Values>
  onSubmit: (values: Values) => unknown
  actions?: ReactNode
  label?: string
  className?: string
  children: ReactNode
}) {
  const { run } = usePending()
  const rootError = useFormState({ control: form.control }).errors.root?.message

  function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    return run(() => form.handleSubmit(onSubmit)(event))
  }

  return (
    <form
      noValidate
      aria-label={label}
      className={clsx('grid gap-5', className)}
      onSubmit={submit}
      onKeyDownCapture={(event) => {
        if (event.key === 'Enter' && isComposing(event)) event.preventDefault()
      }}
    >
      {children}
      <div role="alert" className="empty:hidden">
        {rootError && <ErrorText text={rootError} />}
      </div>
      {actions}
    </form>
  )
}

/** The last button of a form, busy while the form is being sent. */
export function SubmitButton<Values extends FieldValues>({
  form,
  ...rest
}: Omit<ButtonProps, 'form' | 'type' | 'busy'> & { form: UseFormReturn<Values> }) {
  const { isSubmitting } = useFormState({ control: form.control })
  return <Button variant="primary" {...rest} type="submit" busy={isSubmitting} />
}
