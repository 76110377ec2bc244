import { useEffect, useState } from 'react'

/** False at first, true after `ms`: for what should not flash when the answer comes at once. */
export function useLate(ms: number): boolean {
  const [late, setLate] = useState(false)
  useEffect(() => {
    const timer = setTimeout(() => setLate(true), ms)
    return () => clearTimeout(timer)
  }, [ms])
  return late
}
