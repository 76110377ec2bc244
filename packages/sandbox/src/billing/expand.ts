import { type Books, KINDS, shown, type Thing } from './books.ts'
import { type Form, textsOf } from './form.ts'

/** Puts whole objects where the answer holds their ids, along the paths that were asked for. */
export function expanded(books: Books, answer: Record<string, unknown>, form: Form): Record<string, unknown> {
  let copy = answer
  for (const path of textsOf(form.expand)) copy = along(books, copy, path.split('.')) as Record<string, unknown>
  return copy
}

function along(books: Books, value: unknown, [key, ...rest]: string[]): unknown {
  if (key === undefined) return value
  if (Array.isArray(value)) return value.map((one) => along(books, one, [key, ...rest]))
  if (typeof value !== 'object' || value === null) return value
  const held = (value as Record<string, unknown>)[key]
  if (held === undefined) return value
  return { ...value, [key]: along(books, whole(books, held), rest) }
}

function whole({ records }: Books, value: unknown): unknown {
  if (typeof value !== 'string') return value
  const kind = KINDS[value.split('_')[0]!]?.kind
  const thing = kind && records.get<Thing>(kind, value)
  return thing ? shown(thing) : value
}
