import type { SectionId } from '@starling/sections'
import { useEffect, useState } from 'react'
import { api } from '../floor/index.ts'
import type { SectionState } from '../sections/index.ts'

/** Quicker ones need no telling how far they are. */
export const LASTING_MS = 1_000

export type HowFar = { done: number; total: number }
export type States = Partial<Record<SectionId, SectionState>>

const isSettled = (state: SectionState | undefined) => state?.at === 'answered' || state?.at === 'failed'

/**
 * How far an analysis is that lasts; null for one that is quick, or over. The stream is opened when it has lasted a
 * while, and let go when all is there, another question is asked or the page is left. One that breaks off is not opened
 * again (spec 9): what is on the page counts without it.
 */
export function useProgress(analysis_id: string, states: States): HowFar | null {
  const ids = Object.keys(states) as SectionId[]
  const [told, setTold] = useState<{ of: string; sections: ReadonlySet<SectionId> }>()
  const settled = ids.filter((id) => isSettled(states[id]))
  const isOver = settled.length === ids.length

  useEffect(() => {
    setTold(undefined)
    if (isOver) return
    const left = new AbortController()
    const timer = setTimeout(async () => {
      setTold({ of: analysis_id, sections: new Set() })
      try {
        for await (const { section } of api.followAnalysis({ query: { analysis_id } }, { signal: left.signal })) {
          setTold((before) => ({ of: analysis_id, sections: new Set(before?.sections).add(section) }))
        }
      } catch {
        // Left, or broken off: the sections themselves say what went wrong.
      }
    }, LASTING_MS)
    return () => {
      clearTimeout(timer)
      left.abort()
    }
  }, [analysis_id, isOver])

  if (isOver || told?.of !== analysis_id) return null
  const done = ids.filter((id) => told.sections.has(id) || isSettled(states[id])).length
  return { done, total: ids.length }
}
