import { dbOf } from '../rows.ts'
import { removable, whenTidying } from '../tidy.ts'
import { untold } from '../told.ts'

export * from './caps.ts'
export * from './holds.ts'
export type { SecondPerson } from './may-hold.ts'
export type * from './tables.ts'

removable('spending_caps')
whenTidying(async (rows, daysAgo) => {
  // A month that is long over is asked about by nobody; a run that goes on keeps all its terms.
  await dbOf(rows)
    .deleteFrom('spending_holds as old')
    .where('old.ended_at', '<', daysAgo(400))
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('spending_holds as other')
            .select('other.id')
            .whereRef('other.run_id', '=', 'old.run_id')
            .where(({ or, eb }) => or([eb('other.ended_at', 'is', null), eb('other.ended_at', '>=', daysAgo(400))])),
        ),
      ),
    )
    .execute()
})

// Who of the team asked and approved is told with the audit.
untold('belongs_to_team', 'spending_caps', 'spending_holds')
