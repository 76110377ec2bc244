import { type Answer, answer, type Call, nextId, stamp } from '../call.ts'
import { operationsOf, runBatch } from '../entities/batch.ts'
import { CAMPAIGNS, type Campaign } from '../entities/campaigns.ts'
import { isServable, LINE_ITEMS, type LineItem } from '../entities/line-items.ts'
import { TARGETING, type TargetingCriterion } from '../entities/targeting.ts'
import { PAGE_FIELDS, pageOf, sorted } from '../paging.ts'
import { readParameters } from '../parameters.ts'
import { invalid } from '../problem.ts'
import { routesOf } from '../resources.ts'
import type { Route } from '../wire.ts'
import { audienceIn, CUSTOM_AUDIENCES, type CustomAudience, type Permission, showAudience } from './custom-audiences.ts'
import { PERMISSION_ROUTES } from './permissions.ts'
import { MAX_BYTES, uploadUsers } from './uploads.ts'

const BASE = '/accounts/:account_id/custom_audiences'

function list(call: Call): Answer {
  const values = readParameters(
    {
      ...PAGE_FIELDS,
      custom_audience_ids: { type: 'strings' },
      permission_scope: { type: 'string', values: ['OWNER', 'SHARED'] },
      q: { type: 'string', min: 1, max: 255 },
      sort_by: { type: 'string' },
      with_deleted: { type: 'boolean' },
    },
    call.raw,
  )
  const ids = values.custom_audience_ids as string[] | undefined
  const prefix = ((values.q as string | undefined) ?? '').toLowerCase()
  const rows = values.permission_scope === 'SHARED' ? shared(call) : owned(call)
  const order = sorted(rows, values.sort_by as string | undefined, [
    'created_at',
    'updated_at',
    'name',
    'audience_type',
  ])
  const { rows: page, ...paging } = pageOf(order, values, {
    list: 'custom_audiences',
    keyOf: ({ id }) => id,
    isShown: ({ id, name, deleted }) =>
      (!deleted || values.with_deleted === true) && (!ids || ids.includes(id)) && name.toLowerCase().startsWith(prefix),
  })
  return answer(
    call,
    values,
    page.map((audience) => showAudience(call, audience)),
    paging,
  )
}

const owned = ({ records, path }: Call) => records.list<CustomAudience>('custom_audiences', path.account_id!)

const shared = ({ records, path }: Call) =>
  records
    .all<Permission>('custom_audience_permissions')
    .filter(({ granted_account_id, deleted }) => granted_account_id === path.account_id && !deleted)
    .flatMap(({ custom_audience_id }) => records.get<CustomAudience>('custom_audiences', custom_audience_id) ?? [])

/** Which campaigns aim at an audience; without the active filter also those that rest. */
function targeted(call: Call): Answer {
  const values = readParameters({ ...PAGE_FIELDS, with_active: { type: 'boolean', initial: true } }, call.raw)
  const { id } = audienceIn(call)
  const { account_id } = call.path
  const items = new Set(
    call.records
      .list<TargetingCriterion>(TARGETING.path, account_id!)
      .filter(
        ({ targeting_type, targeting_value, deleted }) =>
          targeting_type.startsWith('CUSTOM_AUDIENCE') && targeting_value === id && !deleted,
      )
      .map(({ line_item_id }) => call.records.get<LineItem>(LINE_ITEMS.path, line_item_id)!),
  )
  const campaigns = new Map<string, LineItem[]>()
  for (const item of items) {
    if (item.deleted || (values.with_active && !isServable(call, item))) continue
    campaigns.set(item.campaign_id, [...(campaigns.get(item.campaign_id) ?? []), item])
  }
  const rows = [...campaigns].map(([campaign_id, list]) => ({
    campaign_id,
    campaign_name: call.records.get<Campaign>(CAMPAIGNS.path, campaign_id)!.name,
    line_items: list.map((item) => ({ id: item.id, name: item.name, servable: isServable(call, item) })),
  }))
  const { rows: page, ...paging } = pageOf(rows, values, { list: 'targeted', keyOf: ({ campaign_id }) => campaign_id })
  return answer(call, call.raw.with_active === undefined ? {} : { with_active: values.with_active }, page, paging)
}

const MAX_FLEXIBLE = 10
const PLAIN_SEGMENT = { frequency: 1, frequency_comparator: 'NUM_GTE', negate: false }

function createFlexible(call: Call): Answer {
  const operations = operationsOf(call.body, MAX_FLEXIBLE)
  const made = runBatch(operations, ({ operation_type, params }) => {
    if (operation_type !== 'Create')
      throw invalid('operation_type', 'Expected Create for operation_type', operation_type)
    const values = readParameters(
      {
        name: { type: 'string', required: true, min: 1, max: 255 },
        audience_type: { type: 'string', required: true, values: ['FLEXIBLE'] },
        segments: { type: 'json', required: true },
      },
      params,
    )
    const audience: CustomAudience = {
      id: nextId(call),
      account_id: call.path.account_id!,
      name: values.name as string,
      description: null,
      audience_type: 'FLEXIBLE',
      partner_source: 'OTHER',
      segments: { ...PLAIN_SEGMENT, ...(values.segments as object) },
      ...stamp(call),
    }
    call.records.put('custom_audiences', audience.account_id, audience)
    return audience
  })
  const data = made.map((audience) => ({
    ...showAudience(call, audience),
    metadata: [
      {
        custom_audience_id: audience.id,
        account_id: audience.account_id,
        name: audience.name,
        audience_source: 'FLEXIBLE_AUDIENCE',
        upload_status: 'UPLOADED',
        segments: audience.segments,
      },
    ],
  }))
  return {
    data: data.length === 1 ? data[0] : data,
    request: operations.map(({ params, operation_type }) => ({
      params: { ...params, account_id: call.path.account_id },
      operation_type,
    })),
  }
}

export const AUDIENCE_ROUTES: Route[] = [
  ...routesOf(CUSTOM_AUDIENCES).filter(({ method, path }) => method !== 'GET' && path.startsWith(BASE)),
  { method: 'GET', path: BASE, limit: 'account_reads', run: list },
  {
    method: 'GET',
    path: `${BASE}/:custom_audience_id`,
    limit: 'account_reads',
    run(call) {
      const values = readParameters({ with_deleted: { type: 'boolean' } }, call.raw)
      return answer(call, values, showAudience(call, audienceIn(call, values.with_deleted === true)))
    },
  },
  {
    method: 'POST',
    path: `${BASE}/:custom_audience_id/users`,
    limit: 'audience_users',
    body_limit: MAX_BYTES,
    run: uploadUsers,
  },
  { method: 'GET', path: `${BASE}/:custom_audience_id/targeted`, limit: 'account_reads', run: targeted },
  { method: 'POST', path: '/batch/accounts/:account_id/custom_audiences', limit: 'writes', run: createFlexible },
  ...PERMISSION_ROUTES,
]
