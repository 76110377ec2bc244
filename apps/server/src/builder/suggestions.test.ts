import { INTERESTS } from '@starling/catalog'
import type { Client } from '@starling/contract/browser'
import { BUILDER_ORDERS, type BuilderDraft, EMPTY_BUILDER } from '@starling/question/builder'
import { type World, worldWithNetwork } from '@starling/world'
import { afterAll, beforeAll, expect, inject, test } from 'vitest'

const AUDIENCES = 100
let world: World
let admin: Client
beforeAll(async () => {
  world = await worldWithNetwork(inject('postgres'))
  admin = await world.as('admin@meridian.example')
}, 180_000)
afterAll(() => world.stop())

/** The same numbers at every run (mulberry32). */
function numbers(seed: number): () => number {
  let state = seed
  return () => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32
  }
}

test(`on ${AUDIENCES} audiences each suggested gain is what accepting it brings`, async () => {
  const [{ rows }] = await world.product.engine.ask(
    { who: { bots: false }, posts: { by: 'audience' } },
    [{ do: 'followed', order: 'count', limit: 40 }],
    { asker: 'test' },
  )
  const handles = rows.map(({ handle }) => handle.toLowerCase())
  const random = numbers(16)
  const one = <T>(among: readonly T[]): T => among[Math.floor(random() * among.length)]!
  const drafts = Array.from({ length: AUDIENCES }, (): BuilderDraft => {
    const isMore = () => random() < 0.4
    return {
      ...EMPTY_BUILDER,
      ...(isMore() && { interests: [one(INTERESTS).id] }),
      ...(isMore() && { keyword_groups: [[one(['coffee', 'tea', 'music', 'football', 'travel', 'ai'])]] }),
      ...(isMore() && { gender: one(['FEMALE', 'MALE'] as const) }),
      ...(isMore() && { countries: [one(['US', 'JP', 'GB'])] }),
      handles: [one(handles)],
      order: one(BUILDER_ORDERS),
    }
  })
  let offered = 0
  for (const draft of drafts) {
    const { suggestions } = await admin.suggestForDraft({ body: { draft } })
    if (suggestions.length === 0) continue
    const before = await admin.sizeDraft({ body: { draft, number: 1 } })
    for (const { patch, gain, size, label } of suggestions) {
      const after = await admin.sizeDraft({ body: { draft: { ...draft, ...patch }, number: 2 } })
      // Of one to four people the size is not told; what is offered is the whole gain all the same.
      expect([label, after.size]).toEqual([label, size])
      if (!before.few) expect([label, after.size - before.size]).toEqual([label, gain])
      offered++
    }
  }
  expect(offered).toBeGreaterThan(AUDIENCES)
}, 600_000)
