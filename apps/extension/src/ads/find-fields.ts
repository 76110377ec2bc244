import { BUILDER_AGES, BUILDER_GENDERS } from '@starling/question/builder'
import { FILL_FIELDS, type FillField } from '@starling/targeting/bridge'
import { boxesField, choiceField } from './choices.ts'
import { entriesField, TEXT_INPUTS } from './entries.ts'
import type { FormField } from './form-field.ts'
import { FIELD_NAMES, type FieldKind } from './labels.ts'
import { isShown, nameOf, plainName } from './names.ts'

export type FoundFields = {
  form: HTMLFormElement | null
  fields: ReadonlyMap<FillField, FormField>
  /** What the self-test names. */
  not_found: FillField[]
}

const ROLES: Record<FieldKind, string> = {
  entries: TEXT_INPUTS,
  choice: 'select',
  boxes: 'fieldset, [role=group]',
}

/** The fields of the ads form by what they are and what they are called. Of two of one name neither is taken. */
export function findFields(page: Document): FoundFields {
  const called = new Map<FillField, HTMLElement>()
  const byKind = new Map<FieldKind, { element: HTMLElement; name: string }[]>()
  for (const [kind, role] of Object.entries(ROLES) as [FieldKind, string][]) {
    const shown = [...page.querySelectorAll<HTMLElement>(role)].filter(isShown)
    byKind.set(
      kind,
      shown.map((element) => ({ element, name: plainName(nameOf(element)) })),
    )
  }
  for (const field of FILL_FIELDS) {
    const { kind, names } = FIELD_NAMES[field]
    const matching = byKind.get(kind)!.filter(({ name }) => names.includes(name))
    if (matching.length === 1) called.set(field, matching[0]!.element)
  }
  const form = formOfMost([...called.values()])
  const fields = new Map<FillField, FormField>()
  for (const [field, element] of called) {
    const found = element.closest('form') === form ? fieldOf(field, element) : null
    if (found) fields.set(field, found)
  }
  return { form, fields, not_found: FILL_FIELDS.filter((field) => !fields.has(field)) }
}

/** A search box elsewhere on the page may be called “Keywords”, too. */
function formOfMost(elements: HTMLElement[]): HTMLFormElement | null {
  const forms = Map.groupBy(elements, (element) => element.closest('form'))
  const [most] = [...forms].toSorted(([, one], [, other]) => other.length - one.length)
  return most?.[0] ?? null
}

function fieldOf(field: FillField, element: HTMLElement): FormField | null {
  if (field === 'placements') return boxesField(element)
  if (field === 'gender') return choiceField(field, element as HTMLSelectElement, BUILDER_GENDERS)
  if (field === 'age') return choiceField(field, element as HTMLSelectElement, BUILDER_AGES)
  return entriesField(element as HTMLInputElement)
}
