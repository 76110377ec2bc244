import type { Who } from '@starling/question'
import { mayAsk, SECTION_IDS, SECTIONS, type SectionId } from '@starling/sections'
import { type World, worldWithNetwork } from '@starling/world'
import { afterAll, beforeAll, expect, inject, test } from 'vitest'

// Audiences of whom the truth is known, asked through the product's engine: of one drawn by lot nothing differs.
const isFull = process.env.ENDURE === 'full'
const SAMPLES = isFull ? 200 : 10
/** Of each value that a difference is planted in. */
const PLANTED = isFull ? 30 : 3
const PEOPLE = 300
const BOOT_MS = 600_000
const seed = Number(process.env.SEED ?? 1)

const asked = (handles: string[]) => ({ query_type: 'builder', who: { handles } }) as const
const COMPARED = SECTION_IDS.filter((id) => 'significant' in SECTIONS[id].columns && mayAsk(id, asked([])))

let world: World
let everybody: string[]
beforeAll(async () => {
  world = await worldWithNetwork(inject('postgres'))
  everybody = await handlesOf({ all: [] })
}, BOOT_MS)
afterAll(() => world.stop())

async function handlesOf(who: Who): Promise<string[]> {
  const [{ rows }] = await world.product.engine.ask({ who, posts: { by: 'audience' } }, [
    { do: 'accounts', order: 'sample', limit: 2_000 },
  ])
  return rows.map(({ handle }) => handle).filter((handle) => handle !== '')
}

/** The same lots for the same seed. */
function lots(from: number): () => number {
  let state = from
  return () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0
    return state / 2 ** 32
  }
}
function drawn(all: readonly string[], count: number, lot: () => number): string[] {
  const left = [...all]
  return Array.from({ length: count }, () => left.splice(Math.floor(lot() * left.length), 1)[0]!)
}

type ArrowRow = { value?: unknown; significant?: string | null }
async function rowsOf(handles: string[], sections: readonly SectionId[], order: 'count' | 'lift'): Promise<ArrowRow[]> {
  const rows: ArrowRow[] = []
  const results = world.product.engine.sections(sections, asked(handles), { order, baseline: 'all' })
  for await (const { section, answer, error } of results) {
    if (!answer) throw new Error(`${section} failed`, { cause: error })
    rows.push(...(answer.rows as ArrowRow[]))
  }
  return rows
}

test.each([['count'], ['lift']] as const)(
  'by %s, under 5 in 100 rows of audiences drawn by lot have an arrow',
  async (order) => {
    const lot = lots(seed)
    let [rows, arrows] = [0, 0]
    for (let sample = 0; sample < SAMPLES; sample++) {
      const found = await rowsOf(drawn(everybody, PEOPLE, lot), COMPARED, order)
      rows += found.length
      arrows += found.filter(({ significant }) => significant !== null).length
    }
    console.log(`${arrows} arrows in ${rows} rows`)
    expect(rows).toBeGreaterThan(200 * SAMPLES)
    expect(arrows / rows).toBeLessThan(0.05)
  },
)

const HOLDING: [SectionId, (value: string) => Who][] = [
  ['interests_of_this_audience', (value) => ({ interests: [value] })],
  ['languages', (value) => ({ languages: [value] })],
  ['countries', (value) => ({ countries: [value] })],
  ['genders', (value) => ({ genders: [value as 'male'] })],
]

test('what is twice as common as in the baseline is found in more than 95 of 100 audiences', async () => {
  const lot = lots(seed)
  let [planted, found] = [0, 0]
  for (const [section, holding] of HOLDING) {
    const values = (await rowsOf(everybody, [section], 'count')).map(({ value }) => String(value))
    for (const value of values) {
      const holders = await handlesOf(holding(value))
      const others = everybody.filter((handle) => !holders.includes(handle))
      const having = Math.round((2 * holders.length * PEOPLE) / everybody.length)
      // Fewer could be twice as common by luck; of more, twice is all or more than there are.
      if (having < 40 || having > 0.8 * PEOPLE) continue
      for (let audience = 0; audience < PLANTED; audience++) {
        const people = [...drawn(holders, having, lot), ...drawn(others, PEOPLE - having, lot)]
        const row = (await rowsOf(people, [section], 'count')).find((one) => one.value === value)
        planted++
        if (row?.significant === 'over') found++
      }
    }
  }
  console.log(`${found} of ${planted} found`)
  expect(planted).toBeGreaterThan(5 * PLANTED)
  expect(found / planted).toBeGreaterThan(0.95)
})
