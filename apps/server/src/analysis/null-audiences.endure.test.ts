import { COMPARISONS, type Comparison, type Who } from '@starling/question'
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

/** What an audience that is biased in these differs in by itself. */
const OF_ITSELF: SectionId[] = ['countries', 'languages']

let world: World
let everybody: string[]
/** Of whom half of a biased audience is drawn. */
const favoured: Record<'busy people' | 'one language', string[]> = { 'busy people': [], 'one language': [] }
beforeAll(async () => {
  world = await worldWithNetwork(inject('postgres'))
  everybody = await handlesOf({ all: [] })
  favoured['one language'] = await handlesOf({ languages: ['ja'] })
  favoured['busy people'] = await busiest()
}, BOOT_MS)
afterAll(() => world.stop())

async function handlesOf(who: Who): Promise<string[]> {
  const [{ rows }] = await world.product.engine.ask({ who, posts: { by: 'audience' } }, [
    { do: 'accounts', order: 'sample', limit: 2_000 },
  ])
  return rows.map(({ handle }) => handle).filter((handle) => handle !== '')
}

/** The fifth of everybody who wrote most of the newest posts. */
async function busiest(): Promise<string[]> {
  const [{ rows }] = await world.product.engine.ask({ who: { all: [] }, posts: { by: 'anyone' } }, [
    { do: 'posts', order: 'created_at', limit: 10_000 },
  ])
  const posts = new Map<string, number>()
  for (const { handle } of rows) posts.set(handle, (posts.get(handle) ?? 0) + 1)
  const known = everybody.toSorted((a, b) => (posts.get(b) ?? 0) - (posts.get(a) ?? 0))
  return known.slice(0, everybody.length / 5)
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

type ArrowRow = { section: SectionId; value?: unknown; significant?: string | null }
type Order = 'count' | 'lift'
async function rowsOf(
  handles: string[],
  sections: readonly SectionId[],
  order: Order,
  comparison: Comparison = 'adjusted',
): Promise<ArrowRow[]> {
  const rows: ArrowRow[] = []
  const results = world.product.engine.sections(sections, asked(handles), { order, baseline: 'all', comparison })
  for await (const { section, answer, error } of results) {
    if (!answer) throw new Error(`${section} failed`, { cause: error })
    rows.push(...(answer.rows as Omit<ArrowRow, 'section'>[]).map((row) => ({ ...row, section })))
  }
  return rows
}

test.each([['count'], ['lift']] as const)(
  'by %s, under 5 in 100 rows of audiences drawn by lot have an arrow',
  async (order) => {
    const lot = lots(seed)
    let [rows, arrows, wrong] = [0, 0, 0]
    for (let sample = 0; sample < SAMPLES; sample++) {
      const found = await rowsOf(drawn(everybody, PEOPLE, lot), COMPARED, order)
      const flagged = found.filter(({ significant }) => significant !== null)
      rows += found.length
      arrows += flagged.length
      wrong += new Set(flagged.map(({ section }) => section)).size
    }
    console.log(`${arrows} arrows in ${rows} rows, ${wrong} of ${SAMPLES * COMPARED.length} lists have one`)
    // Of lists, too: a list of one row that is shown for its luck would not be seen among thousands of rows.
    expect(wrong / (SAMPLES * COMPARED.length)).toBeLessThan(0.05)
    expect(rows).toBeGreaterThan(200 * SAMPLES)
    expect(arrows / rows).toBeLessThan(0.05)
  },
)

const BIASED = (['busy people', 'one language'] as const).flatMap((bias) => [
  [bias, 'count'] as const,
  [bias, 'lift'] as const,
])

test.each(BIASED)('half of it drawn from %s, an audience differs in nothing else (by %s)', async (bias, order) => {
  const lot = lots(seed)
  const sections = COMPARED.filter((id) => !OF_ITSELF.includes(id))
  const arrows = { adjusted: 0, plain: 0 }
  let rows = 0
  for (let sample = 0; sample < SAMPLES; sample++) {
    const half = drawn(favoured[bias], PEOPLE / 2, lot)
    const others = everybody.filter((handle) => !half.includes(handle))
    const people = [...half, ...drawn(others, PEOPLE / 2, lot)]
    for (const comparison of COMPARISONS) {
      const found = await rowsOf(people, sections, order, comparison)
      if (comparison === 'adjusted') rows += found.length
      arrows[comparison] += found.filter(({ significant }) => significant !== null).length
    }
  }
  console.log(`${arrows.adjusted} arrows in ${rows} rows, not adjusted ${arrows.plain}`)
  expect(rows).toBeGreaterThan(100 * SAMPLES)
  expect(arrows.adjusted / rows).toBeLessThan(0.05)
  expect(arrows.plain).toBeGreaterThan(2 * arrows.adjusted)
})

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
