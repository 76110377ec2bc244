import { useEffect, useState } from 'react'

/** The time, told each second while `running`. */
export function useNow(running: boolean): number {
  const [now_ms, setNow] = useState(() => Date.now())
  useEffect(() => {
    if (!running) return
    setNow(Date.now())
    const timer = setInterval(() => setNow(Date.now()), 1000)
    return () => clearInterval(timer)
  }, [running])
  return now_ms
}
