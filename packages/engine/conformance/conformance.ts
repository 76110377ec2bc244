import * as fc from 'fast-check'
import { describe, test } from 'vitest'
import { applyChange, type FactChange } from '../src/facts/change.ts'
import type { Facts } from '../src/facts/facts.ts'
import { Oracle } from '../src/oracle/oracle.ts'
import type { Backend } from '../src/port/backend.ts'
import { changeOf, step } from './changes.ts'
import { corpus, rowsUpTo } from './corpora.ts'
import { compare, describeFacts, show } from './disagreement.ts'
import { question } from './questions.ts'

/** A backend that follows its corpus. A change shows once `apply` has settled. */
export type Evolving = Backend & {
  apply(change: FactChange): Promise<void>
  compact?(): Promise<void>
  /** Closes it and opens what it has on disk. */
  reopen?(): Promise<Evolving>
}

/** 200 corpora in `npm run endure`, a few of them in `npm test`. */
export const RUNS = process.env.ENDURE === 'full' ? 200 : 3

/** The same each time in `npm test`, another one in each `npm run endure`. A run of the past is repeated with `SEED`, its one failing case with `CASE`, as its report says. */
const seed = Number(process.env.SEED ?? (process.env.ENDURE === 'full' ? Date.now() % 2 ** 31 : 1))
const path = process.env.CASE ?? ''

/** What makes a failing corpus small opens many of them: a slow backend would go on for hours. */
const SHRINK_MS = 120_000

const questions = fc.array(question, { minLength: 1, maxLength: 10, size: 'max' })
const evolvingCorpus = rowsUpTo({ accounts: 40, posts: 100, follows: 120 })
const steps = fc.array(fc.record({ step, questions: fc.array(question, { minLength: 1, maxLength: 4 }) }), {
  minLength: 1,
  maxLength: 6,
  size: 'max',
})

/** Holds a backend to the oracle: on random corpora each answer is the same, to the last digit. */
export function conformanceOf(name: string, open: (facts: Facts) => Promise<Backend>, runs = RUNS): void {
  describe(`${name} answers as the oracle`, () => {
    test(`on ${runs} random corpora (SEED=${seed})`, async () => {
      await holds(runs, fc.record({ facts: corpus, questions }), async ({ facts, questions }) => {
        const backend = await open(facts)
        try {
          await compare(backend, new Oracle(facts), questions)
        } finally {
          await backend.close()
        }
      })
    })
  })
}

/** The same for a backend that follows changes: after each of them, after compaction and after opening anew. */
export function evolutionOf(name: string, open: (facts: Facts) => Promise<Evolving>, runs = RUNS): void {
  describe(`${name} follows its corpus`, () => {
    test(`through ${runs} random histories (SEED=${seed})`, async () => {
      await holds(runs, fc.record({ facts: evolvingCorpus, steps }), async ({ facts: first, steps }) => {
        let facts = first
        let backend = await open(facts)
        try {
          for (const { step, questions } of steps) {
            if (step === 'compact') await backend.compact?.()
            else if (step === 'reopen') backend = (await backend.reopen?.()) ?? backend
            else {
              const change = changeOf(facts, step)
              facts = applyChange(facts, change)
              await backend.apply(change)
            }
            await compare(backend, new Oracle(facts), questions)
          }
        } finally {
          await backend.close()
        }
      })
    })
  })
}

type Case = { facts: Facts; steps?: unknown }

async function holds<One extends Case>(runs: number, cases: fc.Arbitrary<One>, check: (one: One) => Promise<void>) {
  let failed_at: number | undefined
  const property = fc.asyncProperty(cases, async (one) => {
    if (failed_at !== undefined && performance.now() - failed_at > SHRINK_MS) return
    try {
      await check(one)
    } catch (error) {
      failed_at ??= performance.now()
      throw error
    }
  })
  const { failed, counterexample, counterexamplePath, errorInstance } = await fc.check(property, {
    numRuns: runs,
    seed,
    path,
  })
  if (!failed || !counterexample) return
  const [{ facts, steps }] = counterexample
  const told = [
    `${errorInstance instanceof Error ? errorInstance.message : errorInstance}`,
    describeFacts(facts),
    ...(steps ? [`steps ${show(steps)}`] : []),
    `again: SEED=${seed} CASE=${counterexamplePath}`,
  ]
  throw new Error(told.join('\n'), { cause: errorInstance })
}
