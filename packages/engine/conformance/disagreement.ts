import { isDeepStrictEqual } from 'node:util'
import type { Facts } from '../src/facts/facts.ts'
import type { Oracle } from '../src/oracle/oracle.ts'
import { accountFact, postFact } from '../src/oracle/samples.ts'
import type { Backend } from '../src/port/backend.ts'
import { AskError } from '../src/port/error.ts'
import type { ConformanceQuestion } from './questions.ts'

const SHOWN_LETTERS = 3000

/** A question that backend and oracle answer in two ways. */
export class Disagreement extends Error {
  constructor(asked: unknown, expected: unknown, got: unknown) {
    const lines = [
      `asked    ${show(asked)}`,
      `expected ${show(expected).slice(0, SHOWN_LETTERS)}`,
      `got      ${show(got).slice(0, SHOWN_LETTERS)}`,
    ]
    const row = firstDifferentRow(rowsOf(expected), rowsOf(got))
    if (row >= 0) lines.push(`row ${row}: ${show(rowsOf(expected)[row])} is ${show(rowsOf(got)[row])}`)
    super(lines.join('\n'))
    this.name = 'Disagreement'
  }
}

const rowsOf = (answer: unknown): unknown[] => (answer as { rows?: unknown[] } | undefined)?.rows ?? []
const firstDifferentRow = (expected: unknown[], got: unknown[]): number =>
  [...(expected.length > got.length ? expected : got).keys()].findIndex(
    (row) => !isDeepStrictEqual(expected[row], got[row]),
  )

/** All questions at once, so that those that disturb each other are found, too. */
export async function compare(backend: Backend, oracle: Oracle, questions: ConformanceQuestion[]): Promise<void> {
  const sizes = await sizesOf(oracle)
  const got_sizes = await sizesOf(backend)
  if (!isDeepStrictEqual(got_sizes, sizes)) throw new Disagreement('state', sizes, got_sizes)

  const outcomes = await Promise.all(questions.map((one) => outcomesOf(backend, one)))
  for (const [index, { scope, baseline, comparison, primitives }] of questions.entries()) {
    const expected = await outcomesOf(oracle, questions[index]!)
    for (const [at, primitive] of primitives.entries()) {
      const got = outcomes[index]![at]
      if (!isDeepStrictEqual(got, expected[at])) {
        throw new Disagreement({ primitive, scope, baseline, comparison }, expected[at], got)
      }
    }
  }
}

async function sizesOf(backend: Backend) {
  const { accounts, posts, follows } = await backend.state()
  return { accounts, posts, follows }
}

async function outcomesOf(backend: Backend, { scope, primitives, ...asked }: ConformanceQuestion): Promise<unknown[]> {
  try {
    return await backend.ask(scope, primitives, asked)
  } catch (error) {
    if (error instanceof AskError) return primitives.map(() => ({ refused: error.code }))
    throw error
  }
}

/** A corpus a row a line, without what is not said of a row. */
export function describeFacts(facts: Facts): string {
  const lines = [
    ...facts.accounts.map(
      ({ id, handle, ...more }) => `account ${id} @${handle} ${said(more, accountFact(id, handle))}`,
    ),
    ...facts.posts.map(({ id, account_id, created_at, text, ...more }) => {
      const rest = said(more, postFact(id, account_id, created_at, text))
      return `post ${id} by ${account_id} at ${created_at}: ${JSON.stringify(text)} ${rest}`
    }),
    ...facts.follows.map((one) => `follow ${one.follower_id} -> ${one.followed_id} ${one.since} to ${one.until}`),
    ...facts.interactions.map((one) => `interaction ${one.account_id} with ${one.post_id}`),
    ...facts.snapshots.map((one) => `snapshot ${one.account_id} on ${one.day}: ${one.followers_count}`),
  ]
  return lines.join('\n')
}

const said = (row: Record<string, unknown>, nothing: Record<string, unknown>) =>
  show(Object.fromEntries(Object.entries(row).filter(([name, value]) => !isDeepStrictEqual(value, nothing[name]))))

export const show = (value: unknown): string =>
  JSON.stringify(value, (_, one) => (typeof one === 'bigint' ? String(one) : one)) ?? 'nothing'
