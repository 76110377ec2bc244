import { dbOf } from '../rows.ts'
import { whenTidying } from '../tidy.ts'
import { told } from '../told.ts'
import { ownInsights } from './insights.ts'

export * from './insights.ts'
export type * from './tables.ts'

/** Our choice: a package is of an audience as it was then, and can be made anew. */
const KEPT_DAYS = 90

whenTidying(async (rows, daysAgo) => {
  await dbOf(rows).deleteFrom('targeting_insights').where('created_at', '<', daysAgo(KEPT_DAYS)).execute()
})

told('targeting_insights', {
  columns: ['id', 'for_team_id', 'state', 'error', 'draft', 'size', 'targeting_package', 'created_at', 'ended_at'],
  untold: { workings: ['done', 'total', 'size_of', 'as_of'] },
  whose: ({ id }) => ownInsights(id),
})
