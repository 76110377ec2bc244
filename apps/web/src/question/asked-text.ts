import type { MouseEvent } from 'react'

/** Fields whose text was asked and not touched since. */
const asked = new WeakSet<Element>()

/** What was asked stands there selected: the next one typed replaces it. */
export function selectAsked(field: Element | null): void {
  if (!(field instanceof HTMLInputElement)) return
  asked.add(field)
  if (field === document.activeElement) field.select()
}

/** As in a browser's own address: the first click selects all of it, the next one puts the caret where it is. */
export function selectWhole(event: MouseEvent<HTMLInputElement>): void {
  const { button, currentTarget: field } = event
  const isWhole = field.selectionStart === 0 && field.selectionEnd === field.value.length
  const isFresh = asked.delete(field) && isWhole
  if (button !== 0 || (document.activeElement === field && !isFresh)) return
  event.preventDefault()
  field.focus()
  field.select()
}
