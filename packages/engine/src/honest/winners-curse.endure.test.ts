import { expect, test } from 'vitest'
import { ALL_ALIKE, covered, mean, SOME_BUSY, simulatedList, WORLDS } from './simulated-lists.ts'

const LISTS = process.env.ENDURE === 'full' ? 100 : 10
const COUNT = LISTS * Object.keys(WORLDS).length

const PEOPLE = { 'all alike': ALL_ALIKE, 'some of them busy': SOME_BUSY }

test.each(Object.entries(PEOPLE))(
  `of people %s, on ${COUNT} simulated lists 93 to 97 %% of the intervals hold what is true, and a held-out half agrees`,
  (_, groups) => {
    const all = Object.entries(WORLDS).map(([name, liftOf], world) => {
      const rows = Array.from({ length: LISTS }, (_, at) =>
        simulatedList(liftOf, 10_000 + 1_000 * world + at, groups),
      ).flat()
      return {
        name,
        covered: covered(rows),
        shown: mean(rows.map((row) => row.shown)),
        held_out: mean(rows.map((row) => row.held_out)),
      }
    })
    for (const { name, shown, held_out } of all) expect(Math.abs(shown / held_out - 1), name).toBeLessThan(0.15)
    // Where nothing differs every interval holds the truth: what is learnt from the list says that nothing does.
    const share = mean(all.filter(({ name }) => name !== 'no difference').map((one) => one.covered))
    expect(share).toBeGreaterThan(0.93)
    expect(share).toBeLessThan(0.97)
  },
  600_000,
)
