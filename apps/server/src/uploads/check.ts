import { AppError, type UploadState } from '@starling/contract'
import type { CustomAudience } from '@starling/outside'
import { accountsOfUploads, changeUpload, findUpload, type UploadRow, uploadsToCheck } from '@starling/store'
import { deskOf } from '../accounts/index.ts'
import type { Product } from '../floor/index.ts'

/** As many as one request names. */
const MOST_IDS = 200
const MOST_CHECKED = 1000
const ASKING = { max_wait_ms: 0, timeout_ms: 15_000, tries: 2 }

/** What X says of one: ready, or still at it, or with too few people whom it knows. */
export function stateAtX({ targetable, reasons_not_targetable }: CustomAudience): UploadState {
  if (targetable) return 'ready'
  return reasons_not_targetable.includes('PROCESSING') ? 'processing' : 'too_small'
}

/** Every half hour: what became of them at X. */
export async function checkUploads(product: Product): Promise<void> {
  const due = await uploadsToCheck(product.store, product.store.now(), MOST_CHECKED)
  for (const [team_account_id, uploads] of Map.groupBy(due, (one) => one.team_account_id)) {
    for (let from = 0; from < uploads.length; from += MOST_IDS) {
      await check(product, team_account_id, uploads.slice(from, from + MOST_IDS)).catch(unlessAway)
    }
  }
}

/** An account that is closed, or an X that does not answer now, holds up no other. */
function unlessAway(error: unknown): void {
  if (!(error instanceof AppError)) throw error
}

async function check(product: Product, team_account_id: string, uploads: UploadRow[]): Promise<void> {
  const account = (await accountsOfUploads(product.store, uploads)).get(team_account_id)
  const desk = account && (await deskOf(product, account, ASKING))
  if (!desk) return
  const there = new Map<string, CustomAudience>()
  const custom_audience_ids = uploads.map(({ x_id }) => x_id!)
  for await (const one of desk.api.customAudiences(desk.account_id, { custom_audience_ids })) there.set(one.id, one)
  await product.store.change('operator', async (change) => {
    for (const { id, x_id, team_id } of uploads) {
      const now = await findUpload(change, id)
      if (now?.x_id !== x_id || now.state === 'sending' || now.removed_at) continue
      const found = there.get(x_id!)
      const isThere = found && !found.deleted
      await changeUpload(change, id, {
        ...(isThere
          ? { state: stateAtX(found), x_size: found.audience_size, error: now.state === 'failed' ? null : now.error }
          : ({ state: 'failed', error: 'gone_at_x', x_size: null } as const)),
        checked_at: change.now,
      })
      await change.audit('upload.checked', { subject_id: id, team_id })
    }
    await change.audit('upload.checked', { detail: { uploads: uploads.length } })
  })
}
