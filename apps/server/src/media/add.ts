import { randomUUID } from 'node:crypto'
import { type AddedMedia, type AdMedia, AppError, MOST_MEDIA_BYTES } from '@starling/contract'
import {
  bringMediaBack,
  type Change,
  countMedia,
  dropPart,
  type FileRow,
  findMediaOfFile,
  findSentFile,
  type MediaRow,
  partOfMedia,
} from '@starling/store'
import { teamOf } from '../audiences/index.ts'
import { madeBudgets, spendAll } from '../auth/index.ts'
import { plainName } from '../edge/index.ts'
import { refuseMoreBytes, type StagedFile } from '../files/index.ts'
import type { Input, UserContext } from '../floor/index.ts'
import { mediaAnswer } from './answers.ts'
import { type Inspected, inspect, inspectThumb } from './inspect.ts'
import { findMedia, noteMedia } from './media.ts'
import { refused } from './refused.ts'
import { mostBytesOf } from './sniff.ts'

const MOST_MEDIA = 5_000 // our choice: more than anyone looks through

type Given = { name: string; alt_text: string; sent?: FileRow }

export async function createAdMedia(
  { query: { team, name, alt_text = '', file: sent_id }, file }: Input<'createAdMedia'>,
  context: UserContext,
): Promise<AddedMedia> {
  const { store, files, user, now, disk } = context
  await disk.mustHaveRoom()
  if (sent_id !== undefined) {
    const sent = await findSentFile(store, sent_id, { user_id: user.id, now })
    if (!sent || (team !== undefined && (await teamOf(team, context)).team_id !== sent.team_id)) {
      throw new AppError('not_found')
    }
    if (sent.state !== 'whole') throw refused('file_not_whole')
    const given = { name: plainName(name) ?? sent.name, alt_text, sent }
    const add = (staged: StagedFile) => addStaged(staged, { team_id: sent.team_id }, given, context)
    return files.staged(files.bytes.read(sent.id), mostBytesOf, add)
  }
  const owner = await teamOf(team, context)
  if (!file) throw refused('no_file')
  const given = { name: plainName(name) ?? file.name ?? 'file', alt_text }
  return files.staged(file.bytes, mostBytesOf, (staged) => addStaged(staged, owner, given, context))
}

async function addStaged(
  staged: StagedFile,
  owner: { team_id: string },
  given: Given,
  context: UserContext,
): Promise<AddedMedia> {
  const { store } = context
  const known = await findMediaOfFile(store, owner.team_id, staged.sha256)
  if (known) return answerKnown(known, given, context)
  const inspected = await inspect(staged)
  const kept = await keep({ staged, inspected, given, owner }, context)
  if (kept) return { ...(await mediaAnswer(kept, store)), is_duplicate: false }
  // Another who sent the same file was quicker.
  const other = await findMediaOfFile(store, owner.team_id, staged.sha256)
  if (!other) throw new AppError('not_found')
  return answerKnown(other, given, context)
}

type Keeping = { staged: StagedFile; inspected: Inspected; given: Given; owner: { team_id: string } }

/** Bytes first, then the rows that name them: what has no row is taken away, here or by the sweep of the night. */
async function keep(keeping: Keeping, context: UserContext): Promise<MediaRow | undefined> {
  const { files } = context
  const { staged, inspected } = keeping
  const ids = { file: randomUUID(), thumb: randomUUID() }
  try {
    if (inspected.bytes) await files.bytes.put(ids.file, inspected.bytes)
    else await files.bytes.move(ids.file, staged.path)
    if (inspected.thumb) await files.bytes.put(ids.thumb, inspected.thumb.bytes)
    const row = await context.change((change) => addRows(change, keeping, ids, context))
    if (row) {
      if (keeping.given.sent) await files.bytes.remove(keeping.given.sent.id)
      return row
    }
  } catch (error) {
    for (const id of Object.values(ids)) await files.bytes.remove(id)
    throw error
  }
  for (const id of Object.values(ids)) await files.bytes.remove(id)
  return undefined
}

async function addRows(
  change: Change,
  { staged, inspected, given, owner }: Keeping,
  ids: { file: string; thumb: string },
  { user, config }: UserContext,
): Promise<MediaRow | undefined> {
  const { kind, type, width, height, duration_ms, bytes, thumb } = inspected
  const size = bytes?.length ?? staged.size
  await spendAll(change, madeBudgets('media', user.id))
  await refuseMoreBytes(change, owner.team_id, size + (thumb?.bytes.length ?? 0), config)
  // The team is held: nobody adds the same meanwhile.
  if (await findMediaOfFile(change, owner.team_id, staged.sha256)) {
    await change.audit('file.swept', { team_id: owner.team_id })
    return undefined
  }
  if ((await countMedia(change, owner.team_id)) >= MOST_MEDIA) {
    throw new AppError('invalid', {
      fields: { non_field_errors: [{ code: 'most_media', values: { most: MOST_MEDIA } }] },
    })
  }
  if (given.sent) await change.table(owner, 'files').remove(given.sent.id)
  const row = await change.table(owner, 'ad_media').add({
    ...{ kind, type, width, height, duration_ms, size, made_by: user.id },
    name: given.name,
    alt_text: given.alt_text,
    sha256: staged.sha256,
    look: thumb?.look ?? null,
    created_at: change.now,
    changed_at: change.now,
    removed_at: null,
  })
  const part = (id: string, which: 'file' | 'thumb', size: number) =>
    change.table(owner, 'files').add({
      ...{ id, made_by: user.id, ad_media_id: row.id, part: which, name: given.name, size },
      state: 'whole',
      sha256: null,
      created_at: change.now,
      expires_at: null,
    })
  await part(ids.file, 'file', size)
  if (thumb) await part(ids.thumb, 'thumb', thumb.bytes.length)
  await noteMedia(change, 'added', row)
  return row
}

/** The team has it: nothing is kept twice. One that was deleted is back, and what nobody had described is described. */
async function answerKnown(known: MediaRow, given: Given, context: UserContext): Promise<AddedMedia> {
  const alt_text = known.alt_text || given.alt_text
  const row = await context.change(async (change) => {
    if (given.sent) await change.table({ team_id: known.team_id }, 'files').remove(given.sent.id)
    const back = known.removed_at ? await bringMediaBack(change, known.id) : known
    const told =
      alt_text === back.alt_text
        ? back
        : await change.table({ team_id: known.team_id }, 'ad_media').change(known.id, { alt_text })
    await noteMedia(change, known.removed_at ? 'restored' : 'changed', back)
    return told ?? back
  })
  if (given.sent) await context.files.bytes.remove(given.sent.id)
  return { ...(await mediaAnswer(row, context.store)), is_duplicate: true }
}

/** A picture that a browser took of a video, drawn anew as any other. */
export async function setAdMediaThumb(
  { path: { pk }, file }: Input<'setAdMediaThumb'>,
  context: UserContext,
): Promise<AdMedia> {
  const { files, store, user, config } = context
  const media = await findMedia(pk, context)
  if (media.kind !== 'video') throw refused('not_a_video')
  if (!file) throw refused('no_file')
  const { team_id } = media
  const thumb = await files.staged(file.bytes, () => MOST_MEDIA_BYTES.image, inspectThumb)
  const id = randomUUID()
  await files.bytes.put(id, thumb.bytes)
  const before = await partOfMedia(store, media.id, 'thumb')
  const row = await context
    .change(async (change) => {
      await refuseMoreBytes(change, team_id, thumb.bytes.length, config)
      await dropPart(change, media.id, 'thumb')
      await change.table({ team_id }, 'files').add({
        ...{ id, made_by: user.id, ad_media_id: media.id, part: 'thumb', name: media.name, size: thumb.bytes.length },
        state: 'whole',
        sha256: null,
        created_at: change.now,
        expires_at: null,
      })
      const changed = await change
        .table({ team_id }, 'ad_media')
        .change(media.id, { look: thumb.look, changed_at: change.now })
      if (!changed) throw new AppError('not_found')
      await noteMedia(change, 'changed', changed)
      return changed
    })
    .catch(async (error) => {
      await files.bytes.remove(id)
      throw error
    })
  if (before) await files.bytes.remove(before.id)
  return mediaAnswer(row, store)
}
