import { useState } from 'react'

/** What was made when `key` was first seen, for as long as it stays the same. */
export function useFirstSeen<T>(key: string, make: () => T): T {
  const [seen, setSeen] = useState(() => ({ key, made: make() }))
  if (seen.key === key) return seen.made
  const next = { key, made: make() }
  setSeen(next)
  return next.made
}
