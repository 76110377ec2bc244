import { type RefObject, useEffect, useRef } from 'react'

/** For what comes in the place of the thing that had the focus, which would otherwise be lost. */
export function useTakeFocus<Element extends HTMLElement>(isWanted: boolean): RefObject<Element | null> {
  const place = useRef<Element>(null)
  const wanted = useRef(isWanted)
  useEffect(() => {
    if (wanted.current) place.current?.focus()
  }, [])
  return place
}
