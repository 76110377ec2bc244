import { handleIn } from '@starling/question'
import { useText } from '@starling/text'
import { Button, Field, Input } from '@starling/ui'
import { clsx } from 'clsx'
import { type FormEvent, useState } from 'react'

/** One handle, as people paste it. */
export function HandleBar({
  value,
  label,
  action,
  onSubmit,
}: {
  value: string
  label: string
  action: string
  onSubmit: (handle: string) => void
}) {
  const { t } = useText()
  const [error, setError] = useState<string>()
  function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    const handle = handleIn(String(new FormData(event.currentTarget).get('handle') ?? ''))
    setError(handle === null ? t('This is not a handle') : undefined)
    if (handle !== null) onSubmit(handle)
  }
  return (
    <form onSubmit={submit} noValidate className="flex items-end gap-2">
      <Field label={label} error={error} className="w-full max-w-96">
        {(control) => (
          <Input
            {...control}
            // Another account of the address fills the field anew.
            key={value}
            name="handle"
            defaultValue={value === '' ? '' : `@${value}`}
            placeholder="@kettlerow"
            autoCapitalize="none"
            autoComplete="off"
            spellCheck={false}
          />
        )}
      </Field>
      <Button type="submit" variant="primary" className={clsx('min-h-10', error && 'mb-6')}>
        {action}
      </Button>
    </form>
  )
}
