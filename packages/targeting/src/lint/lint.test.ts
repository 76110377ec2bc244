import { say } from '@starling/text/both'
import { describe, expect, test } from 'vitest'
import { emptyPackage } from '../package.ts'
import { CREATIVE_FIXTURES } from './fixtures/creative.ts'
import { type LintFixtures, of } from './fixtures/fixture.ts'
import { LINE_ITEM_FIXTURES } from './fixtures/line-item.ts'
import { PEOPLE_FIXTURES } from './fixtures/people.ts'
import { PLACE_FIXTURES } from './fixtures/places.ts'
import { SUBJECT_FIXTURES } from './fixtures/subjects.ts'
import { WHOLE_FIXTURES } from './fixtures/whole.ts'
import { WORD_FIXTURES } from './fixtures/words.ts'
import { isApplicable, LINT_RULES, type LintTopic, lintPackage, remarkText } from './lint.ts'
import { emojiIn, hashtagsIn, weightOf } from './post-text.ts'

const FIXTURES: Record<LintTopic, LintFixtures> = {
  whole: WHOLE_FIXTURES,
  words: WORD_FIXTURES,
  subjects: SUBJECT_FIXTURES,
  places: PLACE_FIXTURES,
  people: PEOPLE_FIXTURES,
  line_item: LINE_ITEM_FIXTURES,
  creative: CREATIVE_FIXTURES,
}
const TOPICS = Object.keys(LINT_RULES) as LintTopic[]
const rules = TOPICS.flatMap((topic) => LINT_RULES[topic])
const cases = TOPICS.flatMap((topic) => Object.entries(FIXTURES[topic]))

test('every rule has a fixture that fails and one that passes, and no fixture is of a rule that is not', () => {
  expect(TOPICS.map((topic) => Object.keys(FIXTURES[topic]).sort())).toEqual(
    TOPICS.map((topic) => LINT_RULES[topic].map(({ id }) => id).sort()),
  )
  expect(new Set(rules.map(({ id }) => id)).size).toBe(rules.length)
  expect(rules.length).toBeGreaterThanOrEqual(80)
})

test.each(cases)('%s', (id, { fails, passes }) => {
  const idsOf = (subject: typeof fails) => lintPackage(subject).map(({ rule }) => rule)
  expect(idsOf(fails)).toContain(id)
  expect(idsOf(passes)).not.toContain(id)
})

test.each(cases)('%s says what it found, in both languages', (id, { fails }) => {
  const remark = lintPackage(fails).find(({ rule }) => rule === id)!
  const [en, ja] = (['en', 'ja'] as const).map((language) => remarkText(remark, say(language)))
  expect(en).not.toMatch(/\{\{|: \.|\(0\)|undefined/)
  expect(ja).not.toBe(en)
  expect(ja).toMatch(/[ぁ-んァ-ヶ一-龠]/)
})

describe('remarks', () => {
  test('errors come first, and one of them is enough', () => {
    const remarks = lintPackage(of({ placements: ['profiles'], keywords: ['tea', 'Tea'] }))
    const levels = remarks.map(({ level }) => ['error', 'warning', 'advice'].indexOf(level))
    expect(levels).toEqual(levels.toSorted((a, b) => a - b))
    expect(isApplicable(remarks)).toBe(false)
    expect(isApplicable(lintPackage(of({ keywords: ['tea'], countries: ['JP'] })))).toBe(true)
  })

  test('of many things five are named', () => {
    const twice = [...'abcdefgh'].flatMap((letter) => [`tea ${letter}`, `tea ${letter}`])
    const remark = lintPackage(of({ keywords: twice })).find(({ rule }) => rule === 'keyword_twice')!
    expect(remarkText(remark, say('en'))).toBe(
      'The same keyword more than once: tea a, tea b, tea c, tea d, tea e, and 3 more.',
    )
  })

  test('of a rule that is no more nothing is said', () => {
    const gone = { rule: 'toString', topic: 'whole', level: 'error', source: 'ours' } as const
    expect(remarkText(gone, say('en'))).toBe('')
  })

  test('a package of the usual kind has no error and no warning', () => {
    const subject = of({
      keywords: ['green tea', 'matcha', 'sencha', 'tea ceremony', 'loose leaf'],
      handles: ['a', 'b', 'c', 'd', 'e'].map((letter) => `${letter}_tea`),
      countries: ['JP'],
      languages: ['ja'],
    })
    expect(lintPackage(subject).filter(({ level }) => level !== 'advice')).toEqual([])
  })

  test('an empty package is an error, and nothing breaks', () => {
    expect(lintPackage({ package: emptyPackage() }).map(({ rule }) => rule)).toEqual(['package_empty', 'place_none'])
  })
})

test.each([
  ['', 0],
  ['tea', 3],
  ['茶', 2],
  ['👨‍👩‍👧', 2],
  ['https://example.com/a-very-long-path-that-counts-no-more', 23],
  ['é'.normalize('NFD'), 1],
])('X counts %j as %d', (text, weight) => expect(weightOf(text)).toBe(weight))

test('emoji and hashtags are counted as one reads them', () => {
  expect(emojiIn('👨‍👩‍👧 🇯🇵 ☕ 1 # ©')).toEqual(['👨‍👩‍👧', '🇯🇵', '☕'])
  expect(hashtagsIn('a#b #c, ＃茶 #1 #1a')).toEqual(['#c', '＃茶', '#1a'])
})
