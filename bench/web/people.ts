import { readFileSync } from 'node:fs'
import { setTimeout as pause } from 'node:timers/promises'
import { ApiError } from '@starling/contract/browser'
import type { Question } from '@starling/question'
import { summary } from '../measure/medians.ts'
import { analysis, inTurn, type Person, personOf, tokensFor } from './persons.ts'
import { type Product, startProduct } from './product.ts'
import { clientOf, questionsFor } from './users.ts'

/** One act of each person in so many milliseconds, at a moment of its own. */
const EVERY_MS = 5000
/** Of all acts: reading, analyses asked before; the rest are new ones. */
const READING = 0.7
const KNOWN = 0.2
/** Analyses that many have asked before. */
const ASKED_BEFORE = 40
const MINUTE_MS = 60_000

type Kind = 'reading' | 'asked before' | 'new'
type Times = Record<Kind, number[]>
export type PeopleResult = {
  people: number
  minutes: number
  /** From when an act was let in until all of it was answered. */
  acts: Record<Kind, ReturnType<typeof summary>>
  /** Analyses that were told a turn, and how long it was until they were let in. */
  told_to_wait: ReturnType<typeof summary>
  errors: Record<string, number>
  /** Resident memory of the server's process, once a minute. */
  memory_mb: number[]
}

/** What `people` who are signed in wait for when each of them does something every five seconds. */
export async function benchPeople(
  data_dir: string,
  { people, minutes }: { people: number; minutes: number },
  say: (text: string) => void,
): Promise<PeopleResult> {
  const product = await startProduct(data_dir, say)
  try {
    const persons = (await tokensFor(data_dir, people)).map((token) => personOf(product, token))
    const known = await questionsFor(clientOf(product), ASKED_BEFORE)
    for (const question of known) await analysis(persons[0]!, question)
    return await act(product, persons, known, minutes, say)
  } finally {
    await product.stop()
  }
}

async function act(
  product: Product,
  persons: Person[],
  known: Question[],
  minutes: number,
  say: (text: string) => void,
): Promise<PeopleResult> {
  const times: Times = { reading: [], 'asked before': [], new: [] }
  const waits: number[] = []
  const errors: Record<string, number> = {}
  const memory_mb: number[] = []
  const end = performance.now() + minutes * MINUTE_MS
  let acts = 0

  async function once(person: Person): Promise<void> {
    const at = acts++
    const dice = Math.random()
    const kind = dice < READING ? 'reading' : dice < READING + KNOWN ? 'asked before' : 'new'
    const before = known[at % known.length]!
    const began = performance.now()
    const question = kind === 'new' ? ({ ...before, excluded_keywords: [`nobody${at}`] } as Question) : before
    const done = kind === 'reading' ? person.reads[at % person.reads.length]! : () => analysis(person, question)
    try {
      const waited_ms = await inTurn(done)
      times[kind].push(performance.now() - began - waited_ms)
      if (waited_ms > 0) waits.push(waited_ms)
    } catch (error) {
      const name = error instanceof ApiError ? `${error.status} ${error.code}` : String(error)
      errors[name] = (errors[name] ?? 0) + 1
    }
  }

  async function live(person: Person): Promise<void> {
    await pause(Math.random() * EVERY_MS)
    while (performance.now() < end) {
      const next = performance.now() + EVERY_MS
      await once(person)
      await pause(Math.max(0, next - performance.now()))
    }
  }

  const watching = setInterval(() => {
    memory_mb.push(residentMb(product.pid))
    say(`${acts} acts, ${memory_mb.at(-1)} MB, ${JSON.stringify({ told_to_wait: waits.length, errors })}`)
  }, MINUTE_MS)
  await Promise.all(persons.map(live))
  clearInterval(watching)
  const kinds = Object.entries(times).map(([kind, all]) => [kind, summary(all)])
  const told_to_wait = summary(waits)
  return { people: persons.length, minutes, acts: Object.fromEntries(kinds), told_to_wait, errors, memory_mb }
}

const residentMb = (pid: number): number =>
  Math.round(Number(/VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))![1]) / 1024)
