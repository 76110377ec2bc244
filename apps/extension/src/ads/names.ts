/** What stands inside these is what somebody chose or typed, not what the field is called. */
const CONTROLS = 'button, input, select, textarea, [role=button], [role=listbox], [role=list], ul, ol'

/** The words of an element without those of the controls in it. */
export function wordsOf(element: Element): string {
  const parts: string[] = []
  const walk = (node: Node): void => {
    for (const child of node.childNodes) {
      if (child.nodeType === 3) parts.push(child.textContent ?? '')
      else if (child.nodeType === 1 && !(child as Element).matches(CONTROLS)) walk(child)
    }
  }
  walk(element)
  return parts.join(' ').replace(/\s+/g, ' ').trim()
}

/** As two people type the same entry. */
export const plainText = (text: string): string => text.toLowerCase().replace(/\s+/g, ' ').trim()
export const isSameText = (one: string, other: string): boolean => plainText(one) === plainText(other)

/** As two people write the same name: without a star for “required” or a colon. */
export const plainName = (text: string): string => plainText(text).replace(/[\s*:]+$/, '')

/** What an element is called, as a screen reader would say it. Classes and ids are the page's own affair. */
export function nameOf(element: Element): string {
  const by = element.getAttribute('aria-labelledby')?.split(/\s+/) ?? []
  const labelled = by.map((id) => element.ownerDocument.getElementById(id)).filter((one) => one !== null)
  if (labelled.length > 0) return labelled.map(wordsOf).join(' ')
  const label = element.getAttribute('aria-label')?.trim()
  if (label) return label
  const legend = element.matches('fieldset') ? element.querySelector(':scope > legend') : null
  if (legend) return wordsOf(legend)
  return labelsOf(element).map(wordsOf).join(' ')
}

function labelsOf(element: Element): Element[] {
  const { labels } = element as HTMLInputElement
  if (labels && labels.length > 0) return [...labels]
  const around = element.closest('label')
  const { id } = element
  const outside = [...element.ownerDocument.querySelectorAll('label[for]')].filter(
    (one) => id !== '' && one.getAttribute('for') === id,
  )
  return outside.length > 0 ? outside : around ? [around] : []
}

/** A field that nobody can see is not the one that somebody means. */
export function isShown(element: Element): boolean {
  if (!element.isConnected || element.closest('[hidden], [inert], [aria-hidden=true]')) return false
  return (
    element.checkVisibility?.({ opacityProperty: true, visibilityProperty: true, contentVisibilityAuto: true }) ?? true
  )
}
