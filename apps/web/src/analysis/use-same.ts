import { hashKey } from '@tanstack/react-query'
import { useState } from 'react'

/** The same object for as long as it says the same: read anew from the address it would be drawn anew. */
export function useSame<T>(value: T): T {
  const [kept, setKept] = useState(value)
  if (kept === value || hashKey([kept]) === hashKey([value])) return kept
  setKept(value)
  return value
}
