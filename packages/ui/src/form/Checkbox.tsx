import { clsx } from 'clsx'
import { Check, Minus } from 'lucide-react'
import { type ComponentProps, useCallback } from 'react'

/** `indeterminate` is for a box that stands for many, of which only some are ticked. */
export function Checkbox({
  indeterminate = false,
  className,
  ref,
  ...rest
}: Omit<ComponentProps<'input'>, 'type'> & { indeterminate?: boolean | undefined }) {
  // The browser knows this state only as a property of the element.
  const mark = useCallback(
    (element: HTMLInputElement | null) => {
      if (element) element.indeterminate = indeterminate
      if (typeof ref === 'function') return ref(element)
      if (ref) ref.current = element
    },
    [indeterminate, ref],
  )
  return (
    <span className={clsx('relative inline-grid size-5 shrink-0 place-items-center', className)}>
      <input
        {...rest}
        ref={mark}
        type="checkbox"
        className="peer size-4.5 appearance-none rounded-[5px] border border-control bg-ground transition-colors after:absolute after:-inset-1 after:content-[''] checked:border-accent checked:bg-accent indeterminate:border-accent indeterminate:bg-accent hover:border-text/60 checked:hover:border-accent-hover checked:hover:bg-accent-hover disabled:cursor-not-allowed disabled:opacity-50 aria-invalid:border-bad pointer-coarse:after:-inset-2.5"
      />
      <Check
        size={14}
        strokeWidth={2.5}
        aria-hidden
        className="pointer-events-none absolute text-on-accent opacity-0 peer-checked:opacity-100 peer-indeterminate:opacity-0"
      />
      <Minus
        size={14}
        strokeWidth={2.5}
        aria-hidden
        className="pointer-events-none absolute text-on-accent opacity-0 peer-indeterminate:opacity-100"
      />
    </span>
  )
}
