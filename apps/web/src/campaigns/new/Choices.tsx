import { clsx } from 'clsx'
import { type ReactNode, useId } from 'react'

/** One of a few, each with what it means. */
export function Choices<Id extends string>({
  label,
  value,
  choices,
  onChange,
  className,
}: {
  label: string
  value: string
  choices: readonly { id: Id; name: ReactNode; about?: ReactNode; disabled?: boolean }[]
  onChange: (id: Id) => void
  className?: string
}) {
  const group = useId()
  return (
    <fieldset className="grid gap-2">
      <legend className="mb-1.5 font-medium text-13">{label}</legend>
      <div className={clsx('grid grid-cols-1 gap-2', className)}>
        {choices.map(({ id, name, about, disabled = false }) => (
          <label
            key={id}
            className={clsx(
              'flex min-h-10 cursor-pointer items-start gap-3 rounded-control border px-3 py-2.5 has-disabled:cursor-not-allowed has-focus-visible:outline-2 has-focus-visible:outline-accent',
              value === id ? 'border-accent bg-accent/8' : 'border-line-strong bg-raised hover:border-control',
            )}
          >
            <input
              type="radio"
              name={group}
              value={id}
              checked={value === id}
              disabled={disabled}
              onChange={() => onChange(id)}
              className="mt-1 accent-accent"
            />
            <span className="grid min-w-0 gap-0.5">
              <span className={clsx('wrap-break-word font-medium', disabled && 'text-muted')}>{name}</span>
              {about && <span className="wrap-break-word text-pretty text-13 text-muted">{about}</span>}
            </span>
          </label>
        ))}
      </div>
    </fieldset>
  )
}
