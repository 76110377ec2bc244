import { type Answered, ApiError, type ChatTurn, withoutCitations } from '@starling/contract/browser'
import type { Question } from '@starling/question'
import type { Language } from '@starling/text'
import { useEffect, useRef, useState } from 'react'
import { api } from '../floor/index.ts'
import { givenSections } from './given-sections.ts'

/** A question with what it was asked about, and its answer as far as it has come. */
export type Exchange = {
  id: number
  query: string
  /** How many sections the answer could be made of. */
  sections: number
  text: string
  state: 'answering' | 'answered' | 'stopped' | 'failed'
  error?: unknown
}
export type Chat = {
  exchanges: readonly Exchange[]
  isAnswering: boolean
  ask: (query: string) => Promise<void>
  stop: () => void
  /** Asks the last question again. */
  again: () => Promise<void>
  clear: () => void
}
type About = {
  question: Question
  answers: readonly Answered[]
  language: Language
  utc_offset_minutes: number
}

const TURNS_REMEMBERED = 5
const LONGEST_REMEMBERED = 2_000

/** Spec 4: an entry is added, its answer grows piece by piece until the end marker or an error, then loading stops. */
export function useChat(about: About): Chat {
  const [exchanges, setExchanges] = useState<readonly Exchange[]>([])
  const running = useRef<AbortController | null>(null)
  const count = useRef(0)
  useEffect(() => () => running.current?.abort(), [])

  const change = (id: number, next: (exchange: Exchange) => Partial<Exchange>) =>
    setExchanges((all) => all.map((one) => (one.id === id ? { ...one, ...next(one) } : one)))

  async function answer(query: string, before: readonly Exchange[]): Promise<void> {
    if (running.current) return
    const stopping = new AbortController()
    running.current = stopping
    count.current += 1
    const id = count.current
    const { question, answers, language, utc_offset_minutes } = about
    setExchanges([...before, { id, query, sections: answers.length, text: '', state: 'answering' }])
    const body = {
      data: { question, sections: givenSections(answers) },
      query,
      language,
      utc_offset_minutes,
      history: historyOf(before),
    }
    try {
      for await (const piece of api.analyzeChatQuery({ body }, { signal: stopping.signal })) {
        change(id, ({ text }) => ({ text: text + piece }))
      }
      change(id, () => ({ state: 'answered' }))
    } catch (error) {
      change(id, () => (stopping.signal.aborted ? { state: 'stopped' } : { state: 'failed', error: told(error) }))
    } finally {
      if (running.current === stopping) running.current = null
    }
  }

  const last = exchanges.at(-1)
  return {
    exchanges,
    isAnswering: last?.state === 'answering',
    ask: (query) => answer(query, exchanges),
    stop: () => running.current?.abort(),
    again: async () => last && answer(last.query, exchanges.slice(0, -1)),
    clear: () => {
      running.current?.abort()
      setExchanges([])
    },
  }
}

/** What is not an answer of the server's never reached it. */
const told = (error: unknown) => (error instanceof ApiError ? error : new ApiError(0, undefined, undefined, error))

function historyOf(exchanges: readonly Exchange[]): ChatTurn[] {
  return exchanges
    .filter(({ state }) => state === 'answered')
    .slice(-TURNS_REMEMBERED)
    .flatMap(({ query, text }): ChatTurn[] => [
      { role: 'person', text: query },
      { role: 'answer', text: withoutCitations(text).slice(0, LONGEST_REMEMBERED) },
    ])
}
