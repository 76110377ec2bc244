import type { ReactNode } from 'react'

/** A table that is wider than a phone: it scrolls, the page does not. */
export function SideScroll({ label, children }: { label: string; children: ReactNode }) {
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: without it a keyboard could not scroll what lies outside
    <section tabIndex={0} aria-label={label} className="-mx-5 overflow-x-auto px-5">
      {children}
    </section>
  )
}
