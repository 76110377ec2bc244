import { Field, Input } from '@starling/ui'
import { type ComponentProps, type ReactNode, useState } from 'react'

/** A number as it is typed: what is none is said at once, and what was taken before stays until it is one. */
export function TypedNumber({
  label,
  help,
  wrong,
  value,
  write,
  read,
  onChange,
  ...rest
}: {
  label: ReactNode
  help?: ReactNode
  /** Said where it is no number that can be taken. */
  wrong: string
  value: number | null
  write: (value: number | null) => string
  /** Undefined: it is none. */
  read: (text: string) => number | null | undefined
  onChange: (value: number | null) => void
} & Omit<ComponentProps<typeof Input>, 'value' | 'onChange'>) {
  const [typed, setTyped] = useState<string | null>(null)
  // What is on the screen is what was typed, as long as it still means what is taken.
  const text = typed !== null && (read(typed) === undefined || read(typed) === value) ? typed : write(value)
  const isWrong = read(text) === undefined
  return (
    <Field label={label} {...(help !== undefined && { help })} {...(isWrong && { error: wrong })}>
      {(control) => (
        <Input
          {...rest}
          {...control}
          value={text}
          onChange={({ currentTarget }) => {
            setTyped(currentTarget.value)
            const next = read(currentTarget.value)
            if (next !== undefined) onChange(next)
          }}
        />
      )}
    </Field>
  )
}
