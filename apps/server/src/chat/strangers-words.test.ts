import { expect, test } from 'vitest'
import { ASKED_BY_A_STRANGER } from '../../test-kit/chat/asked-by-a-stranger.ts'
import { COFFEE } from '../../test-kit/chat/coffee.ts'
import { faultOf } from '../../test-kit/chat/right.ts'
import { answerFromData } from './built-in/answer.ts'

const ALL = (['handle', 'conversation'] as const).flatMap((scope) =>
  ASKED_BY_A_STRANGER[scope].map((one) => ({ scope, one })),
)
/** Names in another language. */
const MISSED = ['抹茶と紅茶、どちらがよく話されている？']

/** At first sight 35 were answered right, and none with a figure that is not there; what was mended since is in these 59. */
test('60 questions of someone who had not seen how they are read: 59 are answered right, and none is made up', () => {
  const faults = ALL.flatMap(({ scope, one: [query, right, after] }) => {
    const history = after === undefined ? [] : [{ role: 'person' as const, text: after }]
    const text = answerFromData({ data: COFFEE[scope], query, history }).join(' ')
    const fault = faultOf(text, right, COFFEE[scope].sections)
    return fault === undefined ? [] : [{ query, fault }]
  })
  expect(ALL).toHaveLength(60)
  expect(
    faults.map(({ query }) => query),
    JSON.stringify(faults, null, 1),
  ).toEqual(MISSED)
  expect(faults.filter(({ fault }) => /a figure without a place|is not in /.test(fault))).toEqual([])
})
