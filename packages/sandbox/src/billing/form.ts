export type Form = { [name: string]: string | Form | (string | Form)[] }

/** Brackets as Stripe's clients write them: `line_items[0][price]=…`, `expand[]=…`. */
export function parseForm(text: string): Form {
  const root: Form = Object.create(null)
  for (const [name, value] of new URLSearchParams(text)) {
    const keys = [name.replace(/\[.*$/, ''), ...[...name.matchAll(/\[([^\]]*)\]/g)].map(([, key]) => key!)]
    put(root, keys, value)
  }
  return tidy(root) as Form
}

function put(into: Form, [key, ...rest]: string[], value: string) {
  const name = key === '' ? String(Object.keys(into).length) : key!
  if (rest.length === 0) {
    into[name] = value
    return
  }
  const held = into[name]
  const next: Form = typeof held === 'object' && !Array.isArray(held) ? held : Object.create(null)
  into[name] = next
  put(next, rest, value)
}

/** What is numbered from nought is a list. */
function tidy(value: Form | string | (Form | string)[]): Form | string | (Form | string)[] {
  if (typeof value === 'string' || Array.isArray(value)) return value
  const keys = Object.keys(value)
  if (keys.length > 0 && keys.every((key, at) => key === String(at))) {
    return keys.map((key) => tidy(value[key]!) as Form | string)
  }
  return Object.fromEntries(keys.map((key) => [key, tidy(value[key]!)])) as Form
}

export const isForm = (value: unknown): value is Form =>
  typeof value === 'object' && value !== null && !Array.isArray(value)
export const textOf = (value: Form[string] | undefined) =>
  typeof value === 'string' && value !== '' ? value : undefined
export const formsOf = (value: Form[string] | undefined): Form[] => (Array.isArray(value) ? value.filter(isForm) : [])
export const textsOf = (value: Form[string] | undefined): string[] =>
  Array.isArray(value) ? value.filter((one) => typeof one === 'string') : typeof value === 'string' ? [value] : []
export const mapOf = (value: Form[string] | undefined): Record<string, string> =>
  isForm(value)
    ? Object.fromEntries(Object.entries(value).filter((pair): pair is [string, string] => typeof pair[1] === 'string'))
    : {}
