import { SECTION_IDS } from '@starling/sections'
import { afterAll, beforeAll, expect, inject, test } from 'vitest'
import type { AskedSections } from './asked.ts'
import { AuditedWorld } from './test-kit/audited-world.ts'
import { type Askable, askableOf, questionsOf, randomQuestion } from './test-kit/questions.ts'

// Every figure of every section, from a download, against what Parquet gives by docs/methods alone.
const RANDOM = process.env.ENDURE === 'full' ? 60 : 1
const LEAST_VALUES = 30
const LEAST_IN_ALL = 100_000
/** A product, and all rows read a second time: on a busy machine that takes its time. */
const BOOT_MS = 600_000
const seed = Number(process.env.SEED ?? 1)
let audited: AuditedWorld
let askable: Askable
const compared = new Map<string, number>()

beforeAll(async () => {
  audited = await AuditedWorld.create(inject('postgres'), seed)
  askable = askableOf(audited.known, Math.floor(audited.world.clock.now().getTime() / 1000))
}, BOOT_MS)
afterAll(() => audited.world.stop())

async function isComputedAgain(ask: AskedSections): Promise<void> {
  const checked = await audited.check(ask)
  expect({ ask, differences: checked.flatMap(({ differences }) => differences) }).toEqual({ ask, differences: [] })
  for (const { section, values } of checked) compared.set(section, (compared.get(section) ?? 0) + values)
}

const NAMES = Object.keys(questionsOf({ handles: [], words: [], japanese: [], post_ids: [], now: 0 }))
test.each(NAMES)('%s', (name) => isComputedAgain(questionsOf(askable)[name]!))

test('no section is left out', () => {
  expect(SECTION_IDS.filter((id) => (compared.get(id) ?? 0) < LEAST_VALUES)).toEqual([])
  expect([...compared.values()].reduce((sum, values) => sum + values, 0)).toBeGreaterThan(LEAST_IN_ALL)
})

test(`${RANDOM} random questions`, async () => {
  for (let at = 0; at < RANDOM; at++) await isComputedAgain(randomQuestion(askable, seed + at))
})
