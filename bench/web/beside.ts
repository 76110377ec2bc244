import { setTimeout as pause } from 'node:timers/promises'
import type { Question } from '@starling/question'
import { summary } from '../measure/medians.ts'
import { analysis, inTurn, type Person, personOf, tokensFor } from './persons.ts'
import { startProduct } from './product.ts'

/** How often everybody is asked about alone, and a small question alone. */
const ALONE = 10
/** The small question comes so often. */
const EVERY_MS = 250
const MINUTE_MS = 60_000
const DAY_S = 86_400

export type BesideResult = {
  big: number
  /** Everybody over 365 days, all sections, nothing else asked. */
  everybody_alone: ReturnType<typeof summary>
  everybody: ReturnType<typeof summary>
  small_alone: ReturnType<typeof summary>
  /** While `big` people ask about everybody again and again. */
  small: ReturnType<typeof summary>
}

/** What a small question waits for while `big` people ask about everybody over a year, one time after another. */
export async function benchBeside(
  data_dir: string,
  { big, minutes }: { big: number; minutes: number },
  say: (text: string) => void,
): Promise<BesideResult> {
  const product = await startProduct(data_dir, say)
  try {
    const [small, ...others] = (await tokensFor(data_dir, big + 1)).map((token) => personOf(product, token))
    const everybody_alone = await oneByOne(ALONE, () => timed(others[0]!, everybody()))
    const small_alone = await oneByOne(ALONE, () => timed(small!, fewPeople()))
    const end = performance.now() + minutes * MINUTE_MS
    const waits = { everybody: [] as number[], small: [] as number[] }
    await Promise.all([
      ...others.map(async (person) => {
        while (performance.now() < end) waits.everybody.push(await timed(person, everybody()))
      }),
      (async () => {
        for (; performance.now() < end; await pause(EVERY_MS)) waits.small.push(await timed(small!, fewPeople()))
      })(),
    ])
    return {
      big,
      everybody_alone: summary(everybody_alone),
      everybody: summary(waits.everybody),
      small_alone: summary(small_alone),
      small: summary(waits.small),
    }
  } finally {
    await product.stop()
  }
}

let asked = 0
/** Every question is new to the server: it leaves out another name that nobody has. */
const nobody = () => `nobody${asked++}x${Date.now()}`
const windowOf = (days: number) => {
  const until = Math.floor(Date.now() / 1000)
  return { since: until - days * DAY_S, until }
}
const everybody = (): Question => ({
  query_type: 'builder',
  who: { not: { bio: { groups: [[nobody()]] } } },
  window: windowOf(365),
})
const fewPeople = (): Question => ({
  query_type: 'keyword',
  keywords: [['espresso']],
  excluded_keywords: [nobody()],
  window: windowOf(30),
})

/** Being told to come again counts as waiting. */
async function timed(person: Person, question: Question): Promise<number> {
  const began = performance.now()
  await inTurn(() => analysis(person, question))
  return performance.now() - began
}

async function oneByOne(times: number, work: () => Promise<number>): Promise<number[]> {
  const all: number[] = []
  for (let time = 0; time < times; time++) all.push(await work())
  return all
}
