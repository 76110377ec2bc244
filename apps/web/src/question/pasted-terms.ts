import type { ClipboardEvent } from 'react'

/** What a field says after lines or cells of a sheet were pasted into it: the browser would join them to one term. */
export function pastedTerms(event: ClipboardEvent<HTMLInputElement>): string | null {
  const terms = event.clipboardData
    .getData('text')
    .trim()
    .split(/\s*[\n\t]\s*/)
  if (terms.length < 2) return null
  event.preventDefault()
  const { value, selectionStart, selectionEnd } = event.currentTarget
  return value.slice(0, selectionStart ?? value.length) + terms.join(', ') + value.slice(selectionEnd ?? value.length)
}
