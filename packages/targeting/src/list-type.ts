// spec 3
export const LIST_TYPES = ['targeting_list', 'builder', 'saved_list', 'unknown'] as const
export type ListType = (typeof LIST_TYPES)[number]

const MARKS: readonly [field: string, type: ListType][] = [
  ['is_super_insights', 'targeting_list'],
  ['created', 'builder'],
  ['targeting_package', 'saved_list'],
]

/** What kind of list a record is, by the fields that it has: of several the first of these says it. */
export function listTypeOf(record: unknown): ListType {
  if (typeof record !== 'object' || record === null) return 'unknown'
  const has = (field: string) =>
    Object.hasOwn(record, field) && (record as Record<string, unknown>)[field] !== undefined
  return MARKS.find(([field]) => has(field))?.[1] ?? 'unknown'
}
