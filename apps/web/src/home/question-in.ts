import { type AskedQuestion, handleIn } from '@starling/question'
import { readGroups } from '../question/index.ts'

/** What was typed, as a question: an account by its @ or its address, a topic by its words. */
export function questionIn(typed: string): AskedQuestion | null {
  const text = typed.trim()
  const handle = /^([@＠]|https?:)/.test(text) ? handleIn(text) : null
  if (handle !== null) return { query_type: 'handle', handle }
  const keywords = readGroups(text)
  return keywords.length > 0 ? { query_type: 'conversation', keywords } : null
}
