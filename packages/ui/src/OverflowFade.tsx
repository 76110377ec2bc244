import { clsx } from 'clsx'
import { type ReactNode, useCallback, useEffect, useRef, useState } from 'react'

const CHECK_EVERY_MS = 200 // spec 9
const MOST_CHECKS = 100 // spec 9

type Hidden = { before: boolean; after: boolean }

const MASKS = {
  across: {
    both: 'mask-[linear-gradient(to_right,transparent,black_32px,black_calc(100%-32px),transparent)]',
    before: 'mask-[linear-gradient(to_right,transparent,black_32px)]',
    after: 'mask-[linear-gradient(to_left,transparent,black_32px)]',
  },
  down: {
    both: 'mask-[linear-gradient(to_bottom,transparent,black_32px,black_calc(100%-32px),transparent)]',
    before: 'mask-[linear-gradient(to_bottom,transparent,black_32px)]',
    after: 'mask-[linear-gradient(to_top,transparent,black_32px)]',
  },
} as const

export type OverflowFadeProps = {
  /** The name of the region, heard when it has to be scrolled. */
  label: string
  direction?: 'across' | 'down'
  className?: string
  children: ReactNode
}

/** A scrolling area whose edge fades where more is hidden. */
export function OverflowFade({ label, direction = 'across', className, children }: OverflowFadeProps) {
  const area = useRef<HTMLDivElement>(null)
  const [hidden, setHidden] = useState<Hidden>({ before: false, after: false })

  const check = useCallback(() => {
    const element = area.current
    if (!element) return
    const [at, seen, whole] =
      direction === 'across'
        ? [element.scrollLeft, element.clientWidth, element.scrollWidth]
        : [element.scrollTop, element.clientHeight, element.scrollHeight]
    // One pixel of tolerance: a zoomed page scrolls to fractions.
    const next = { before: at > 1, after: whole - seen - at > 1 }
    setHidden((now) => (now.before === next.before && now.after === next.after ? now : next))
  }, [direction])

  // What is inside may grow late (fonts, pictures, answers) without this component being drawn again.
  useEffect(() => {
    let checks = 1
    check()
    const timer = setInterval(() => {
      checks += 1
      check()
      if (checks >= MOST_CHECKS) clearInterval(timer)
    }, CHECK_EVERY_MS)
    return () => clearInterval(timer)
  }, [check])

  const side = hidden.before && hidden.after ? 'both' : hidden.before ? 'before' : hidden.after ? 'after' : undefined
  return (
    <div
      ref={area}
      onScroll={check}
      data-fade={side}
      className={clsx(
        direction === 'across' ? 'overflow-x-auto' : 'overflow-y-auto',
        side && MASKS[direction][side],
        className,
      )}
      {...(side && { role: 'region', 'aria-label': label, tabIndex: 0 })}
    >
      {children}
    </div>
  )
}
