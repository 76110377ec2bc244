import { nextId, stamp } from '../call.ts'
import type { Entity, Resource } from '../resources.ts'

type AppList = Entity & { name: string; apps: { app_store_identifier: string; os_type: 'IOS' | 'ANDROID' }[] }

/** Apps whose users are left out of an audience. */
export const APP_LISTS: Resource<AppList> = {
  path: 'app_lists',
  id_name: 'app_list_id',
  not_found: 'NOT_FOUND',
  limit: 'account_reads',
  filters: { app_list_ids: (_call, { id }) => id },
  create: {
    name: { type: 'string', required: true, min: 1, max: 255 },
    app_store_identifiers: { type: 'strings', required: true },
  },
  make: (call, { name, app_store_identifiers }) => ({
    id: nextId(call),
    account_id: call.path.account_id!,
    name: name as string,
    apps: (app_store_identifiers as string[]).map((app_store_identifier) => ({
      app_store_identifier,
      os_type: /^\d+$/.test(app_store_identifier) ? 'IOS' : 'ANDROID',
    })),
    ...stamp(call),
  }),
  show: (_call, { account_id: _, ...row }) => row,
}
