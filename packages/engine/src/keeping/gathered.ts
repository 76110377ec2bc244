import type { Facts } from '../facts/facts.ts'

/** What one change takes: large enough to be worth its place on disk, small enough to hold nobody up. */
const ROWS = 20_000

/** Small batches put together. */
export async function* gathered(batches: AsyncIterable<Partial<Facts>>, rows = ROWS): AsyncGenerator<Partial<Facts>> {
  let held: Partial<Facts> = {}
  let count = 0
  for await (const batch of batches) {
    for (const [table, some] of Object.entries(batch) as [keyof Facts, Facts[keyof Facts]][]) {
      held = { ...held, [table]: [...(held[table] ?? []), ...some] }
      count += some.length
    }
    if (count < rows) continue
    yield held
    held = {}
    count = 0
  }
  if (count > 0) yield held
}
