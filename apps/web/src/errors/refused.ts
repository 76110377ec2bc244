import { notify } from '../floor/index.ts'
import { sayError } from './say-error.ts'

/** What could not be done is said where every screen says it. */
export const refused = (error: unknown): void => void notify(sayError(error), 'error')
