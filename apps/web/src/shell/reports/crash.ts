import { ApiError } from '@starling/contract/browser'
import { createStore, type Store } from '../../floor/index.ts'

const QUIET_MS = 1000 // spec 8: repeats are ignored for 1 second after dismissal

/** The id is what a person can tell the operator: the request's own where there is one. */
export type Crash = { id: string; error: unknown }

export type CrashHandler = {
  shown: Store<Crash | null>
  capture: (error: unknown) => void
  dismiss: () => void
}

/** Not faults: a page that was left, a person who has to sign in, and a notice of the browser about its own layout. */
export function isHarmless(error: unknown): boolean {
  if (error instanceof ApiError) return error.code === 'sign_in_needed'
  if (error instanceof DOMException) return error.name === 'AbortError'
  return error instanceof Error ? error.message.startsWith('ResizeObserver loop') : false
}

export function createCrashHandler(settings: {
  now: () => number
  newId: () => string
  report: (crash: Crash) => void
}): CrashHandler {
  const shown = createStore<Crash | null>(null)
  let dismissed_at = Number.NEGATIVE_INFINITY
  return {
    shown,
    capture: (error) => {
      if (isHarmless(error)) return
      // The first failure is the cause; what follows while it is shown is its wake.
      if (shown.get() || settings.now() - dismissed_at < QUIET_MS) return
      const crash = { id: (error instanceof ApiError && error.request_id) || settings.newId(), error }
      shown.set(crash)
      settings.report(crash)
    },
    dismiss: () => {
      dismissed_at = settings.now()
      shown.set(null)
    },
  }
}

/** Everything that nobody caught. Returns the function that stops listening. */
export function listenForCrashes(page: Window, capture: (error: unknown) => void): () => void {
  const onError = (event: ErrorEvent) => capture(event.error ?? new Error(event.message))
  const onRejection = (event: PromiseRejectionEvent) => capture(event.reason)
  page.addEventListener('error', onError)
  page.addEventListener('unhandledrejection', onRejection)
  return () => {
    page.removeEventListener('error', onError)
    page.removeEventListener('unhandledrejection', onRejection)
  }
}
