import { PACKAGE_PARTS, type PackagePart } from '@starling/targeting'
import type { FillField } from '@starling/targeting/bridge'

export const isPart = (field: FillField): field is PackagePart => PACKAGE_PARTS.some((part) => part === field)

/** Brings the card of a part into sight once it is drawn, with the focus in its field. */
export function showPart(field: FillField): void {
  requestAnimationFrame(() => {
    const card = document.querySelector(`[data-part=${isPart(field) ? field : 'demographics'}]`)
    card?.scrollIntoView({ block: 'center', behavior: 'smooth' })
    card?.querySelector<HTMLElement>('input[role=combobox], select')?.focus({ preventScroll: true })
  })
}
