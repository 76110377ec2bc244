import { clsx } from 'clsx'
import type { ComponentProps, MouseEvent, ReactNode } from 'react'
import { type ButtonLook, buttonClass } from './button-class.ts'
import { Spinner } from './Spinner.tsx'
import { usePending } from './use-pending.ts'

export type ButtonProps = Omit<ComponentProps<'button'>, 'onClick'> &
  ButtonLook & {
    icon?: ReactNode
    busy?: boolean
    onClick?: ((event: MouseEvent<HTMLButtonElement>) => unknown) | undefined
  }

/** While the promise of `onClick` is pending it shows a spinner, keeps its width and ignores clicks (spec 4). */
export function Button({ variant, size, square, className, icon, busy, onClick, children, ...rest }: ButtonProps) {
  const { pending, run } = usePending()
  const waiting = pending || busy === true

  function press(event: MouseEvent<HTMLButtonElement>) {
    // Not `disabled`: that would drop the keyboard focus in the middle of the work.
    if (waiting || rest['aria-disabled'] === true) {
      event.preventDefault()
      event.stopPropagation()
      return
    }
    if (onClick) return run(() => onClick(event))
  }

  return (
    <button
      type="button"
      {...rest}
      className={buttonClass({
        ...(variant && { variant }),
        ...(size && { size }),
        ...(square && { square }),
        className: clsx(waiting && 'cursor-progress', className),
      })}
      onClick={press}
      aria-busy={waiting || undefined}
      aria-disabled={waiting || rest['aria-disabled'] || undefined}
    >
      <span className={clsx('inline-flex items-center justify-center gap-[inherit]', waiting && 'opacity-0')}>
        {icon}
        {children}
      </span>
      {waiting && (
        <span className="absolute inset-0 grid place-items-center">
          <Spinner />
        </span>
      )}
    </button>
  )
}
