import { AppError, type RefreshRule } from '@starling/contract'
import { AskError, LEAST_PEOPLE } from '@starling/engine'
import {
  changeUpload,
  findReachableAudience,
  findUpload,
  findUploadedPeople,
  lockUpload,
  type SavedAudience,
  type UploadRow,
  uploadSubject,
  uploadsToRefresh,
  wantPeople,
} from '@starling/store'
import { countWith, packIds } from '../audiences/index.ts'
import { isTeamSubscribed } from '../billing/index.ts'
import type { Product } from '../floor/index.ts'
import { changeOf, sizeOf } from './people.ts'

const DAY_MS = 24 * 60 * 60_000
const EVERY_MS: Record<Exclude<RefreshRule, 'never'>, number> = { daily: DAY_MS, weekly: 7 * DAY_MS }

export const nextRefresh = (rule: RefreshRule, now: Date): Date | null =>
  rule === 'never' ? null : new Date(now.getTime() + EVERY_MS[rule])

/** Every few minutes: those whose time has come, each by itself. */
export async function refreshDueUploads({ store, engine }: Product): Promise<void> {
  if (engine.status.phase !== 'ready') return
  const due = await uploadsToRefresh(store, store.now())
  if (due.length === 0) return
  await store.change('operator', async (change) => {
    for (const upload_id of due) {
      await change.enqueue('refresh_upload', { upload_id }, { key: `refresh_upload ${upload_id}` })
    }
    await change.audit('upload.due', { detail: { uploads: due.length } })
  })
}

/** X is told who joined and who left since. Without a subscription, or without its audience, it stays as it is. */
export async function refreshUpload(product: Product, upload_id: string): Promise<void> {
  const { store } = product
  const row = await findUpload(store, upload_id)
  if (!row || row.removed_at || !row.refresh_at || row.refresh_at > store.now() || row.state === 'sending') return
  const isSubscribed = await isTeamSubscribed(store, row.team_id, row.uploaded_by, store.now())
  const audience = row.audience_id && row.uploaded_by ? await audienceOf(product, row) : undefined
  const counted = isSubscribed && audience ? await countNow(product, audience) : undefined
  const wanted = counted && (await packIds(counted))
  const known = wanted && (await findUploadedPeople(store, upload_id))
  const to_send = known ? sizeOf(await changeOf({ ...known, wanted }, false)) : 0
  const error = !isSubscribed ? 'subscription_needed' : counted ? null : 'upload_not_available'
  await store.change('operator', async (change) => {
    const { id, team_id } = row
    const now = await lockUpload(change, id)
    const isSame = now && !now.removed_at && now.state !== 'sending' && +now.refresh_at! === +row.refresh_at!
    await change.audit('upload.refreshed', { subject_id: id, team_id, detail: { to_send } })
    if (!isSame) return
    const refresh_at = nextRefresh(now.refresh, change.now)
    if (!wanted || to_send === 0) return void (await changeUpload(change, id, { refresh_at, error }))
    await wantPeople(change, row, wanted)
    const begun = { state: 'sending', people: counted.length, to_send, sent: 0, refresh_at, error: null } as const
    await changeUpload(change, id, begun)
    const payload = { upload_id: id, from: 0, whole: false }
    await change.send('ads.upload', payload, { owner: { team_id }, subject: uploadSubject(id) })
  })
}

/** As whoever uploaded it sees it: what is out of their reach is not sent in their name. */
const audienceOf = ({ store }: Product, { audience_id, uploaded_by }: UploadRow) =>
  findReachableAudience(store, audience_id!, { user_id: uploaded_by!, reach: 'both' })

async function countNow({ engine, store }: Product, audience: SavedAudience): Promise<string[] | undefined> {
  const ask: Parameters<typeof countWith>[0] = (scope, primitives) =>
    engine.ask(scope, primitives, { asker: 'refresh' })
  try {
    const { accounts, ids } = await countWith(ask, audience, { now: store.now(), members: true })
    return ids && accounts >= LEAST_PEOPLE ? ids : undefined
  } catch (error) {
    if (error instanceof AskError && ['bad_scope', 'bad_primitive', 'too_large'].includes(error.code)) return undefined
    if (error instanceof AppError) return undefined
    throw error
  }
}
