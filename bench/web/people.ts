import { readFileSync } from 'node:fs'
import path from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { ApiError, createClient, WIRE } from '@starling/contract/browser'
import type { Question } from '@starling/question'
import { createToken } from '@starling/server'
import { findOrAddUser, findTeam, joinTeam, runningPostgres, Store } from '@starling/store'
import { percentile } from '../measure/medians.ts'
import { leanFetch } from './lean-fetch.ts'
import { type Product, startProduct } from './product.ts'
import { clientOf, questionsFor } from './users.ts'

const TEAM = 'meridian'
/** One act of each person in so many milliseconds, at a moment of its own. */
const EVERY_MS = 5000
/** Of all acts: reading, analyses asked before; the rest are new ones. */
const READING = 0.7
const KNOWN = 0.2
/** Analyses that many have asked before. */
const ASKED_BEFORE = 40
const MINUTE_MS = 60_000

type Person = ReturnType<typeof personOf>
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

/** Whoever is told when their turn comes asks again then, as the page does. Returns how long they were made to wait. */
async function inTurn(work: () => Promise<unknown>): Promise<number> {
  const began = performance.now()
  for (let waited_ms = 0; ; waited_ms = performance.now() - began) {
    try {
      await work()
      return waited_ms
    } catch (error) {
      if (!(error instanceof ApiError && error.code === 'busy')) throw error
      await pause(1000 * error.retry_after_s!)
    }
  }
}

/** People of one team, each with a token: what happens after signing in is the same. */
async function tokensFor(data_dir: string, count: number): Promise<string[]> {
  const connection = (await runningPostgres(path.join(data_dir, 'postgres')))!
  const store = await Store.open({ connection, now: () => new Date(), onError: console.error })
  try {
    const team = (await findTeam(store, TEAM))!
    const tokens: string[] = []
    for (let n = 0; n < count; n++) {
      const user_id = await store.change('operator', async (change) => {
        const { id } = await findOrAddUser(change, `person${n}@crowd.example`)
        await joinTeam(change, team.id, id, 'member')
        await change.audit('test.joined', { team_id: team.id, user_id: id })
        return id
      })
      const { token } = await createToken(store, 'operator', {
        user_id,
        kind: 'personal',
        name: 'Crowd',
        scopes: ['read', 'write'],
      })
      tokens.push(token)
    }
    return tokens
  } finally {
    await store.close()
  }
}

function personOf({ api }: Product, token: string) {
  const client = createClient(WIRE, {
    root: api,
    headers: () => ({ authorization: `Token ${token}` }),
    fetch: leanFetch,
  })
  const at = { path: { team_id: TEAM } }
  return {
    client,
    reads: [
      () => client.getMe(),
      () => client.listTeams(),
      () => client.listExploreSearches(),
      () => client.listRecentSearches(),
      () => client.listMonitors(),
      () => client.listSources(at),
      () => client.getReading(at),
      () => client.listInvites(at),
      () => client.listXLists(),
      () => client.listTargetingCountries(),
    ] as (() => Promise<unknown>)[],
  }
}

/** As the page asks it. */
async function analysis({ client }: Person, question: Question): Promise<void> {
  for await (const piece of client.exploreSections({ body: { question } })) {
    if ('error' in piece) throw new Error(`${piece.section}: ${piece.error.code}`)
  }
}

const residentMb = (pid: number): number =>
  Math.round(Number(/VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))![1]) / 1024)

function summary(all: number[]) {
  const of = (share: number) => (all.length === 0 ? 0 : Math.round(percentile(all, share)))
  return { count: all.length, p50_ms: of(0.5), p95_ms: of(0.95), p99_ms: of(0.99), most_ms: of(1) }
}
