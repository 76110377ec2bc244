import { refused } from '../errors/index.ts'
import type { Action } from './action.ts'

/** What an action could not do is said where every screen says it. */
export async function runAction(action: Action): Promise<void> {
  try {
    await action.run()
  } catch (error) {
    refused(error)
  }
}
