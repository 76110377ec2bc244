import { type Answer, type Call, nextId, stamp } from '../call.ts'
import type { Fields } from '../parameters.ts'
import { notFound } from '../problem.ts'
import { type Entity, type Resource, routesOf, rowOf } from '../resources.ts'
import type { Route } from '../wire.ts'
import { LINE_ITEMS } from './line-items.ts'
import { CURATED } from './reference.ts'

type Attachment = Entity & { line_item_id: string }

type Described = {
  path: string
  id_name: string
  not_found: string
  ids: string
  fields: Fields
  /** What may be changed later; nothing when it cannot. */
  update?: Fields
  extra?: Answer
  check?: (call: Call, values: Answer) => void
}

/** Small things that hang on a line item and say little more than that. */
function attachment({
  path,
  id_name,
  not_found,
  ids,
  fields,
  update,
  extra = {},
  check,
}: Described): Resource<Attachment> {
  const resource: Resource<Attachment> = {
    path,
    id_name,
    not_found,
    limit: 'account_reads',
    filters: { line_item_ids: (_call, { line_item_id }) => line_item_id, [ids]: (_call, { id }) => id },
    create: { line_item_id: { type: 'string', required: true }, ...fields },
    make(call, values) {
      const item = rowOf(call, LINE_ITEMS, values.line_item_id as string)
      check?.(call, values)
      const empty = Object.fromEntries(Object.keys(fields).map((name) => [name, null]))
      return {
        id: nextId(call),
        account_id: item.account_id,
        line_item_id: item.id,
        ...empty,
        ...values,
        ...extra,
        ...stamp(call),
      }
    },
    show: (_call, { account_id: _, ...row }) => row,
  }
  if (update) {
    resource.update = update
    resource.revise = (_call, row, values) => ({ ...row, ...values })
  }
  return resource
}

const CTA_FIELDS: Fields = {
  call_to_action: { type: 'string', values: ['VISIT_SITE', 'WATCH_NOW', 'SEE_MORE'] },
  call_to_action_url: { type: 'string', max: 2_000 },
}
const required = (fields: Fields): Fields =>
  Object.fromEntries(Object.entries(fields).map(([name, field]) => [name, { ...field, required: true as const }]))

const RESOURCES = [
  attachment({
    path: 'tracking_tags',
    id_name: 'tracking_tag_id',
    not_found: 'NOT_FOUND',
    ids: 'tracking_tag_ids',
    fields: {
      tracking_tag_type: { type: 'string', required: true, values: ['IMPRESSION_TAG', 'CLICK_TRACKER'] },
      tracking_tag_url: { type: 'string', required: true, max: 2_000 },
    },
    update: { tracking_tag_url: { type: 'string', max: 2_000 } },
  }),
  attachment({
    path: 'preroll_call_to_actions',
    id_name: 'preroll_call_to_action_id',
    not_found: 'NOT_FOUND',
    ids: 'preroll_call_to_action_ids',
    fields: required(CTA_FIELDS),
    update: CTA_FIELDS,
  }),
  attachment({
    path: 'media_creatives',
    id_name: 'media_creative_id',
    not_found: 'MEDIA_CREATIVE_NOT_FOUND',
    ids: 'media_creative_ids',
    fields: { account_media_id: { type: 'string', required: true }, landing_url: { type: 'string' } },
    extra: { creative_type: 'PREROLL', entity_status: 'ACTIVE', approval_status: 'ACCEPTED' },
    check(call, { account_media_id }) {
      if (!call.records.get('account_media', account_media_id as string)) {
        throw notFound('ACCOUNT_MEDIA_NOT_FOUND', 'account_media_id', account_media_id as string)
      }
    },
  }),
  attachment({
    path: 'line_item_curated_categories',
    id_name: 'line_item_curated_category_id',
    not_found: 'NOT_FOUND',
    ids: 'line_item_curated_category_ids',
    fields: { curated_category_id: { type: 'string', required: true } },
    update: { curated_category_id: { type: 'string' } },
    check(_call, { curated_category_id }) {
      if (!CURATED.some(({ id }) => id === curated_category_id)) {
        throw notFound('NOT_FOUND', 'curated_category_id', curated_category_id as string)
      }
    },
  }),
]

export const ATTACHMENT_ROUTES: Route[] = RESOURCES.flatMap((resource) => routesOf(resource))
