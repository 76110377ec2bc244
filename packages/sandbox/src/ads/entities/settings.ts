import type { Row } from '../../records/records.ts'
import { type Answer, answer, type Call } from '../call.ts'
import { PAGE_FIELDS, pageOf } from '../paging.ts'
import { type Fields, readParameters } from '../parameters.ts'
import { notFound, refuse } from '../problem.ts'
import { type Entity, type Resource, routesOf } from '../resources.ts'
import type { Route } from '../wire.ts'

const ADDRESS = [
  'city',
  'country',
  'email',
  'first_name',
  'last_name',
  'name',
  'postal_code',
  'region',
  'street1',
  'street2',
]
const TAX_FIELDS: Fields = {
  ...Object.fromEntries(ADDRESS.map((part) => [`address_${part}`, { type: 'string', unset: true } as const])),
  ...Object.fromEntries(ADDRESS.map((part) => [`client_address_${part}`, { type: 'string', unset: true } as const])),
  bill_to: { type: 'string', values: ['ADVERTISER', 'AGENCY'] },
  business_relationship: { type: 'string', values: ['AGENCY', 'SELF'] },
  invoice_jurisdiction: { type: 'string', values: ['LOI_SAPIN', 'NONE', 'NOT_SET'] },
  tax_category: { type: 'string', values: ['BUSINESS_NO_VAT', 'BUSINESS_WITH_VAT', 'INDIVIDUAL'] },
  tax_exemption_id: { type: 'string', unset: true },
  tax_id: { type: 'string', unset: true },
}
const USER_FIELDS: Fields = {
  notification_email: { type: 'string', unset: true },
  contact_phone: { type: 'string', unset: true },
  contact_phone_extension: { type: 'string', unset: true },
}

type Settings = Row & { values: Answer }

const TAX_SHOWN = ADDRESS.filter((part) => part !== 'name').map((part) => `address_${part}`)

function tax(call: Call, values: Answer): Answer {
  const id = call.path.account_id!
  const held: Answer = { ...call.records.get<Settings>('tax_settings', id)?.values, ...values }
  if (Object.keys(values).length > 0) call.records.put('tax_settings', id, { id, values: held })
  return {
    ...Object.fromEntries(TAX_SHOWN.map((name) => [name, held[name] ?? null])),
    address_company: held.address_name ?? null,
    bill_to: held.bill_to ?? 'NOT_SET',
    business_relationship: held.business_relationship ?? 'SELF',
    invoice_jurisdiction: held.invoice_jurisdiction ?? 'NOT_SET',
    tax_category: held.tax_category ?? 'BUSINESS_NO_VAT',
    tax_id: held.tax_id ?? null,
  }
}

function userSettings(call: Call, values: Answer): Answer {
  const id = `${call.path.account_id} ${call.path.user_id}`
  if (call.path.user_id !== call.user_id) {
    throw refuse('USER_NOT_FOUND', 'These are not the settings of the authenticated user', { parameter: 'user_id' })
  }
  const held: Answer = { ...call.records.get<Settings>('user_settings', id)?.values, ...values }
  if (Object.keys(values).length > 0) call.records.put('user_settings', id, { id, values: held })
  return Object.fromEntries(Object.keys(USER_FIELDS).map((name) => [name, held[name] ?? '']))
}

function settings(path: string, fields: Fields, show: (call: Call, values: Answer) => Answer): Route[] {
  return [
    { method: 'GET', path, limit: 'account_reads', run: (call) => answer(call, {}, show(call, {})) },
    {
      method: 'PUT',
      path,
      limit: 'writes',
      run(call) {
        const values = readParameters(fields, call.raw, true)
        return answer(call, values, show(call, values))
      },
    },
  ]
}

type Promotable = Entity & { user_id: string; promotable_user_type: string }

const PROMOTABLE: Resource<Promotable> = {
  path: 'promotable_users',
  id_name: 'promotable_user_id',
  not_found: 'PROMOTABLE_USER_NOT_FOUND',
  limit: 'account_reads',
  filters: { promotable_user_ids: (_call, { id }) => id },
  show: (_call, { account_id: _, ...row }) => row,
}

/** Lists that an account fills elsewhere: they hold what was seeded, and nothing is put into them. */
function seededList(path: string): Route {
  return {
    method: 'GET',
    path: `/accounts/:account_id/${path}`,
    limit: 'account_reads',
    run(call) {
      const values = readParameters(PAGE_FIELDS, call.raw)
      const rows = call.records.list<Row>(path, call.path.account_id!)
      const page = pageOf(rows, values, { list: path, keyOf: ({ id }) => id })
      const shown = page.rows.map(({ account_id: _, ...row }: Row & { account_id?: string }) => row)
      return answer(call, values, shown, { next_cursor: page.next_cursor })
    },
  }
}

function nothingIn(path: string, id_name: string, code: string): Route {
  return {
    method: 'GET',
    path: `/accounts/:account_id/${path}/:${id_name}`,
    limit: 'account_reads',
    run(call) {
      throw notFound(code, id_name, call.path[id_name]!)
    },
  }
}

export const SETTINGS_ROUTES: Route[] = [
  ...settings('/accounts/:account_id/tax_settings', TAX_FIELDS, tax),
  ...settings('/accounts/:account_id/user_settings/:user_id', USER_FIELDS, userSettings),
  ...routesOf(PROMOTABLE).filter(({ method }) => method === 'GET'),
  seededList('account_apps'),
  seededList('app_event_tags'),
  nothingIn('app_event_tags', 'app_event_tag_id', 'APP_EVENT_TAG_NOT_FOUND'),
  seededList('web_event_tags'),
  seededList('recommendations'),
  nothingIn('recommendations', 'recommendation_id', 'NOT_FOUND'),
]
