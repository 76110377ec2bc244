import { useText } from '@starling/text'
import { ChevronUp } from 'lucide-react'
import { type ReactNode, useEffect, useRef, useState } from 'react'

/** What stands above the bar at the top has been passed. */
const BAR_PX = 56
const BELOW = '1000000px'

/**
 * What stays of the question bar on a phone, where the whole of it would take a quarter of the height: what was asked, as
 * the way back to the field, and the sections. It comes once the field is out of sight.
 */
export function AskedStrip({ name, menu }: { name: string; menu: ReactNode }) {
  const { t } = useText()
  const [isPassed, setIsPassed] = useState(false)
  const edge = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (!edge.current || typeof IntersectionObserver === 'undefined') return
    const watching = new IntersectionObserver(([seen]) => setIsPassed(seen?.isIntersecting === false), {
      rootMargin: `-${BAR_PX}px ${BELOW} ${BELOW} ${BELOW}`,
    })
    watching.observe(edge.current)
    return () => watching.disconnect()
  }, [])
  function back() {
    window.scrollTo({ top: 0, behavior: 'instant' })
    document.getElementById('question')?.focus({ preventScroll: true })
  }
  return (
    <div ref={edge} className="md:hidden">
      {isPassed && (
        <div
          data-asked-strip
          className="fixed inset-x-0 top-14 z-20 flex h-11 items-center gap-2 border-line border-b bg-ground pr-3 pl-4"
        >
          <button
            type="button"
            onClick={back}
            title={name}
            aria-label={t('Change the question: {{name}}', { name })}
            className="flex h-full min-w-0 grow items-center gap-2 text-left text-13 text-muted"
          >
            <ChevronUp size={16} strokeWidth={1.5} aria-hidden className="shrink-0" />
            <span className="truncate">{name}</span>
          </button>
          {menu}
        </div>
      )}
    </div>
  )
}
