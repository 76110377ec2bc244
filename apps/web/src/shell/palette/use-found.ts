import type { TextKey } from '@starling/text'
import { useQueries } from '@tanstack/react-query'
import { type Find, type Finder, type FoundThing, type Looked, useQuiet } from '../../floor/index.ts'

export type LoadedFinder = Pick<Finder, 'id' | 'heading'> & { find: Find }
export type FoundGroup = { id: string; heading: TextKey; found: readonly FoundThing[] }

export const loadFinders = (finders: readonly Finder[]): Promise<LoadedFinder[]> =>
  Promise.all(finders.map(async ({ id, heading, load }) => ({ id, heading, find: await load() })))

/** What the rooms find of what is typed: some at once, the rest when the typing rests. */
export function useFound(finders: readonly LoadedFinder[], looked: Looked) {
  const { typed, site, team, me, language } = looked
  const isResting = useQuiet(typed) === typed
  const asking =
    typed === '' ? [] : finders.flatMap(({ id, find }) => ('find' in find ? [{ id, find: find.find }] : []))
  const answers = useQueries({
    // None while somebody types: what nobody waits for any more is cancelled.
    queries: (isResting ? asking : []).map(({ id, find }) => ({
      queryKey: ['palette', id, typed, site, team, me?.id, language],
      queryFn: ({ signal }: { signal: AbortSignal }) => find(looked, signal),
      retry: false,
    })),
  })
  const foundBy = ({ id, find }: LoadedFinder): readonly FoundThing[] => {
    if (typed === '') return []
    if ('offer' in find) return find.offer(looked)
    return answers[asking.findIndex((one) => one.id === id)]?.data ?? []
  }
  const groups: FoundGroup[] = finders
    .map((finder) => ({ id: finder.id, heading: finder.heading, found: foundBy(finder) }))
    .filter(({ found }) => found.length > 0)
  return {
    groups,
    isLooking: asking.length > 0 && (!isResting || answers.some(({ isPending }) => isPending)),
    hasFailed: answers.some(({ isError }) => isError),
  }
}
