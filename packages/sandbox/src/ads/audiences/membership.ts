import type { Row } from '../../records/records.ts'
import type { Call } from '../call.ts'
import { HOUR } from '../moments.ts'
import type { CustomAudience } from './custom-audiences.ts'

/** One upload: who was matched by it, in the order that uploads came. */
export type Upload = Row & {
  audience_id: string
  operation_type: 'Update' | 'Delete'
  at: number
  effective_at: number
  expires_at: number
  /** Slots as base64 of 32-bit numbers. */
  slots: string
}

type Membership = { size: number; is_pending: boolean; processed_at: number | null; slots: ReadonlySet<number> }

type Segment = {
  boolean_operator?: string
  custom_audience_id?: string
  negate?: boolean
  child_segments?: Segment[]
}

/** Uploads are worked through in runs, six to eight hours after they came. */
const processedAt = ({ id, at }: Pick<Upload, 'id' | 'at'>) => at + 6 * HOUR + (Number.parseInt(id, 36) % 7_200) * 1_000

export const packSlots = (slots: number[]) => Buffer.from(Uint32Array.from(slots).buffer).toString('base64')
const unpackSlots = (text: string) => {
  const bytes = Buffer.from(text, 'base64')
  return new Uint32Array(bytes.buffer.slice(bytes.byteOffset, bytes.byteOffset + bytes.byteLength))
}

/** Who is in an audience now: what has been worked through, is in effect and has not run out. */
export function membershipOf(call: Call, audience: CustomAudience): Membership {
  const now = call.now.getTime()
  const uploads = call.records.list<Upload>('uploads', audience.id)
  const made = { id: audience.id, at: Date.parse(audience.created_at) }
  const slots = new Map<number, true>()
  let is_pending = processedAt(made) > now
  let processed_at: number | null = is_pending ? null : processedAt(made)
  if (audience.audience_type === 'FLEXIBLE') {
    const found = segmentSlots(call, audience.segments as Segment)
    return { size: is_pending ? 0 : found.size, is_pending, processed_at, slots: is_pending ? new Set() : found }
  }
  for (const upload of uploads) {
    const done = processedAt(upload)
    is_pending = done > now
    if (is_pending) continue
    processed_at = done
    if (upload.effective_at > now) continue
    for (const slot of unpackSlots(upload.slots)) {
      if (upload.operation_type === 'Delete' || upload.expires_at <= now) slots.delete(slot)
      else slots.set(slot, true)
    }
  }
  return { size: slots.size, is_pending, processed_at, slots: new Set(slots.keys()) }
}

function segmentSlots(
  call: Call,
  { boolean_operator, custom_audience_id, child_segments = [] }: Segment,
): ReadonlySet<number> {
  if (custom_audience_id) {
    const audience = call.records.get<CustomAudience>('custom_audiences', custom_audience_id.toLowerCase())
    return audience && audience.audience_type !== 'FLEXIBLE' ? membershipOf(call, audience).slots : new Set()
  }
  let all: ReadonlySet<number> | undefined
  for (const child of child_segments) {
    const slots = segmentSlots(call, child)
    if (!all) all = child.negate ? new Set() : slots
    else if (child.negate) all = all.difference(slots)
    else all = boolean_operator === 'AND' ? all.intersection(slots) : all.union(slots)
  }
  return all ?? new Set()
}
