import type { Answered } from '@starling/contract/browser'
import { SUGGESTIONS } from '@starling/sections'
import type { TextKey } from '@starling/text'

/** Of what is on the screen and was not asked yet. */
export function suggestionsFor(
  answers: readonly Answered[],
  asked: readonly string[],
  most: number,
  say: (key: TextKey) => string,
) {
  const there = new Set(
    answers.filter(({ rows, base }) => rows.length > 0 && !base.hidden).map(({ section }) => section),
  )
  const questions = SUGGESTIONS.filter(([section]) => there.has(section)).map(([, key]) => say(key))
  return [...new Set(questions)].filter((question) => !asked.includes(question)).slice(0, most)
}
