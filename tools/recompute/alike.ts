import type { Comparison } from '@starling/question'
import type { KnownAccount } from './known.ts'

/** docs/methods/adjusted.md. */
const ACTIVE_FROM = [1, 3, 10, 30, 100]
const UNIT = 2 ** 30

/** Who counts as alike. */
export function kindOf({ posts, values }: KnownAccount, comparison: Comparison): string {
  if (comparison === 'plain') return 'everybody'
  const activity = ACTIVE_FROM.filter((least) => posts.size >= least).length
  return JSON.stringify([activity, values.language[0] ?? null, values.country[0] ?? null])
}

/** One person of the comparison: of which kind, whether of the audience, and what they have. */
export type ComparedPerson = { kind: string; isOwn: boolean; values: Iterable<string> }
export type Chances = { expected: number; variance: number; others: number }

/** Per value what chance would bring if the audience were drawn from people of its own kinds. */
export function chancesOf(
  people: readonly ComparedPerson[],
  base: { known: number; baseline_known: number },
): (value: string) => Chances {
  const sizes = new Map<string, { own: number; all: number }>()
  for (const { kind, isOwn } of people) {
    const size = sizes.get(kind) ?? { own: 0, all: 0 }
    sizes.set(kind, { own: size.own + Number(isOwn), all: size.all + 1 })
  }
  const holders = new Map<string, Map<string, number>>()
  for (const { kind, values } of people) {
    if (sizes.get(kind)!.own === 0) continue
    for (const value of new Set(values)) {
      const kinds = holders.get(value) ?? new Map<string, number>()
      holders.set(value, kinds.set(kind, (kinds.get(kind) ?? 0) + 1))
    }
  }
  return (value) => {
    let [expected, variance, weight] = [0, 0, 0]
    const kinds = [...sizes.values()].filter(({ own }) => own > 0)
    for (const [kind, m] of holders.get(value) ?? []) {
      const { own: n, all } = sizes.get(kind)!
      expected += (n / all) * m
      if (all > 1) variance += (n / all) * ((all - n) / all) * ((m * (all - m)) / (all - 1))
      weight += Math.floor((n * UNIT) / all) * m
    }
    const { known, baseline_known } = base
    const [only] = kinds
    const others =
      kinds.length === 1
        ? ((holders.get(value)?.values().next().value ?? 0) * baseline_known) / only!.all
        : (weight * baseline_known) / (known * UNIT)
    return { expected, variance, others: Math.floor(others + 0.5) }
  }
}

/** A plain comparison with the same expectation and variance: of N people H have it. */
export type Equivalent = { known: number; people: number; holders: number }

export function equivalentOf(
  count: number,
  { expected, variance }: Omit<Chances, 'others'>,
  known: number,
): Equivalent | null {
  const share = expected / known
  const spread = expected * (1 - share)
  if (!(expected > 0) || !(variance > 0) || !(spread > 0)) return null
  const enough = Math.max(
    (known * spread - variance) / (spread - variance),
    count / share,
    (known - count) / (1 - share),
  )
  const orMore = (least: number, found: number) => (found > least * (1 + 1e-9) ? found : least)
  const holders = orMore(count, share * enough)
  const people = holders + orMore(known - count, (1 - share) * enough)
  return people - known >= 0.5 && Number.isFinite(people) ? { known, people, holders } : null
}
