import { clsx } from 'clsx'
import type { ReactNode } from 'react'
import { Link } from 'react-router'
import type { RailPlace } from './places.ts'
import { useIsCurrent } from './use-is-current.ts'

export const ROW =
  'flex h-10 items-center gap-3 whitespace-nowrap rounded-control px-2.5 no-underline transition-colors'

export function rowLook({ current, holdsCurrent }: { current: boolean; holdsCurrent: boolean }): string {
  if (current) return 'bg-accent/12 font-medium text-accent'
  return clsx('hover:bg-text/8', holdsCurrent ? 'font-medium text-accent' : 'text-muted hover:text-text')
}

/** One way into a place; the one a person is at is marked. */
export function PlaceLink({
  place,
  label,
  holdsCurrent = false,
  small = false,
  onGo,
  className,
  children,
}: {
  place: RailPlace
  /** Where the link shows no words. */
  label?: string
  /** The place a person is at is folded away under this one. */
  holdsCurrent?: boolean
  small?: boolean
  onGo?: () => void
  className?: string
  children: ReactNode
}) {
  const current = useIsCurrent()(place)
  return (
    <Link
      to={place.to}
      onClick={onGo}
      aria-label={label}
      aria-current={current ? 'page' : undefined}
      className={clsx(ROW, small && 'h-8! pointer-coarse:h-10!', rowLook({ current, holdsCurrent }), className)}
    >
      {children}
    </Link>
  )
}
