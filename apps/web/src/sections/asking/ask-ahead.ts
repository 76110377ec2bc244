import type { AskedQuestion } from '@starling/question'
import { useQueryClient } from '@tanstack/react-query'
import { useMemo } from 'react'
import { analysisOptions, asksOf } from './asking.ts'

/** While it is drawn, not after: an effect would run when all panels stand. Asked twice it is sent once. */
export function useAskAhead(question: AskedQuestion, utc_offset_minutes: number): void {
  const client = useQueryClient()
  useMemo(() => {
    for (const ask of asksOf(question, utc_offset_minutes)) void client.prefetchQuery(analysisOptions(ask))
  }, [client, question, utc_offset_minutes])
}
