import { MOST_COMPETITORS } from '@starling/contract/browser'

export type Comparing = {
  handle: string
  /** Chosen by a person; nothing: the first that are suggested. */
  competitors: readonly string[] | null
}

const HANDLE = /^[a-z0-9_]{1,15}$/

/** As it is typed or pasted: with @, as an address, in any case. */
export function readHandle(typed: string): string | null {
  const text = typed
    .normalize('NFKC')
    .trim()
    .toLowerCase()
    .replace(/^(?:https?:\/\/)?(?:(?:www|mobile|m)\.)?(?:x|twitter)\.com\//, '')
    .replace(/^@/, '')
    .replace(/[/?].*$/, '')
  return HANDLE.test(text) ? text : null
}

export function readComparing(search: URLSearchParams): Comparing {
  const handle = readHandle(search.get('handle') ?? '') ?? ''
  const named = search.get('with')
  if (named === null) return { handle, competitors: null }
  const others = named.split(',').flatMap((one) => readHandle(one) ?? [])
  return { handle, competitors: [...new Set(others)].filter((one) => one !== handle).slice(0, MOST_COMPETITORS) }
}

export function writeComparing({ handle, competitors }: Comparing): URLSearchParams {
  return new URLSearchParams({
    ...(handle !== '' && { handle }),
    ...(competitors !== null && { with: competitors.join(',') }),
  })
}
