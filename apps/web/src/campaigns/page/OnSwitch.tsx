import { clsx } from 'clsx'
import { useState } from 'react'

/** On or off, as the server last said: it moves once that has agreed. */
export function OnSwitch({
  label,
  isOn,
  disabled = false,
  onChange,
}: {
  label: string
  isOn: boolean
  disabled?: boolean
  onChange: (isOn: boolean) => Promise<unknown>
}) {
  const [pending, setPending] = useState(false)
  const turn = () => {
    if (pending) return
    setPending(true)
    return onChange(!isOn).finally(() => setPending(false))
  }
  return (
    <button
      type="button"
      role="switch"
      aria-checked={isOn}
      aria-label={label}
      aria-busy={pending || undefined}
      disabled={disabled}
      onClick={turn}
      className={clsx(
        'relative h-6 w-11 shrink-0 rounded-full border transition-colors disabled:opacity-50',
        isOn ? 'border-accent bg-accent' : 'border-control bg-sunken',
      )}
    >
      <span
        aria-hidden
        className={clsx(
          'absolute top-0.5 left-0.5 size-4.5 rounded-full transition-transform',
          isOn ? 'translate-x-5 bg-on-accent' : 'bg-control',
        )}
      />
    </button>
  )
}
