import type { SectionId } from '@starling/sections'
import { useEffect, useState } from 'react'
import type { SectionState } from '../sections/index.ts'

/** Quicker ones need no telling how far they are. */
export const LASTING_MS = 1_000

export type HowFar = { done: number; total: number }
export type States = Partial<Record<SectionId, SectionState>>

const isSettled = (state: SectionState | undefined) => state?.at === 'answered' || state?.at === 'failed'

/** How far an analysis is that lasts; null for one that is quick, or over. `of` names the analysis. */
export function useProgress(of: unknown, states: States): HowFar | null {
  const all = Object.values(states)
  const done = all.filter(isSettled).length
  const isOver = done === all.length
  const [lasting, setLasting] = useState<unknown>()
  useEffect(() => {
    setLasting(undefined)
    if (isOver) return
    const timer = setTimeout(() => setLasting(of), LASTING_MS)
    return () => clearTimeout(timer)
  }, [of, isOver])
  return isOver || lasting !== of ? null : { done, total: all.length }
}
