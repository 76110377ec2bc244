import { AppError, type FileAnswer } from '@starling/contract'
import { partOfMedia } from '@starling/store'
import type { ByteRange } from '../files/index.ts'
import type { Input, UserContext } from '../floor/index.ts'
import { findMedia } from './media.ts'

/** A browser may keep it so long: the bytes under an id never change, but who may see them does. */
const SHOWN_FOR_S = 300
const ENDINGS: Record<string, string> = {
  'image/jpeg': 'jpg',
  'image/png': 'png',
  'image/webp': 'webp',
  'image/gif': 'gif',
  'video/mp4': 'mp4',
  'video/quicktime': 'mov',
}

/** `bytes=0-99`, `bytes=100-`, `bytes=-100`; more than one range, or one that is written wrongly, is the whole file. */
function rangeIn(header: string | undefined, size: number): ByteRange {
  const [, first = '', last = ''] = /^bytes=(\d*)-(\d*)$/.exec(header ?? '') ?? []
  const whole = { from: 0, to: size - 1 }
  if (first === '' && last === '') return whole
  const from = first === '' ? Math.max(0, size - Number(last)) : Number(first)
  const to = first === '' || last === '' ? size - 1 : Math.min(Number(last), size - 1)
  if (from >= size) throw new AppError('no_such_range', { values: { size } })
  return from <= to ? { from, to } : whole
}

/** By session or token only: the address opens nothing by itself. */
export async function getAdMediaFile(
  { path: { pk } }: Input<'getAdMediaFile'>,
  context: UserContext,
): Promise<FileAnswer> {
  const { id, name, type } = await findMedia(pk, context)
  const part = await partOfMedia(context.store, id, 'file')
  if (!part) throw new AppError('not_found')
  const range = rangeIn(context.request.headers.range, part.size)
  return {
    name: `${name.replace(/\.[a-z0-9]{1,5}$/i, '')}.${ENDINGS[type]}`,
    type,
    bytes: context.files.bytes.read(part.id, range),
    shown_for_s: SHOWN_FOR_S,
    range: { ...range, size: part.size },
  }
}

export async function getAdMediaThumb(
  { path: { pk } }: Input<'getAdMediaThumb'>,
  context: UserContext,
): Promise<FileAnswer> {
  const { id, name } = await findMedia(pk, context)
  const part = await partOfMedia(context.store, id, 'thumb')
  if (!part) throw new AppError('not_found')
  const range = { from: 0, to: part.size - 1, size: part.size }
  const bytes = context.files.bytes.read(part.id)
  return { name: `${name}.webp`, type: 'image/webp', bytes, shown_for_s: SHOWN_FOR_S, range }
}
