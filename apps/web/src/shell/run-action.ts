import { sayError } from '../errors/say-error.ts'
import type { Action } from './actions.ts'
import { notify } from './notifications.ts'

/** What an action could not do is said where every screen says it. */
export async function runAction(action: Action): Promise<void> {
  try {
    await action.run()
  } catch (error) {
    notify(sayError(error), 'error')
  }
}
