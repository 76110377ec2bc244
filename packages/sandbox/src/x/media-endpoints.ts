import { ANYONE, type Call, type Endpoint, USERS } from './call.ts'
import { readMediaFields } from './fields.ts'
import { mediaObject } from './media-object.ts'
import { isMultipart, type Upload, type Uploads } from './media-uploads.ts'
import { checkId, ID, readIds } from './parameters.ts'
import { invalid, missing, type ProblemBody } from './problem.ts'

const MEDIA_KEY = /^[0-9]+_[0-9]+$/
const SCOPES = ['media.write']
const EXPIRES_S = 86_400

function answer(call: Call, { id, media_key, size, state, ready_at }: Upload) {
  const is_film = /^(13|16)_/.test(media_key)
  const isDone = state !== 'pending' && ready_at <= call.now
  const info = isDone ? { state: 'succeeded', progress_percent: 100 } : { state: 'pending', check_after_secs: 1 }
  const processing_info = is_film && state !== 'pending' ? { type: 'video', ...info } : undefined
  const data = { id, media_key, expires_after_secs: EXPIRES_S, size, ...(processing_info ? { processing_info } : {}) }
  return { data, meta: {} }
}

const text = (value: unknown) => (value === undefined ? undefined : String(value))

function initialise(call: Call, uploads: Uploads, given: Record<string, unknown>) {
  const { media_type, total_bytes, media_category } = given
  return answer(call, uploads.begin(call, text(media_type), text(media_category), Number(total_bytes)))
}

/** One address for four commands, or for a picture in one piece. */
async function upload(call: Call, uploads: Uploads) {
  const { fields, file } = isMultipart(call.request)
    ? await uploads.readMultipart(call)
    : { fields: call.body, file: undefined }
  const given = { ...call.query, ...fields }
  const bytes = () => file ?? uploads.decode(given.media ?? given.media_data)
  const media_id = text(given.media_id) ?? ''
  switch (given.command) {
    case 'INIT':
      return initialise(call, uploads, given)
    case 'APPEND':
      uploads.append(call, media_id, Number(given.segment_index), bytes())
      call.reply.code(204)
      return undefined
    case 'FINALIZE':
      return answer(call, uploads.finish(call, media_id))
    case undefined: {
      const content = bytes()
      const begun = uploads.begin(
        call,
        text(given.media_type) ?? 'image/png',
        text(given.media_category),
        content.length,
      )
      uploads.append(call, begun.id, 0, content)
      return answer(call, uploads.finish(call, begun.id))
    }
    default:
      throw invalid(
        { command: [String(given.command)] },
        'The `command` query parameter is not one of [INIT,APPEND,FINALIZE,STATUS]',
      )
  }
}

export function mediaEndpoints(uploads: Uploads): Endpoint[] {
  const shared = { auth: USERS, scopes: SCOPES, limit: { user: 500 } }
  const many = { auth: USERS, scopes: SCOPES, limit: { user: 1875 } }
  return [
    { ...{ method: 'POST', path: '/2/media/upload', ...shared }, handle: (call) => upload(call, uploads) },
    {
      ...{ method: 'GET', path: '/2/media/upload', ...shared },
      handle: (call) => {
        if (call.query.command !== undefined && call.query.command !== 'STATUS')
          throw invalid({ command: [call.query.command] }, 'The `command` query parameter is not one of [STATUS]')
        return answer(call, uploads.find(call, call.query.media_id ?? ''))
      },
    },
    {
      ...{ method: 'POST', path: '/2/media/upload/initialize', ...many },
      handle: (call) => initialise(call, uploads, call.body),
    },
    {
      ...{ method: 'POST', path: '/2/media/upload/:id/append', ...many },
      handle: async (call) => {
        const read = isMultipart(call.request) ? await uploads.readMultipart(call) : undefined
        const given = read?.fields ?? call.body
        uploads.append(call, call.params.id!, Number(given.segment_index), read?.file ?? uploads.decode(given.media))
        return { data: { expires_at: Math.floor(call.now / 1000) + EXPIRES_S }, meta: {} }
      },
    },
    {
      ...{ method: 'POST', path: '/2/media/upload/:id/finalize', ...many },
      handle: (call) => answer(call, uploads.finish(call, call.params.id!)),
    },
    {
      ...{ method: 'POST', path: '/2/media/metadata', ...shared },
      handle: (call) => {
        const { id, metadata } = call.body as { id?: unknown; metadata?: { alt_text?: { text?: unknown } } }
        const media = typeof id === 'string' && ID.test(id) ? call.network.mediaById(checkId('id', id)) : undefined
        if (!media || media.owner !== call.me!.slot)
          throw invalid({ id: [String(id ?? '')] }, '$.id: there is no such media')
        const alt_text = text(metadata?.alt_text?.text) ?? media.alt_text
        if (alt_text !== null && alt_text.length > 1000)
          throw invalid({}, '$.metadata.alt_text.text: must have at most 1000 characters')
        call.network.putMedia({ ...media, alt_text })
        return { data: { id, associated_metadata: { alt_text: { text: alt_text ?? '' } } } }
      },
    },
    {
      ...{ method: 'GET', path: '/2/media', auth: ANYONE, scopes: ['tweet.read'], limit: { app: 300, user: 300 } },
      handle: (call) => {
        const errors: ProblemBody[] = []
        const data = readIds(call.query, 'media_keys', MEDIA_KEY).flatMap((key) => {
          const media = mediaObject(call, key, readMediaFields(call.query))
          if (!media) errors.push(missing('media', 'media_keys', key))
          return media ? [media] : []
        })
        return { ...(data.length > 0 ? { data } : {}), ...(errors.length > 0 ? { errors } : {}) }
      },
    },
    {
      ...{
        method: 'GET',
        path: '/2/media/:media_key',
        auth: ANYONE,
        scopes: ['tweet.read'],
        limit: { app: 300, user: 300 },
      },
      handle: (call) => {
        const { media_key = '' } = call.params
        const isKey = MEDIA_KEY.test(media_key)
        const media = isKey ? mediaObject(call, media_key, readMediaFields(call.query)) : undefined
        return media ? { data: media } : { errors: [missing('media', 'media_key', media_key)] }
      },
    },
  ]
}
