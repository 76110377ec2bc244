import type { FastifyRequest } from 'fastify'
import type { Media } from '../world/rows.ts'
import type { Call } from './call.ts'
import { checkId, ID } from './parameters.ts'
import { invalid } from './problem.ts'

export type Upload = Media

const MEGABYTE = 1024 * 1024
/** By the first part of the type: kind, number before the key, bytes at most. */
const KINDS: Record<string, { type: Media['type']; prefix: string; most: number }> = {
  'image/gif': { type: 'animated_gif', prefix: '16', most: 15 * MEGABYTE },
  image: { type: 'photo', prefix: '3', most: 5 * MEGABYTE },
  video: { type: 'video', prefix: '13', most: 512 * MEGABYTE },
}
const CATEGORIES = ['amplify_video', 'tweet_gif', 'tweet_image', 'tweet_video', 'dm_gif', 'dm_image', 'dm_video']
const FILM_READY_MS = 2000
const SEGMENTS_MOST = 1000

export const isMultipart = ({ headers }: FastifyRequest) =>
  /^multipart\/form-data\b/i.test(headers['content-type'] ?? '')

/** Uploads under way. What was finished is in the network; what is not yet is lost with the process, as it expires on X. */
export function openUploads() {
  const open = new Map<string, Upload & { total: number; segments: Map<number, number> }>()

  function begin(call: Call, media_type = '', media_category: string | undefined, total: number): Upload {
    const kind = KINDS[media_type] ?? KINDS[media_type.split('/')[0]!]
    if (!kind) throw invalid({ media_type: [media_type] }, '$.media_type: is not a type that can be uploaded')
    if (media_category !== undefined && !CATEGORIES.includes(media_category))
      throw invalid({ media_category: [media_category] }, `$.media_category: is not one of [${CATEGORIES.join(',')}]`)
    if (!Number.isInteger(total) || total < 1 || total > kind.most)
      throw invalid({ total_bytes: [String(total)] }, `$.total_bytes: must be between 1 and ${kind.most}`)
    const id = call.network.newId(call.now)
    const upload: Upload = {
      ...{ id, media_key: `${kind.prefix}_${id}`, owner: call.me!.slot, type: kind.type, mime: media_type },
      category: media_category ?? `tweet_${kind.type === 'photo' ? 'image' : kind.type === 'video' ? 'video' : 'gif'}`,
      ...{ size: total, state: 'pending', ready_at: Number.MAX_SAFE_INTEGER, alt_text: null },
    }
    open.set(id, { ...upload, total, segments: new Map() })
    return upload
  }

  function opened(call: Call, id: string) {
    const upload = open.get(id)
    if (!upload || upload.owner !== call.me!.slot)
      throw invalid({ media_id: [id] }, 'The `media_id` query parameter is not valid')
    return upload
  }

  function append(call: Call, id: string, segment: number, content: Buffer): void {
    const upload = opened(call, id)
    if (!Number.isInteger(segment) || segment < 0 || segment >= SEGMENTS_MOST)
      throw invalid({ segment_index: [String(segment)] }, `$.segment_index: must be between 0 and ${SEGMENTS_MOST - 1}`)
    if (content.length === 0) throw invalid({}, '$.media: can not be empty')
    upload.segments.set(segment, content.length)
  }

  function finish(call: Call, id: string): Upload {
    const { total, segments, ...upload } = opened(call, id)
    const sent = [...segments.values()].reduce((sum, size) => sum + size, 0)
    const inOrder = [...segments.keys()].sort((a, b) => a - b).every((segment, at) => segment === at)
    if (sent !== total || !inOrder)
      throw invalid({ media_id: [id] }, `Segments do not add up to the declared size: ${sent} of ${total} bytes`)
    open.delete(id)
    const done: Upload = {
      ...upload,
      state: 'succeeded',
      ready_at: call.now + (upload.type === 'photo' ? 0 : FILM_READY_MS),
    }
    call.network.putMedia(done)
    return done
  }

  function find(call: Call, id: string): Upload {
    const media = ID.test(id) ? call.network.mediaById(checkId('media_id', id)) : undefined
    if (media?.owner === call.me!.slot) return media
    return opened(call, id)
  }

  function decode(value: unknown): Buffer {
    if (typeof value !== 'string' || value === '') throw invalid({}, '$.media: is missing but it is required')
    return Buffer.from(value, 'base64')
  }

  async function readMultipart({
    request,
  }: Call): Promise<{ fields: Record<string, unknown>; file: Buffer | undefined }> {
    const fields: Record<string, unknown> = {}
    let file: Buffer | undefined
    for await (const part of request.parts()) {
      if (part.type === 'field') fields[part.fieldname] = part.value
      else file = await part.toBuffer()
    }
    return { fields, file }
  }

  return { begin, append, finish, find, decode, readMultipart }
}
export type Uploads = ReturnType<typeof openUploads>
