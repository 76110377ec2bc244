import { untold } from '../told.ts'

export type * from './tables.ts'
export * from './x-communities.ts'

untold('belongs_to_team', 'x_communities')
