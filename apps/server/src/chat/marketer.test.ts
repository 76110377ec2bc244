import { expect, test } from 'vitest'
import { ASKED_IN_ENGLISH } from '../../test-kit/chat/asked-in-english.ts'
import { ASKED_IN_JAPANESE } from '../../test-kit/chat/asked-in-japanese.ts'
import { COFFEE } from '../../test-kit/chat/coffee.ts'
import { faultOf } from '../../test-kit/chat/right.ts'
import { answerFromData } from './built-in/answer.ts'

const ALL = [ASKED_IN_ENGLISH, ASKED_IN_JAPANESE].flatMap((asked) =>
  (['handle', 'conversation'] as const).flatMap((scope) => asked[scope].map((one) => ({ scope, one }))),
)

/** The score is exact: it can neither fall unseen nor rise unsaid. */
test('150 questions that a marketer asks', () => {
  const missed = ALL.flatMap(({ scope, one: [query, right, after] }) => {
    const history = after === undefined ? [] : [{ role: 'person' as const, text: after }]
    const text = answerFromData({ data: COFFEE[scope], query, history }).join(' ')
    const fault = faultOf(text, right, COFFEE[scope].sections)
    return fault === undefined ? [] : [`${query} → ${fault}`]
  })
  expect(ALL).toHaveLength(150)
  expect(ALL.length - missed.length, missed.join('\n')).toBe(76)
})
