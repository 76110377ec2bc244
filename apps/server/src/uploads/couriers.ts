import { AppError } from '@starling/contract'
import type { AdsApi, CustomAudience } from '@starling/outside'
import {
  accountsOfUploads,
  type Couriers,
  changeUpload,
  findUpload,
  findUploadedPeople,
  forgetPeopleTold,
  notePeopleTold,
  type UploadRow,
  uploadSubject,
} from '@starling/store'
import { deskOf } from '../accounts/index.ts'
import type { Product } from '../floor/index.ts'
import { changeOf, partOf, sizeOf, usersOf } from './people.ts'

/** Our choice: some twenty requests, so that a part is over long before its lease is. */
const PART = 50_000
const ASKING = { max_wait_ms: 0, timeout_ms: 20_000, tries: 1 }

/** By this a thing of ours is found again at X, which keeps no key. */
const markOfUpload = (id: string): string => `stl-${id.replaceAll('-', '').slice(-8)}`
const LONGEST_NAME = 255
export const nameAtX = ({ id, name }: Pick<UploadRow, 'id' | 'name'>): string => {
  const mark = ` · ${markOfUpload(id)}`
  return `${name.slice(0, LONGEST_NAME - mark.length)}${mark}`
}

/** The custom audience that an earlier try made, whatever it is called by now, as long as it bears the mark. */
async function findAtX(api: AdsApi, account_id: string, id: string): Promise<CustomAudience | undefined> {
  for await (const one of api.customAudiences(account_id)) {
    if (!one.deleted && one.name.endsWith(markOfUpload(id))) return one
  }
  return undefined
}

async function deskFor(product: Product, row: UploadRow) {
  const account = (await accountsOfUploads(product.store, [row])).get(row.team_account_id)
  const desk = account && (await deskOf(product, account, ASKING))
  if (!desk) throw new AppError('account_closed')
  return desk
}

/** A wait that is longer than any of ours is its own entry: the part that comes after it. */
export function uploadCouriers(product: Product): Pick<Couriers, 'ads.upload' | 'ads.upload_remove'> {
  const { store } = product
  return {
    'ads.upload': {
      carry: async ({ payload: { upload_id, from, whole } }) => {
        const row = await findUpload(store, upload_id)
        // What was removed since is not sent.
        if (!row || row.removed_at) return null
        const { api, account_id } = await deskFor(product, row)
        const x_id =
          row.x_id ??
          (await findAtX(api, account_id, row.id))?.id ??
          (await api.createCustomAudience(account_id, { name: nameAtX(row) })).id
        const change = await changeOf((await findUploadedPeople(store, upload_id))!, whole)
        const { joined, left } = partOf(change, from, PART)
        for await (const _ of api.changeAudienceUsers(account_id, x_id, usersOf(joined)));
        for await (const _ of api.changeAudienceUsers(account_id, x_id, usersOf(left), 'Delete'));
        return { x_id, sent: from + joined.length + left.length, to_send: sizeOf(change) }
      },
      settle: async (change, { payload: { upload_id, whole }, team_id }, result) => {
        if (!result) return change.audit('upload.sent', { subject_id: upload_id, detail: { wanted: false } })
        const { x_id, sent, to_send } = result
        const isAll = sent >= to_send
        const owner = { team_id: team_id! }
        await changeUpload(change, upload_id, {
          ...{ x_id, sent, to_send, error: null },
          ...(isAll && { state: 'processing', refreshed_at: change.now, checked_at: null }),
        })
        if (isAll) await notePeopleTold(change, upload_id)
        else {
          const next = { upload_id, from: sent, whole }
          await change.send('ads.upload', next, { owner, subject: uploadSubject(upload_id) })
        }
        await change.audit('upload.sent', { subject_id: upload_id, ...owner, detail: { sent, to_send } })
      },
      refused: async (change, { payload: { upload_id }, team_id }, why) => {
        await changeUpload(change, upload_id, { state: 'failed', error: why.code })
        await change.audit('upload.failed', { subject_id: upload_id, team_id: team_id!, detail: { why: why.code } })
      },
    },
    'ads.upload_remove': {
      carry: async ({ payload: { upload_id } }) => {
        const row = await findUpload(store, upload_id)
        if (!row) return {}
        const { api, account_id } = await deskFor(product, row)
        const x_id = row.x_id ?? (await findAtX(api, account_id, row.id))?.id
        if (x_id) await api.remove(account_id, 'custom_audiences', x_id).catch(unlessGone)
        return {}
      },
      settle: async (change, { payload: { upload_id }, team_id }) => {
        await changeUpload(change, upload_id, { x_id: null, x_size: null, sent: 0 })
        await forgetPeopleTold(change, upload_id)
        await change.audit('upload.removed_at_x', { subject_id: upload_id, team_id: team_id! })
      },
      refused: async (change, { payload: { upload_id }, team_id }, why) => {
        await changeUpload(change, upload_id, { error: why.code })
        await change.audit('upload.failed', { subject_id: upload_id, team_id: team_id!, detail: { why: why.code } })
      },
    },
  }
}

function unlessGone(error: unknown): void {
  if (!(error instanceof AppError && error.code === 'not_found')) throw error
}
