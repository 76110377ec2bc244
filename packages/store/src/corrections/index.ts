import { removable } from '../tidy.ts'
import { untold } from '../told.ts'

export * from './mood-corrections.ts'
export type * from './tables.ts'

removable('mood_corrections')

// Who of the team made one is told with the audit.
untold('belongs_to_team', 'mood_corrections')
