import type { AdsApi } from '@starling/outside'
import type { Product } from '../floor/index.ts'

const DAY_MS = 24 * 60 * 60_000

/** One thing of a list of X. */
export type ListedAtX = {
  name: string
  value: string
  country: string
  /** Of a topic, what kind of thing is talked about. */
  kind: string
  /** Of a TV show, where it is shown. */
  shown_in: string[]
}
/** Whoever looks things up at X: a request, or a job in somebody's name. */
export type Looking = Pick<Product, 'networks' | 'engine'> & { user: { id: string }; now: Date }

type Kept = Map<string, { until: number; value: Promise<unknown> }>
const kept = new WeakMap<object, Kept>()

/** Asked once while it lasts, whoever asks; what failed is asked anew. X allows few of these questions. */
export function keptFor<T>(
  context: Pick<Looking, 'networks' | 'now'>,
  key: string,
  ms: number,
  ask: () => Promise<T>,
): Promise<T> {
  const known = kept.get(context.networks) ?? (new Map() as Kept)
  kept.set(context.networks, known)
  const now = context.now.getTime()
  const there = known.get(key)
  if (there && there.until > now) return there.value as Promise<T>
  const value = ask()
  known.set(key, { until: now + ms, value })
  value.catch(() => known.delete(key))
  return value
}

type Search = Parameters<AdsApi['search']>
/** A list of X that is the same for everybody, and lasts. */
export const listOf = (context: Looking, api: AdsApi, ...[kind, query = {}]: Search): Promise<ListedAtX[]> =>
  keptFor(context, `${kind} ${JSON.stringify(query)}`, DAY_MS, async () => {
    const found: ListedAtX[] = []
    for await (const option of api.search(kind, query)) {
      const locales = (option.locales ?? []) as { country: string }[]
      found.push({
        name: option.name,
        value: String(option.targeting_value ?? option.locale ?? ''),
        country: String(option.country_code ?? ''),
        kind: String(option.conversation_type ?? ''),
        shown_in: locales.map(({ country }) => country),
      })
    }
    return found
  })

export const same = (text: string) => text.normalize('NFKC').toLowerCase().trim()
/** "東京 / Tokyo, JP" is called by either name. */
export const namesOf = (name: string) =>
  name
    .split(',')[0]!
    .split('/')
    .map((one) => one.trim())
/** The first of those that bear one of these names, by the first name that any bears. */
export function named(options: readonly ListedAtX[], names: readonly string[]): ListedAtX | undefined {
  const byName = new Map(options.toReversed().map((option) => [same(option.name), option]))
  return names.flatMap((name) => byName.get(same(name)) ?? [])[0]
}
