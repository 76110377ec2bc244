import type { NewDraft } from '@starling/contract'
import { LEAST_PEOPLE } from '@starling/engine'
import { findWaitingInsights, moveWaitingInsights, type Row, waitingInsights } from '@starling/store'
import { emptyPackage, type Findings, mergeResults } from '@starling/targeting'
import type { Product } from '../floor/index.ts'
import { countToKeep, draftIn } from './answers.ts'
import { packageByReach } from './evidence.ts'
import { queueInsights } from './insights.ts'
import { countDraft, findTraits, STEPS } from './steps.ts'

type Insights = Row<'targeting_insights'>
type Counted = Pick<Insights, 'size' | 'size_of'>
/** What came of making a package: it, or why there is none. */
export type MadePackage = Partial<Counted> & {
  error?: Insights['error']
  targeting_package?: string
  as_of?: Date | null
}

/**
 * Makes the package of a record that still waits. It keeps nothing of a try that did not end, so it may be killed and
 * begun anew; whatever ended meanwhile stays as it is.
 */
export async function generateTargeting(product: Product, insights_id: string): Promise<void> {
  const row = await findWaitingInsights(product.store, insights_id)
  if (!row) return
  try {
    const made = await makePackage(product, { draft: draftIn(row), asker: row.user_id }, (values) =>
      // One that waited since before a step came has fewer of them.
      stepped(product, row, { ...values, done: Math.min(values.done!, row.total) }),
    )
    if (made) await end(product, row, made)
  } catch (error) {
    await end(product, row, { error: 'generation_failed' })
    throw error
  }
}

/** Of a draft, whoever asks. Null: after a step nobody waits for it any more. */
export async function makePackage(
  product: Product,
  { draft, asker: user_id }: { draft: NewDraft; asker: string },
  afterStep: (values: Partial<Insights>) => Promise<boolean> = async () => true,
): Promise<MadePackage | null> {
  // Right after a start the people are there and not read in yet.
  if (product.engine.status.phase !== 'ready') await product.engine.keepUp()
  // Before the first corpus nobody is known.
  if (product.engine.status.phase === 'empty') return { size: 0, size_of: 0, error: 'no_audience' }
  const { as_of } = await product.engine.state()
  const asker = { user_id, now: product.store.now().getTime() / 1000 }
  let findings: Findings = {}
  let made = emptyPackage()
  let counted: Counted = { size: null, size_of: null }
  for (const [at, step] of STEPS.entries()) {
    if (step === 'people') {
      const { people, of } = await countDraft(draft, product, asker)
      counted = { size: countToKeep(people), size_of: of }
      if (people < LEAST_PEOPLE) return { ...counted, error: people === 0 ? 'no_audience' : 'too_few' }
    } else if (step === 'reach') {
      made = await packageByReach(draft, findings, product, asker)
    } else {
      findings = mergeResults(findings, await findTraits(draft, step, product, asker))
    }
    if (!(await afterStep({ done: at + 1, ...counted }))) return null
  }
  return { ...counted, targeting_package: JSON.stringify(made), as_of: as_of === null ? null : new Date(as_of) }
}

function stepped({ store }: Product, { id, user_id }: Insights, values: Partial<Insights>): Promise<boolean> {
  return store.change('operator', async (change) => {
    const { done, size, size_of } = values
    const moved = await moveWaitingInsights(change, id, { done: done!, size: size!, size_of: size_of! })
    await change.audit('targeting.stepped', { subject_id: id, user_id, detail: { done: done! } })
    return moved !== undefined
  })
}

async function end({ store }: Product, { id, user_id, total }: Insights, values: MadePackage): Promise<void> {
  const state = values.error ? 'failed' : 'ready'
  await store.change('operator', async (change) => {
    await moveWaitingInsights(change, id, {
      ...values,
      ...(state === 'ready' && { done: total }),
      state,
      ended_at: change.now,
    })
    await change.audit(`targeting.${state}`, { subject_id: id, user_id })
  })
}

/** A process that was killed took its jobs along: what still waits is queued anew. */
export async function resumeInsights({ store }: Product): Promise<void> {
  const waiting = await waitingInsights(store)
  if (waiting.length === 0) return
  await store.change('operator', async (change) => {
    for (const id of waiting) await queueInsights(change, id)
    await change.audit('targeting.resumed', { detail: { count: waiting.length } })
  })
}
