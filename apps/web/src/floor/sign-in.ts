import { createStore, useStore } from './store.ts'

export type SignInRequest = { reason?: string }

const request = createStore<SignInRequest | null>(null)

/**
 * The flag that a 403 sets (spec 2, 6). The shell acts on it: the team site goes to `/login`, the other two open the
 * same sign-in as a dialog.
 */
export function askToSignIn(reason?: string): void {
  if (request.get() === null || reason) request.set(reason ? { reason } : {})
}

export function closeSignIn(): void {
  request.set(null)
}

export function useSignInRequest(): SignInRequest | null {
  return useStore(request)
}
