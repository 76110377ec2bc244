import type { Citation } from '@starling/contract/browser'

const LIT_MS = 1_600

/** Brings a section into view and lights it up, and the row in it when the section is drawn row by row. */
export function showRow(section: Citation['section'], row: Citation['row']): void {
  const panel = document.querySelector<HTMLElement>(`[data-section="${section}"]`)
  if (!panel) return
  // Where a section draws a row twice, as a country on a map and as a bar, the list comes last.
  const mark = typeof row === 'number' ? [...panel.querySelectorAll(`[data-row="${row}"]`)].at(-1) : undefined
  const behavior = matchMedia('(prefers-reduced-motion: reduce)').matches ? 'auto' : 'smooth'
  if (mark) mark.scrollIntoView({ block: 'center', behavior })
  else panel.scrollIntoView({ block: 'start', behavior })
  panel.focus({ preventScroll: true })
  light(panel, '3px')
  if (mark) light(mark, '2px')
}

function light(element: Element, width: string): void {
  const accent = getComputedStyle(element).getPropertyValue('--accent-two')
  element.animate(
    [
      { outline: `${width} solid ${accent}`, outlineOffset: '2px' },
      { outline: `${width} solid ${accent}`, outlineOffset: '2px', offset: 0.7 },
      { outline: `${width} solid transparent`, outlineOffset: '2px' },
    ],
    { duration: LIT_MS },
  )
}
