import { useLayoutEffect, useRef, useState } from 'react'

/** The same function from one drawing to the next, which calls the newest: thirty panels are not drawn again for it. */
export function useStable<A extends unknown[], R>(call: (...args: A) => R): (...args: A) => R {
  const newest = useRef(call)
  useLayoutEffect(() => {
    newest.current = call
  })
  const [stable] = useState(
    () =>
      (...args: A) =>
        newest.current(...args),
  )
  return stable
}
