import { clsx } from 'clsx'
import { ChevronDown } from 'lucide-react'
import type { ComponentProps } from 'react'

// 16 px under a finger: below that iOS zooms into the field on focus.
const CONTROL =
  'w-full rounded-control border border-control bg-ground text-14 text-text transition-colors hover:border-text/60 aria-invalid:border-bad disabled:cursor-not-allowed disabled:opacity-50 pointer-coarse:text-16'

export function Input({ className, ...rest }: ComponentProps<'input'>) {
  return <input {...rest} className={clsx(CONTROL, 'h-10 px-3', className)} />
}

export function TextBox({ className, ...rest }: ComponentProps<'textarea'>) {
  return (
    <textarea
      rows={4}
      {...rest}
      className={clsx(CONTROL, 'field-sizing-content block min-h-24 px-3 py-2', className)}
    />
  )
}

export function Select({ className, ...rest }: ComponentProps<'select'>) {
  return (
    <span className="relative block">
      <select {...rest} className={clsx(CONTROL, 'h-10 appearance-none truncate pr-9 pl-3', className)} />
      <ChevronDown
        size={16}
        strokeWidth={1.5}
        aria-hidden
        className="pointer-events-none absolute top-1/2 right-3 -translate-y-1/2 text-muted"
      />
    </span>
  )
}
