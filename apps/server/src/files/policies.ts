import { createHash } from 'node:crypto'
import { AppError, FILE_PART_BYTES, type Fields, type FilePolicy, type StoredFile } from '@starling/contract'
import {
  bytesOfTeam,
  type Change,
  countAwaitedFiles,
  type FileRow,
  findAwaitedFile,
  findSentFile,
  lockTeam,
} from '@starling/store'
import { teamOf } from '../audiences/index.ts'
import { madeBudgets, spendAll } from '../auth/index.ts'
import { plainName } from '../edge/index.ts'
import type { Context, Input, Product, UserContext } from '../floor/index.ts'

/** How long a file waits until something is made of it, and how long an address holds to which it is sent. */
const KEPT_MS = 24 * 60 * 60_000
const SIGNED_MS = 60 * 60_000
const GB = 1024 ** 3
/** Our choice: more than a team sends at once, and too few to take up its room with what never comes. */
const MOST_AWAITED = 50

const invalid = (fields: Fields) => new AppError('invalid', { fields })

/** Refused where the team's files would take more than they may; those to come are counted as if they were there. */
export async function refuseMoreBytes(
  change: Change,
  team_id: string,
  more: number,
  { FILES_TEAM_GB: most }: Pick<Product['config'], 'FILES_TEAM_GB'>,
): Promise<void> {
  await lockTeam(change, team_id)
  if ((await bytesOfTeam(change, team_id)) + more <= most * GB) return
  throw invalid({ non_field_errors: [{ code: 'most_team_bytes', values: { most } }] })
}

/** Refused where too many that were announced have not come; under the lock of the team. */
async function refuseMoreAwaited(change: Change, team_id: string): Promise<void> {
  if ((await countAwaitedFiles(change, team_id)) < MOST_AWAITED) return
  throw invalid({ non_field_errors: [{ code: 'most_awaited', values: { most: MOST_AWAITED } }] })
}

export const createFilePolicy = async (
  { body }: Input<'createFilePolicy'>,
  context: UserContext,
): Promise<FilePolicy> => policyOf(await announce(body, context), context)

export async function renewFilePolicy(
  { path: { pk } }: Input<'renewFilePolicy'>,
  context: UserContext,
): Promise<FilePolicy> {
  const file = await findSent(pk, context)
  if (file.state === 'whole') throw new AppError('not_found')
  await context.change(({ audit }) => audit('file.awaited', { subject_id: file.id, team_id: file.team_id }))
  return policyOf(file, context)
}

async function policyOf(file: FileRow, context: UserContext): Promise<FilePolicy> {
  const { files, secrets, now } = context
  const form = files.bytes.formFor?.(file.id, file.size, now)
  if (form) {
    const { url, fields, expires_at } = form
    const shared = { method: 'POST', url, fields, part_bytes: null } as const
    return { file: await fileAnswer(file, context), ...shared, expires_at: expires_at.toISOString() }
  }
  const until = now.getTime() + SIGNED_MS
  const query = new URLSearchParams({ until: String(until), signature: secrets.signUpload(file.id, until) })
  return {
    file: await fileAnswer(file, context),
    method: 'PUT',
    url: `/api/starling/files/${file.id}/bytes/?${query}`,
    fields: {},
    part_bytes: FILE_PART_BYTES,
    expires_at: new Date(until).toISOString(),
  }
}

type Announced = Input<'createFilePolicy'>['body']
async function announce({ team, name, size, sha256 }: Announced, context: UserContext): Promise<FileRow> {
  const owner = await teamOf(team, context)
  return context.change(async (change) => {
    await spendAll(change, madeBudgets('file', context.user.id))
    await refuseMoreBytes(change, owner.team_id, size, context.config)
    await refuseMoreAwaited(change, owner.team_id)
    const added = await change.table(owner, 'files').add({
      made_by: context.user.id,
      ad_media_id: null,
      part: 'sent',
      name: plainName(name) ?? 'file',
      size,
      state: 'waiting',
      sha256: sha256 ?? null,
      created_at: change.now,
      expires_at: new Date(change.now.getTime() + KEPT_MS),
    })
    await change.audit('file.awaited', { subject_id: added.id, team_id: owner.team_id })
    return added
  })
}

async function findSent(pk: string, { store, user, now }: UserContext): Promise<FileRow> {
  const found = await findSentFile(store, pk, { user_id: user.id, now })
  if (!found) throw new AppError('not_found')
  return found
}

async function fileAnswer(row: FileRow, { files }: Pick<Product, 'files'>): Promise<StoredFile> {
  const { id, name, size, state, sha256, expires_at } = row
  const received = state === 'whole' ? size : ((await files.bytes.size(id)) ?? 0)
  return { id, name, size, received, state, sha256, expires_at: expires_at!.toISOString() }
}

export const getFile = async ({ path: { pk } }: Input<'getFile'>, context: UserContext): Promise<StoredFile> =>
  fileAnswer(await findSent(pk, context), context)

/** Its address is the proof: it names the file and a time, and only we can have signed it. */
export async function putFilePart(
  { path: { pk }, query: { offset, until, signature }, file }: Input<'putFilePart'>,
  { store, files, secrets, now, disk }: Context,
): Promise<{ received: number }> {
  const isSigned = until > now.getTime() && secrets.isUploadSignature(pk, until, signature)
  const awaited = isSigned ? await findAwaitedFile(store, pk, now) : undefined
  if (!awaited || !files.bytes.append) throw new AppError('not_found')
  if (!file) throw invalid({ file: [{ code: 'no_file' }] })
  await disk.mustHaveRoom()
  return { received: await files.bytes.append(pk, offset, atMost(file.bytes, awaited.size - offset)) }
}

async function* atMost(bytes: AsyncIterable<Uint8Array>, rest: number): AsyncGenerator<Uint8Array, void> {
  const most = Math.min(rest, FILE_PART_BYTES)
  let taken = 0
  for await (const piece of bytes) {
    taken += piece.length
    if (taken > most) throw invalid({ file: [{ code: 'longer_than_said' }] })
    yield piece
  }
}

/** To say it twice is no harm. */
export async function completeFile({ body }: Input<'completeFile'>, context: UserContext): Promise<StoredFile> {
  const row = await findSent(body.file, context)
  if (row.state === 'whole') return fileAnswer(row, context)
  const { files } = context
  if ((await files.bytes.size(row.id)) !== row.size) throw invalid({ file: [{ code: 'file_not_whole' }] })
  const hash = createHash('sha256')
  for await (const piece of files.bytes.read(row.id)) hash.update(piece)
  const sha256 = hash.digest('hex')
  if (row.sha256 !== null && row.sha256 !== sha256) {
    // What came is of no use: it begins again from nothing.
    await files.bytes.remove(row.id)
    throw invalid({ file: [{ code: 'other_checksum' }] })
  }
  const whole = await context.change(async (change) => {
    const changed = await change.table({ team_id: row.team_id }, 'files').change(row.id, { state: 'whole', sha256 })
    if (!changed) throw new AppError('not_found')
    await change.audit('file.whole', { subject_id: row.id, team_id: row.team_id })
    return changed
  })
  return fileAnswer(whole, context)
}
