export { MOST_COMPARED, MUCH_OVERLAP } from '@starling/contract/browser'

import { MOST_COMPARED } from '@starling/contract/browser'

const ID = /^[0-9a-f-]{36}$/

/** Which audiences the address lays side by side. */
export const readCompared = (search: URLSearchParams): string[] =>
  [...new Set((search.get('compare') ?? '').split(',').filter((id) => ID.test(id)))].slice(0, MOST_COMPARED)
