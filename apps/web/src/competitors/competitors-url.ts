import { MOST_COMPETITORS } from '@starling/contract/browser'
import { handleIn } from '@starling/question'

export type Comparing = {
  handle: string
  /** Chosen by a person; nothing: the first that are suggested. */
  competitors: readonly string[] | null
}

export function readComparing(search: URLSearchParams): Comparing {
  const handle = handleIn(search.get('handle') ?? '') ?? ''
  const named = search.get('with')
  if (named === null) return { handle, competitors: null }
  const others = named.split(',').flatMap((one) => handleIn(one) ?? [])
  return { handle, competitors: [...new Set(others)].filter((one) => one !== handle).slice(0, MOST_COMPETITORS) }
}

export function writeComparing({ handle, competitors }: Comparing): URLSearchParams {
  return new URLSearchParams({
    ...(handle !== '' && { handle }),
    ...(competitors !== null && { with: competitors.join(',') }),
  })
}
