import { useSyncExternalStore } from 'react'

const NARROW = '(width < 40rem)'

function subscribe(listener: () => void): () => void {
  const query = window.matchMedia(NARROW)
  query.addEventListener('change', listener)
  return () => query.removeEventListener('change', listener)
}

/** A phone: a table would show its first column there and hide what can be done behind a sideways scroll. */
export function useNarrow(): boolean {
  return useSyncExternalStore(subscribe, () => window.matchMedia(NARROW).matches)
}
