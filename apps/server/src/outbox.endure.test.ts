import { setTimeout as sleep } from 'node:timers/promises'
import { statesOf } from '@starling/store'
import { endLeases } from '@starling/store/testing'
import { World } from '@starling/world'
import { afterAll, beforeAll, expect, inject, test } from 'vitest'
import { Carriers } from '../test-kit/outbox/carriers.ts'
import type { Dies } from '../test-kit/outbox/carrying.ts'
import { KINDS, sentByKind } from '../test-kit/outbox/kinds.ts'
import { type Heard, recordsOf, type Sent, type Stage, setStage, shuffled, told } from '../test-kit/outbox/stage.ts'
import { randomFrom } from '../test-kit/random.ts'
import * as capabilities from './capabilities.ts'
import type { Service } from './floor/index.ts'

/** Steps of ours, and two that only the other side sees: it was asked, and it has acted without an answer. */
const STEPS = ['claiming', 'claimed', 'asked', 'unanswered', 'carried', 'settling', 'settled'] as const
type Step = (typeof STEPS)[number]
const IS_FULL = process.env.ENDURE === 'full'
const EVERY = KINDS.flatMap((kind) => STEPS.map((step) => ({ kind, step })))
/** `npm test` takes every second one: each kind at three or four steps, each step with five or six kinds. */
const DEALT = IS_FULL ? EVERY : EVERY.filter((_, at) => at % 2 === 0)
const KILLS = Number(process.env.KILLS ?? (IS_FULL ? 1000 : DEALT.length))
const SEED = Number(process.env.SEED ?? (IS_FULL ? Date.now() % 2 ** 31 : 1))
/** After so many everything is carried out and compared. */
const TOGETHER = 32
const SLOW_MS = 40
/** Long enough for another process to start meanwhile. */
const SHARED_MS = 1000
/** More than a lease and the pause between two sweeps. */
const LONGEST_MS = 240_000

const random = randomFrom(SEED)
let world: World
let stage: Stage
let carriers: Carriers
beforeAll(async () => {
  world = await World.create(inject('postgres'))
  stage = await setStage(world, random)
  carriers = await Carriers.of({ connection: world.connection, config: world.product.config })
})
afterAll(async () => {
  await carriers.close()
  await world.stop()
})

test(`${KILLS} times kill -9 between two steps: all that leaves happens, once where a key is kept, and once in our records (SEED=${SEED})`, async () => {
  const kinds = sentByKind(stage)
  expect(KINDS.toSorted()).toEqual(leaving())
  const deck = Array.from({ length: Math.ceil(KILLS / DEALT.length) }, () => shuffled(DEALT, random)).flat()
  for (let from = 0; from < KILLS; from += TOGETHER) {
    const batch: Sent[] = []
    for (const [at, { kind, step }] of deck.slice(from, Math.min(from + TOGETHER, KILLS)).entries()) {
      const sent = await kinds[kind](from + at)
      batch.push(sent)
      await kill(sent, step).catch((cause) => {
        throw new Error(`${kind} was not killed where it is ${step}`, { cause })
      })
      await endLeases(world.connection)
      await sent.next?.()
    }
    const shared = await kinds['billing.customer'](KILLS + from)
    await carryOut([...batch, shared], shared)
    await compare([...batch, shared])
  }
  await tell(deck.slice(0, KILLS))
})

/** What the product sends. */
function leaving(): string[] {
  const services = Object.values(capabilities) as unknown as Service[]
  const couriers = services.map(({ work }) => work?.(world.product).couriers)
  return couriers.flatMap((some) => Object.keys(some ?? {})).toSorted()
}

/** A process begins to carry it, and ends there. */
async function kill({ subject, nth, heard }: Sent, step: Step): Promise<void> {
  if (step !== 'asked' && step !== 'unanswered') return endsItself({ step, subject, nth })
  if ('mail_to' in heard) {
    // A mail server is asked in several turns: somewhere in them.
    if (step === 'asked') return endsItself({ step: 'claimed', subject, nth, after_ms: random() * 12 })
    const carrier = await carriers.start(null)
    await world.sandbox.mailbox.next({ to: heard.mail_to }, LONGEST_MS)
    return carrier.kill()
  }
  const struck = strike(heard, step === 'asked' ? 'slow' : 'lost', SLOW_MS)
  const carrier = await carriers.start(null)
  await struck()
  await sleep(random() * 20)
  await carrier.kill()
  // The other side does what it was asked, though nobody waits for it any more.
  if (step === 'asked') await sleep(SLOW_MS)
}

/** The next one that asks there has bad luck; what is given back waits for that. */
function strike(heard: Heard, kind: 'slow' | 'lost', delay_ms: number): () => Promise<void> {
  const { faults } = world.sandbox
  const { id } = faults.add({ ...heard, kind, delay_ms })
  const isStruck = () => !faults.list().some((fault) => fault.id === id)
  return () => expect.poll(isStruck, { timeout: LONGEST_MS, interval: 1 }).toBe(true)
}

async function endsItself(dies: Dies): Promise<void> {
  const { ended, kill } = await carriers.start(dies)
  const isLate = await Promise.race([ended, sleep(LONGEST_MS, true, { ref: false })])
  if (!isLate) return
  await kill()
  throw new Error(`${dies.subject} was never ${dies.step}`)
}

/** Whatever the killed have left, by two who live: what one has in hand the other does not touch. */
async function carryOut(batch: Sent[], { heard }: { heard: Heard }): Promise<void> {
  const struck = strike(heard, 'slow', SHARED_MS)
  const first = await carriers.start(null)
  await struck()
  const second = await carriers.start(null)
  const subjects = batch.map(({ subject }) => subject)
  const areOpen = async () => {
    const states = await statesOf(world.product.store, subjects)
    return [...states].filter(([, { state }]) => state === 'pending')
  }
  await expect.poll(areOpen, { timeout: LONGEST_MS, interval: 20 }).toEqual([])
  await Promise.all([first.kill(), second.kill()])
}

async function compare(batch: Sent[]): Promise<void> {
  const records = await recordsOf(world)
  const subjects = new Set(batch.map(({ subject }) => subject))
  for (const { id, kind, subject, state } of records.outbox) {
    if (!subjects.has(subject)) continue
    const ends = ['sent', 'failed', 'stuck', 'superseded'].map((end) => told(records, `outbox.${end}`, id))
    expect({ kind, state, ends }).toEqual({ kind, state: 'done', ends: [1, 0, 0, 0] })
  }
  for (const { check } of batch) await check(records)
}

async function tell(deck: { kind: string; step: Step }[]): Promise<void> {
  const { outbox } = await recordsOf(world)
  for (const [kind, killed] of Map.groupBy(deck, (one) => one.kind)) {
    const entries = outbox.filter((entry) => entry.kind === kind)
    const again = entries.filter(({ attempts }) => attempts > 1).length
    const steps = STEPS.map((step) => `${step} ${killed.filter((one) => one.step === step).length}`).join(', ')
    console.log(`${kind}: ${entries.length} entries, ${again} tried again; killed: ${steps}`)
  }
  const mails = world.sandbox.mailbox.messages()
  console.log(`${mails.length - new Set(mails.map(({ message_id }) => message_id)).size} mails came twice`)
}
