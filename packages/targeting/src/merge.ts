type Merged = Record<string, unknown>
const isObject = (value: unknown): value is Merged =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

// spec 4
/** What several calls found becomes one thing: lists replace, the fields of an object are copied in. */
export function mergeResults<T extends object>(target: T, result: Partial<T>): T {
  const merged = { ...target } as Merged
  for (const [field, value] of Object.entries(result)) {
    const before = merged[field]
    merged[field] = isObject(before) && isObject(value) ? { ...before, ...value } : value
  }
  return merged as T
}
