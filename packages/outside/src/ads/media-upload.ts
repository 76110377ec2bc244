import { setTimeout as sleep } from 'node:timers/promises'
import { AppError } from '@starling/contract'
import type { Requester } from '../x/request.ts'

/** A picture or a film on its way to X, read piece by piece. */
export type MediaUpload = {
  type: string
  category: 'tweet_image' | 'tweet_gif' | 'tweet_video'
  size: number
  bytes: AsyncIterable<Uint8Array>
  alt_text?: string
}
export type UploadedMedia = { id: string; media_key: string }

type Processing = { state: 'pending' | 'in_progress' | 'succeeded' | 'failed'; check_after_secs?: number }
type Answer = { data: UploadedMedia & { processing_info?: Processing } }

/** Written as text it is a third longer: well below what X takes in one request. */
const SEGMENT_BYTES = 2 * 1024 * 1024
/** A film of two minutes is ready within one. */
const MOST_CHECKS = 60
const UPLOAD = '/2/media/upload'

/**
 * Sends a file to X as whoever the keys are of. Until something is made of it, X forgets it after a day: to send it twice
 * leaves nothing behind.
 */
export async function uploadMedia(requester: Requester, upload: MediaUpload): Promise<UploadedMedia> {
  const { type, category, size, bytes, alt_text } = upload
  const begin = { media_type: type, total_bytes: size, media_category: category }
  const begun = await requester.ask<Answer>('POST', `${UPLOAD}/initialize`, { json: begin, repeatable: true })
  const { id } = begun.body.data
  let segment_index = 0
  for await (const segment of segmentsOf(bytes)) {
    const json = { media: segment.toString('base64'), segment_index: segment_index++ }
    await requester.ask('POST', `${UPLOAD}/${id}/append`, { json, repeatable: true })
  }
  const { body } = await requester.ask<Answer>('POST', `${UPLOAD}/${id}/finalize`, { json: {} })
  await ready(requester, id, body.data.processing_info)
  if (alt_text) {
    const json = { id, metadata: { alt_text: { text: alt_text } } }
    await requester.ask('POST', '/2/media/metadata', { json, repeatable: true })
  }
  return { id, media_key: body.data.media_key }
}

async function* segmentsOf(bytes: AsyncIterable<Uint8Array>): AsyncGenerator<Buffer, void> {
  let held: Uint8Array[] = []
  let length = 0
  for await (const piece of bytes) {
    held.push(piece)
    length += piece.length
    if (length < SEGMENT_BYTES) continue
    const all = Buffer.concat(held)
    const rest = all.length % SEGMENT_BYTES
    for (let at = 0; at < all.length - rest; at += SEGMENT_BYTES) yield all.subarray(at, at + SEGMENT_BYTES)
    held = [all.subarray(all.length - rest)]
    length = rest
  }
  if (length > 0) yield Buffer.concat(held)
}

async function ready(requester: Requester, id: string, first: Processing | undefined): Promise<void> {
  let info = first
  for (let check = 0; info && info.state !== 'succeeded'; check++) {
    if (info.state === 'failed') throw new AppError('upstream_refused', { values: { said: 'media processing failed' } })
    if (check >= MOST_CHECKS) throw new AppError('took_too_long')
    await sleep((info.check_after_secs ?? 1) * 1_000)
    const query = { command: 'STATUS', media_id: id }
    info = (await requester.ask<Answer>('GET', UPLOAD, { query })).body.data.processing_info
  }
}
