import { isFew } from '@starling/engine'
import { normalizeQuestion, type Scope, scopeOf, withDays } from '@starling/question'
import { type BuilderDraft, questionOfDraft } from '@starling/question/builder'
import { TRAIT_SECTIONS } from '@starling/sections'
import type { Finding, FindingKind, Findings } from '@starling/targeting'
import { isAnswer } from '../asking/index.ts'
import type { Product } from '../floor/index.ts'

export type StepAsking = Pick<Product, 'engine' | 'analyses'>
export type StepAsker = { user_id: string; now: number }

/** What is asked of the engine, one after another; how many are done is the progress that is told. */
export const STEPS = [
  'people',
  ['country', 'language'],
  ['account', 'interest', 'topic'],
  ['keyword', 'hashtag'],
  'reach',
] as const satisfies readonly ('people' | 'reach' | readonly TraitKind[])[]
/** Films are looked for by their titles, and by no section. */
type TraitKind = Exclude<FindingKind, 'film'>

/** So many rows are looked through for each kind. */
const LOOKED_THROUGH = 100
const LONGEST_MS = 60_000

const questionAt = (draft: BuilderDraft, now: number) =>
  normalizeQuestion(withDays(questionOfDraft(draft), draft.days ?? undefined, now))

/** What a draft asks of the engine now. */
export const scopeAt = (draft: BuilderDraft, now: number): Scope => scopeOf(questionAt(draft, now), now)

/** Exactly, of those known here. */
export async function countDraft(draft: BuilderDraft, { engine }: StepAsking, { user_id, now }: StepAsker) {
  const [{ accounts, all_accounts }] = await engine.ask(scopeAt(draft, now), [{ do: 'size' }], { asker: user_id })
  return { people: accounts, of: all_accounts }
}

/** What is true of the people of a draft, of some kinds. A kind that cannot be answered fails the whole. */
export async function findTraits(
  draft: BuilderDraft,
  kinds: readonly TraitKind[],
  { analyses }: StepAsking,
  { user_id, now }: StepAsker,
): Promise<Findings> {
  const ask = { question: questionAt(draft, now), order: 'lift', limit: LOOKED_THROUGH } as const
  const ids = kinds.map((kind) => TRAIT_SECTIONS[kind])
  const asking = { asker: user_id, signal: AbortSignal.timeout(LONGEST_MS), log: () => {} }
  const answers = await analyses.answer(ids, ask, asking)
  return Object.fromEntries(
    kinds.map((kind) => {
      const answer = answers.find(({ section }) => section === TRAIT_SECTIONS[kind])
      if (!answer || !isAnswer(answer)) throw new Error(`${kind} could not be answered`, { cause: answer?.error })
      return [kind, answer.rows.flatMap((row) => findingOf(row) ?? [])]
    }),
  )
}

/** Nothing that is true of fewer than five people. */
function findingOf(row: Readonly<Record<string, unknown>>): Finding | null {
  const [people, share, over_index] = [Number(row.count), Number(row.share), Number(row.over_index)]
  const value = String(row.handle ?? row.value ?? '')
  if (value === '' || isFew(people) || !Number.isFinite(share)) return null
  const isCompared = row.over_index !== null && Number.isFinite(over_index)
  return { value, people, share, over_index: isCompared ? over_index : null, is_over: row.significant === 'over' }
}
