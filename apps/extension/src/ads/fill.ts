import type { FillAnswer, FilledField, FillField, UndoAnswer } from '@starling/targeting/bridge'
import { type FoundFields, findFields } from './find-fields.ts'
import { FormChanged, type FormField, type Guard } from './form-field.ts'
import { FIELD_NAMES } from './labels.ts'
import { isSameText, plainName } from './names.ts'

/** What each field is to hold: texts as they are typed, our own values where something is chosen. */
export type FormTexts = Record<FillField, string[]>
/** What the fields held that were found. */
export type FormSnapshot = Partial<FormTexts>

/** Asks the person at the page whether these fields may be replaced. */
type AskReplace = (fields: FillField[]) => boolean
export type Filling = { answer: FillAnswer; before: FormSnapshot | null; after: FormSnapshot | null }

const isSame = (one: readonly string[], other: readonly string[]) =>
  one.length === other.length && one.every((text) => other.some((held) => isSameText(held, text)))

/** Puts exactly these texts into the form, or nothing at all, or says what stands there. Never sends the form. */
export async function fillForm(page: Document, wanted: FormTexts, askReplace: AskReplace): Promise<Filling> {
  const refused = (why: 'no_fields' | 'declined' | 'form_changed'): Filling => ({
    answer: { state: 'refused', why },
    before: null,
    after: null,
  })
  const found = findFields(page)
  const names = Object.keys(wanted) as FillField[]
  if (![...found.fields.keys()].some((field) => wanted[field].length > 0)) return refused('no_fields')
  const before = snapshot(found)
  const replaced = names.filter((field) => isReplaced(found.fields.get(field), before[field], wanted[field]))
  if (replaced.length > 0 && !askReplace(replaced)) return refused('declined')
  const guard = guardOf(page, found)
  const written: FillField[] = []
  try {
    guard()
    for (const [field, at] of found.fields) {
      written.push(field)
      await at.write(wanted[field], guard)
    }
    guard()
  } catch (error) {
    if (!(error instanceof FormChanged)) throw error
    const left = await takeBack(found, before, written)
    if (left.length === 0) return refused('form_changed')
    // The page does not let go of it: what stands there is told, and can be undone once more.
    return told(found, wanted, before, left)
  }
  return told(found, wanted, before, [...found.fields.keys()])
}

/** Puts back what stood there. What the person changed since is not lost without asking. */
export async function undoFill(
  page: Document,
  { before, after }: { before: FormSnapshot; after: FormSnapshot },
  askReplace: AskReplace,
): Promise<UndoAnswer> {
  const found = findFields(page)
  const nothing: UndoAnswer = { state: 'refused', why: 'nothing_to_undo' }
  const names = (Object.keys(before) as FillField[]).filter((field) => found.fields.has(field))
  const changed = names.filter((field) => !isSame(found.fields.get(field)!.read(), after[field] ?? []))
  const isBack = (field: FillField) => isSame(found.fields.get(field)!.read(), before[field]!)
  if (names.every(isBack) || (changed.length > 0 && !askReplace(changed))) return nothing
  const guard = guardOf(page, found)
  try {
    for (const field of names) await found.fields.get(field)!.write(before[field]!, guard)
  } catch (error) {
    if (!(error instanceof FormChanged)) throw error
  }
  return { state: 'undone', fields: names.filter(isBack) }
}

const snapshot = ({ fields }: FoundFields): FormSnapshot =>
  Object.fromEntries([...fields].map(([field, at]) => [field, at.read()]))

const isReplaced = (at: FormField | undefined, held: string[] | undefined, wanted: string[]): boolean =>
  at !== undefined && held !== undefined && !at.isBlank(held) && !isSame(held, wanted)

/** The same form at the same address, and every field still what it was called. */
function guardOf(page: Document, { form, fields }: FoundFields): Guard {
  const address = page.location.href
  const target = form && `${form.method} ${form.action}`
  return () => {
    const isSameForm =
      page.location.href === address && (!form || (form.isConnected && `${form.method} ${form.action}` === target))
    const areThere = [...fields].every(
      ([field, at]) =>
        at.isThere() && at.input.closest('form') === form && FIELD_NAMES[field].names.includes(plainName(at.name())),
    )
    if (!isSameForm || !areThere) throw new FormChanged()
  }
}

/** Removes what was put in, wherever it still stands; gives the fields that did not let go of it. */
async function takeBack({ fields }: FoundFields, before: FormSnapshot, written: FillField[]): Promise<FillField[]> {
  const left: FillField[] = []
  for (const field of written.toReversed()) {
    const at = fields.get(field)!
    if (!at.input.isConnected) continue
    const isKnown = at.isThere() && FIELD_NAMES[field].names.includes(plainName(at.name()))
    // A field that is now called something else gets nothing new, not even what stood there.
    await (isKnown ? at.write(before[field]!, () => {}) : at.takeBack(before[field]!, () => {}))
    const isClean = at.read().every((held) => before[field]!.some((one) => isSameText(one, held)))
    if (!isClean) left.push(field)
  }
  return left
}

function told(found: FoundFields, wanted: FormTexts, before: FormSnapshot, of: FillField[]): Filling {
  const after = snapshot(found)
  const fields = of
    .filter((field) => wanted[field].length > 0 || after[field]!.length > 0)
    .map((field): FilledField => {
      const held = after[field]!
      const not_taken = wanted[field].filter((text) => !held.some((one) => isSameText(one, text)))
      return { field, filled: held.length, not_taken }
    })
  const not_found = found.not_found.filter((field) => wanted[field].length > 0)
  return { answer: { state: 'filled', fields, not_found, cuts: [], can_undo: true }, before, after }
}
