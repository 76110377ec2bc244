import type { Answered } from '@starling/contract/browser'
import type { SectionId } from '@starling/sections'
import { useState } from 'react'
import { createStore, type Store } from '../floor/index.ts'
import { useStable } from './use-stable.ts'

export type Answers = ReadonlyMap<SectionId, Answered>

/** What stands on the screen, for files and the chat. Kept beside the page, which is not drawn again for it. */
export function useAnswers(): { shown: Store<Answers>; onAnswer: (id: SectionId, answer: Answered | null) => void } {
  const [shown] = useState(() => createStore<Answers>(new Map()))
  const onAnswer = useStable((id: SectionId, answer: Answered | null) => {
    const next = new Map(shown.get())
    if (answer) next.set(id, answer)
    else next.delete(id)
    shown.set(next)
  })
  return { shown, onAnswer }
}
