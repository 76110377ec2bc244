import { dbOf } from '../rows.ts'
import { removable, whenTidying } from '../tidy.ts'
import { told, untold } from '../told.ts'

export type * from './tables.ts'
export * from './takeouts.ts'

removable('takeouts')

whenTidying(async (rows, daysAgo) => {
  await dbOf(rows).deleteFrom('takeouts').where('expires_at', '<=', daysAgo(0)).execute()
})

told('takeouts', { columns: ['id', 'state', 'size', 'created_at', 'expires_at', 'removed_at'] })
// A file in itself would double with each.
untold('workings', 'takeout_pieces')
