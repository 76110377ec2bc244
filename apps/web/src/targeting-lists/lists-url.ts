import type { ListedTargetingList } from '@starling/contract/browser'

type ListType = ListedTargetingList['type']
export const LIST_TYPES: readonly ListType[] = ['targeting_list', 'builder', 'saved_list']
export const LIST_SORTS = ['changed', 'name', 'created', 'used'] as const
export type ListSort = (typeof LIST_SORTS)[number]

/** How saved lists are narrowed; all of it stands in the address. */
export type ListsAsked = { type?: ListType; text?: string; sort?: ListSort; deleted?: 'only' }

export function readLists(search: URLSearchParams): ListsAsked {
  const type = LIST_TYPES.find((one) => one === search.get('type'))
  const sort = LIST_SORTS.find((one) => one === search.get('sort'))
  const text = search.get('text')?.trim()
  return {
    ...(type && { type }),
    ...(text && { text }),
    ...(sort && sort !== 'changed' && { sort }),
    ...(search.get('deleted') === 'only' && { deleted: 'only' }),
  }
}

export function withLists(search: URLSearchParams, name: keyof ListsAsked, value: string): URLSearchParams {
  const next = new URLSearchParams(search)
  if (value === '') next.delete(name)
  else next.set(name, value)
  return next
}
