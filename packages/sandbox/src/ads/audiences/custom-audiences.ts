import { type Answer, type Call, nextId, stamp } from '../call.ts'
import { writeMoment } from '../moments.ts'
import { against, refuse } from '../problem.ts'
import type { Entity, Resource } from '../resources.ts'
import { membershipOf } from './membership.ts'

export type CustomAudience = Entity & {
  name: string
  description: string | null
  audience_type: 'CRM' | 'WEB' | 'MOBILE' | 'FLEXIBLE'
  partner_source: string
  segments?: unknown
}

export type Permission = Entity & {
  custom_audience_id: string
  granted_account_id: string
  permission_level: 'READ_ONLY' | 'READ_WRITE'
}

/** Matched people that an audience must have before ads can be aimed at it. */
export const SMALLEST = 100

type State = {
  permission_level: 'READ_ONLY' | 'READ_WRITE'
  targetable: boolean
  reasons_not_targetable: string[]
  audience_size: number | null
  updated_at: string
}

/** What this account may do with the audience and what has become of it; undefined when it may nothing. */
export function audienceState(call: Call, audience: CustomAudience): State | undefined {
  const permission_level = permissionOf(call, audience)
  if (!permission_level) return undefined
  const { size, is_pending, processed_at } = membershipOf(call, audience)
  const isEnough = size >= SMALLEST
  const reasons = [...(is_pending && !isEnough ? ['PROCESSING'] : []), ...(isEnough ? [] : ['TOO_SMALL'])]
  const updated_at = processed_at === null ? audience.updated_at : writeMoment(new Date(processed_at))
  return {
    permission_level,
    targetable: isEnough && !audience.deleted,
    reasons_not_targetable: reasons,
    audience_size: isEnough ? size : null,
    updated_at: updated_at > audience.updated_at ? updated_at : audience.updated_at,
  }
}

function permissionOf(call: Call, { id, account_id }: CustomAudience): State['permission_level'] | undefined {
  if (account_id === call.path.account_id) return 'READ_WRITE'
  return call.records
    .list<Permission>('custom_audience_permissions', id)
    .find(({ granted_account_id, deleted }) => granted_account_id === call.path.account_id && !deleted)
    ?.permission_level
}

function assertUnique(call: Call, name: string, id?: string) {
  const isTaken = call.records
    .list<CustomAudience>('custom_audiences', call.path.account_id!)
    .some((other) => other.name === name && !other.deleted && other.id !== id)
  if (isTaken) throw against('name', `There is a custom audience with the name ${name} already`, 'DUPLICATE_NAME')
}

export const CUSTOM_AUDIENCES: Resource<CustomAudience> = {
  path: 'custom_audiences',
  id_name: 'custom_audience_id',
  not_found: 'TAILORED_AUDIENCE_NOT_FOUND',
  limit: 'account_reads',
  filters: { custom_audience_ids: (_call, { id }) => id },
  create: {
    name: { type: 'string', required: true, min: 1, max: 255 },
    description: { type: 'string', max: 2_000 },
  },
  update: { name: { type: 'string', min: 1, max: 255 }, description: { type: 'string', max: 2_000, unset: true } },
  make(call, values) {
    assertUnique(call, values.name as string)
    return {
      id: nextId(call),
      account_id: call.path.account_id!,
      name: values.name as string,
      description: (values.description as string | undefined) ?? null,
      audience_type: 'CRM',
      partner_source: 'OTHER',
      ...stamp(call),
    }
  },
  revise(call, row, values) {
    if (values.name !== undefined) assertUnique(call, values.name as string, row.id)
    return { ...row, ...values }
  },
  show: (call, row) => showAudience(call, row),
}

export function showAudience(call: Call, audience: CustomAudience): Answer {
  const { account_id, segments: _, ...row } = audience
  const state = audienceState(call, audience)
  if (!state) throw refuse('TAILORED_AUDIENCE_NOT_FOUND', `custom audience ${row.id} was not found`)
  const kind = audience.audience_type
  return {
    ...row,
    owner_account_id: account_id,
    is_owner: account_id === call.path.account_id,
    targetable_types: [kind, `EXCLUDED_${kind}`],
    ...state,
  }
}

/** The audience in the path when this account owns it or has a share in it. */
export function audienceIn(call: Call, with_deleted = false): CustomAudience {
  const id = call.path.custom_audience_id ?? call.path.tailored_audience_id!
  const audience = call.records.get<CustomAudience>('custom_audiences', id)
  if (!audience || (audience.deleted && !with_deleted)) {
    throw refuse('TAILORED_AUDIENCE_NOT_FOUND', `custom audience ${id} was not found`, {
      parameter: 'custom_audience_id',
      value: id,
    })
  }
  showAudience(call, audience)
  return audience
}
