import { useText } from '@starling/text'
import { clsx } from 'clsx'
import { CircleAlert } from 'lucide-react'
import { type ReactNode, useId } from 'react'

export type ControlProps = {
  id: string
  'aria-describedby': string | undefined
  'aria-invalid': true | undefined
  'aria-required': true | undefined
}

export type FieldProps = {
  label: ReactNode
  help?: ReactNode
  error?: string | undefined
  required?: boolean | undefined
  /** Says so beside the label; for the odd field that may stay empty. */
  optional?: boolean | undefined
  /** The label stands beside the control, as with a checkbox. */
  inline?: boolean | undefined
  className?: string | undefined
  children: (control: ControlProps) => ReactNode
}

export function ErrorText({ id, text }: { id?: string; text: string }) {
  return (
    <p id={id} className="flex items-start gap-1.5 whitespace-pre-line text-13 text-bad">
      <span className="flex h-[1lh] items-center">
        <CircleAlert size={14} strokeWidth={1.5} aria-hidden className="shrink-0" />
      </span>
      <span className="min-w-0">{text}</span>
    </p>
  )
}

/** Label above, help under, and the error in the place of the help. */
export function Field({ label, help, error, required, optional, inline, className, children }: FieldProps) {
  const { t } = useText()
  const id = useId()
  const noteId = `${id}-note`
  const note = error ? (
    <ErrorText id={noteId} text={error} />
  ) : help ? (
    <p id={noteId} className="text-13 text-muted">
      {help}
    </p>
  ) : null
  const control = children({
    id,
    'aria-describedby': note ? noteId : undefined,
    'aria-invalid': error ? true : undefined,
    'aria-required': required ? true : undefined,
  })
  const words = (
    <>
      {label}
      {optional && <span className="font-normal text-faint"> {t('Optional')}</span>}
    </>
  )
  if (inline) {
    return (
      <div className={clsx('grid gap-1', className)}>
        <label htmlFor={id} className="flex w-fit items-start gap-2.5 py-1 text-14 text-text pointer-coarse:py-2">
          <span className="flex h-[1lh] shrink-0 items-center">{control}</span>
          <span>{words}</span>
        </label>
        {note && <div className="pl-7.5">{note}</div>}
      </div>
    )
  }
  return (
    <div className={clsx('grid gap-1.5', className)}>
      <label htmlFor={id} className="w-fit font-medium text-13 text-text">
        {words}
      </label>
      {control}
      {note}
    </div>
  )
}
