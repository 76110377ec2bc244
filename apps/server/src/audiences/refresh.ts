import { AppError } from '@starling/contract'
import { AskError } from '@starling/engine'
import { dueAudiences, findDueAudience, lockDueAudience, ownerOfAudience, type SavedAudience } from '@starling/store'
import type { Product } from '../floor/index.ts'
import { countWith, noteCount, type PeopleCounted } from './counted.ts'
import { noteAct } from './keeping.ts'
import { nextAt } from './refresh-rule.ts'

/** Every few minutes: those whose time has come, each by itself, so that one that fails holds up no other. */
export async function refreshDueAudiences({ store, engine }: Product): Promise<void> {
  if (engine.status.phase !== 'ready') return
  const due = await dueAudiences(store, store.now())
  if (due.length === 0) return
  await store.change('operator', async (change) => {
    for (const audience_id of due) {
      await change.enqueue('refresh_audience', { audience_id }, { key: `refresh_audience ${audience_id}` })
    }
    await change.audit('audiences.due', { detail: { audiences: due.length } })
  })
}

/**
 * Counts one anew whose time has come. Its figure, who is in it, when it is due again and the mail are one change: a
 * process that ends in the middle has done nothing, and the next that looks finds it due.
 */
export async function refreshAudience(product: Product, audience_id: string): Promise<void> {
  const { store, engine } = product
  if (engine.status.phase !== 'ready' || (await engine.state()).whole_since !== null) return
  const found = await findDueAudience(store, audience_id, store.now())
  const counted = found && (await count(product, found))
  if (!counted) return
  await store
    .change('operator', async (change) => {
      const due = await lockDueAudience(change, found)
      if (!due) throw new AppError('changed_meanwhile')
      const { audience, size } = await noteCount(change, due, counted)
      await change.table(ownerOfAudience(due), 'audiences').change(due.id, { refresh_at: nextAt(due, change.now) })
      if (size.is_notable && audience.refresh_mails && audience.refreshed_by) {
        const sending = { owner: { user_id: audience.refreshed_by }, subject: `audience ${audience.id}` }
        await change.send('mail.audience_moved', { size_id: size.id }, sending)
      }
      await noteAct(change, 'refreshed', audience)
    })
    .catch(unlessMeanwhile)
}

/** Another counted it, or it was changed: there is nothing left to do. */
function unlessMeanwhile(error: unknown): void {
  if (!(error instanceof AppError && error.code === 'changed_meanwhile')) throw error
}

/** A question that cannot be asked keeps its last figure; anything else is a failure of ours, and tried again. */
async function count({ engine, store }: Product, found: SavedAudience): Promise<PeopleCounted> {
  const ask: Parameters<typeof countWith>[0] = (scope, primitives) =>
    engine.ask(scope, primitives, { asker: 'refresh' })
  return countWith(ask, found, { now: store.now(), members: true }).catch((error: unknown) => {
    if (error instanceof AskError && ['bad_scope', 'bad_primitive', 'too_large'].includes(error.code)) return null
    throw error
  })
}
