import type { Who } from '@starling/question'
import { EMPTY_BUILDER } from '@starling/question/builder'
import { generateNetwork } from '@starling/sandbox'
import type { Reach } from '@starling/sections'
import { FOUND_PARTS, type TargetingPackage } from '@starling/targeting'
import { type World, worldWithNetwork } from '@starling/world'
import { afterAll, beforeAll, expect, inject, test } from 'vitest'
import { packageByReach } from './evidence.ts'
import { aimsOf, reachOf, withinOf } from './reaches.ts'
import { findTraits, STEPS, scopeAt } from './steps.ts'

// People of whom the generator knows what they have in common, and of whom the product is told only who they are.
const isFull = process.env.ENDURE === 'full'
const AUDIENCES = isFull ? 60 : 12
const BOOT_MS = 600_000
/** As in `trends/planted.test.ts`: it is made once for both. */
const SIZE = { seed: 1, accounts: 4_000, posts: 60_000 }
const NOW = new Date('2026-11-01T12:00:00Z')
/** As many of the most frequent words and accounts are taken one after another. */
const MOST_FREQUENT = 400

let world: World
let audiences: { slug: string; handles: string[] }[]
beforeAll(async () => {
  world = await worldWithNetwork(inject('postgres'), { ...SIZE, now: NOW })
  const { as_of } = await world.product.engine.state()
  audiences = plantedIn(generateNetwork({ ...SIZE, now: new Date(as_of!) })).slice(0, AUDIENCES)
}, BOOT_MS)
afterAll(() => world.stop())

/** The communities with the most people who are none of its leaders, brands, media and bots. */
function plantedIn(network: ReturnType<typeof generateNetwork>) {
  const communities = new Map<string, string[]>()
  let slot = 0
  for (const batch of network.batches()) {
    if (!batch.accounts) break
    for (const { handle } of batch.accounts) {
      const { kind, community } = network.truth(slot++)
      if (kind === 'person') communities.set(community, [...(communities.get(community) ?? []), handle])
    }
  }
  const all = [...communities].map(([slug, handles]) => ({ slug, handles }))
  return all.toSorted((a, b) => b.handles.length - a.handles.length || (a.slug < b.slug ? -1 : 1))
}

const draftOf = (handles: string[]) => ({ ...EMPTY_BUILDER, kept: { handles } })
const asker = () => ({ user_id: 'measure', now: NOW.getTime() / 1000 })

async function packageFor(handles: string[]): Promise<TargetingPackage> {
  const draft = draftOf(handles)
  let findings = {}
  for (const step of STEPS) {
    if (typeof step === 'string') continue
    findings = { ...findings, ...(await findTraits(draft, step, world.product, asker())) }
  }
  return packageByReach(draft, findings, world.product, asker())
}

/** The words that most of them write and the accounts that most of them follow, the most frequent first. */
async function mostFrequent(handles: string[]): Promise<Reach[]> {
  const scope = scopeAt(draftOf(handles), asker().now)
  const [words, accounts] = await world.product.engine.ask(scope, [
    { do: 'terms', source: 'used', kind: 'keyword', order: 'count', limit: MOST_FREQUENT },
    { do: 'followed', order: 'count', limit: MOST_FREQUENT },
  ])
  return [
    ...words.rows.map(({ value, count }) => ({ count, reach: reachOf('keywords', { value }, scope.window)! })),
    ...accounts.rows.map(({ handle, count }) => ({
      count,
      reach: reachOf('handles', { value: handle }, scope.window)!,
    })),
  ]
    .toSorted((a, b) => b.count - a.count)
    .slice(0, MOST_FREQUENT)
    .map(({ reach }) => reach)
}

type Reached = { inside: number; outside: number }
const precisionOf = ({ inside, outside }: Reached) => (inside + outside === 0 ? 0 : inside / (inside + outside))

type Asked = { by: Reach[]; within: Who }

/**
 * What is found by some is held against `held`; who it was found by does not count where they are others. `plain`: the
 * most frequent words and accounts by themselves; `placed`: where the package looks, too.
 */
async function measure(found_by: string[], held: string[]) {
  const made = await packageFor(found_by)
  const counted: Who = found_by === held ? { all: [] } : { not: { handles: found_by } }
  const scope = scopeAt(draftOf(held), asker().now)
  const within: Who = { all: [counted, withinOf(made, draftOf(found_by), scope.window)] }
  const reachedBy = async (asked: Asked): Promise<Reached & { n: number }> => {
    const [answer] = await world.product.engine.ask(scope, [{ do: 'reach', ...asked }])
    return answer
  }
  const own = await reachedBy({ by: aimsOf(made, scope.window).map(({ reach }) => reach), within })
  const frequent = await mostFrequent(found_by)
  // The first so many that reach as many, and those just before, which reach fewer: between the two, where ours is, a
  // part of the last one's people is taken, others and all.
  const precisionAt = async (among: Who): Promise<number> => {
    const first = (count: number) => reachedBy({ by: frequent.slice(0, count), within: among })
    let [from, to] = [1, frequent.length]
    while (from < to) {
      const middle = (from + to) >>> 1
      if ((await first(middle)).inside >= own.inside) to = middle
      else from = middle + 1
    }
    const [less, more] = [await first(from - 1), await first(from)]
    const part = more.inside > less.inside ? Math.min(1, (own.inside - less.inside) / (more.inside - less.inside)) : 1
    return precisionOf({
      inside: less.inside + part * (more.inside - less.inside),
      outside: less.outside + part * (more.outside - less.outside),
    })
  }
  const [plain, placed] = [await precisionAt(counted), await precisionAt(within)]
  const precision = precisionOf(own)
  return {
    entries: FOUND_PARTS.reduce((sum, part) => sum + made[part].length, 0),
    ...{ n: own.n, reach: own.inside / own.n, precision, plain, placed },
    // Where nothing set them apart nothing was chosen, and nothing is held against it.
    times: plain === 0 ? 0 : precision / plain,
    times_placed: placed === 0 ? 0 : precision / placed,
  }
}
type Measured = Awaited<ReturnType<typeof measure>>

const middle = (values: number[]) => values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)]!
function tell(name: string, all: Measured[]): void {
  const of = (field: keyof Measured) => all.map((one) => one[field])
  const spread = (field: keyof Measured) =>
    [0, 0.1, 0.25, 0.5, 0.75, 0.9, 1]
      .map((share) =>
        of(field)
          .toSorted((a, b) => a - b)
          [Math.round(share * (all.length - 1))]!.toFixed(3),
      )
      .join(' ')
  console.log(
    [
      `${name}: ${all.length} audiences; lowest, 10 %, 25 %, middle, 75 %, 90 %, highest`,
      ...(Object.keys(all[0]!) as (keyof Measured)[]).map((field) => `  ${field} ${spread(field)}`),
      ...(['times', 'times_placed'] as const).map(
        (field) => `  ${field} 1.5 or more: ${of(field).filter((times) => times >= 1.5).length}`,
      ),
    ].join('\n'),
  )
}

test(
  'a package is 1.5 times as precise, at the same reach, as the most frequent words and accounts',
  async () => {
    const all: Measured[] = []
    for (const { handles } of audiences) all.push(await measure(handles, handles))
    tell('the people it was made of', all)
    expect(all.length).toBe(AUDIENCES)
    expect(middle(all.map(({ times }) => times))).toBeGreaterThanOrEqual(1.5)
    const held = all.filter(({ times }) => times >= 1.5)
    expect(held.length).toBeGreaterThanOrEqual(0.95 * AUDIENCES)
  },
  BOOT_MS,
)

test(
  'it is more precise also among people of the same kind that it was not made of',
  async () => {
    const all: Measured[] = []
    for (const { handles } of audiences) {
      const [one, other] = [handles.filter((_, at) => at % 2 === 0), handles.filter((_, at) => at % 2 === 1)]
      all.push(await measure(one, other))
    }
    tell('the other half of them', all)
    expect(middle(all.map(({ times }) => times))).toBeGreaterThanOrEqual(1.5)
  },
  BOOT_MS,
)
