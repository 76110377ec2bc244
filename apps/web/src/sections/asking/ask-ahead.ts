import type { AskedQuestion } from '@starling/question'
import { STEPS } from '@starling/sections'
import { type QueryClient, useQueryClient } from '@tanstack/react-query'
import { useEffect, useMemo } from 'react'
import { groupOptions, type How, sectionsOf, understoodOptions } from './asking.ts'

/**
 * Sends the calls of the chain (spec 4) as soon as they may go: a step does not wait until thirty panels are drawn with
 * the answers of the one before. What the panels then ask for is on its way. Returns its end.
 */
export function askAhead(client: QueryClient, question: AskedQuestion, how: How): () => void {
  let isLeft = false
  const chain = async () => {
    let before: Promise<void>[] = [client.prefetchQuery(understoodOptions(question))]
    for (const step of STEPS) {
      const groups = step.filter((group) => sectionsOf(group, question).length > 0)
      const asked = groups.map((group) => client.prefetchQuery(groupOptions(group, question, how)))
      await Promise.all([...before, ...asked])
      if (isLeft) return
      before = []
    }
  }
  void chain()
  return () => {
    isLeft = true
  }
}

/** While it is drawn, not after: an effect would run when all panels stand. Asked twice it is sent once. */
export function useAskAhead(question: AskedQuestion, { utc_offset_minutes, analysis_id }: How): void {
  const client = useQueryClient()
  const leave = useMemo(
    () => askAhead(client, question, { utc_offset_minutes, analysis_id }),
    [client, question, utc_offset_minutes, analysis_id],
  )
  useEffect(() => leave, [leave])
}
