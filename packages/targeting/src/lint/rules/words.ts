import { isFiller } from '@starling/catalog'
import { LONGEST_KEYWORD, MOST } from '../../compile/criteria.ts'
import { keywordAtX } from '../../compile/keywords.ts'
import { chosenOf, type PackageEntry, type PackagePart } from '../../package.ts'
import { type LintGround, type LintRule, over, primariesOf, repeated, rule, same, some, when } from '../rule.ts'

const WORDS: readonly PackagePart[] = ['keywords', 'hashtags', 'excluded_keywords']
const allWords = ({ chosen }: LintGround): PackageEntry[] => WORDS.flatMap(chosen)
/** Keywords of which something is true. */
const keywords = (ground: LintGround, is: (text: string, entry: PackageEntry) => boolean) =>
  some(
    'keywords',
    ground
      .chosen('keywords')
      .filter((entry) => is(entry.value, entry))
      .map(({ value }) => value),
  )
const wordsIn = (text: string) => same(text).split(/\s+/)
const holdsAll = (text: string, part: string) => {
  const words = wordsIn(text)
  return wordsIn(part).every((word) => words.includes(word))
}
const JAPANESE = /[\p{Script=Hiragana}\p{Script=Katakana}]/u
const FEW = 5
const MANY = 200
const MOST_WORDS = 5

export const WORD_RULES: LintRule[] = [
  rule(
    'keywords_over_limit',
    'error',
    'x',
    'X takes {{most}} keywords on one line item, hashtags and keywords to leave out among them; there are {{n}}.',
    (ground) => over('keywords', allWords(ground).length, MOST.keyword),
  ),
  rule('keyword_too_long', 'error', 'ours', 'A keyword has at most {{most}} characters: {{what}}.', (ground) =>
    some(
      'keywords',
      allWords(ground)
        .filter((entry) => [...(keywordAtX(entry)?.value ?? '')].length > LONGEST_KEYWORD)
        .map(({ value }) => value),
      { most: LONGEST_KEYWORD },
    ),
  ),
  rule(
    'keyword_reads_otherwise',
    'error',
    'x',
    'X reads a plus before a word as a rule, not as part of it: {{what}}.',
    (ground) =>
      some(
        'keywords',
        allWords(ground)
          .filter((entry) => keywordAtX(entry) === null)
          .map(({ value }) => value),
      ),
  ),
  rule(
    'keyword_and_excluded',
    'error',
    'ours',
    'Chosen and left out at once, which cancels each other: {{what}}.',
    (ground) => {
      const out = new Set(ground.values('excluded_keywords').map(same))
      const both = [...ground.values('keywords'), ...ground.values('hashtags')].filter((value) => out.has(same(value)))
      return some('keywords', both)
    },
  ),
  rule(
    'keyword_within_excluded',
    'warning',
    'ours',
    'Whoever writes this writes words that are left out: {{what}}.',
    (ground) => {
      const out = ground.values('excluded_keywords')
      return keywords(ground, (text) => out.some((one) => same(one) !== same(text) && holdsAll(text, one)))
    },
  ),
  rule('keyword_within_keyword', 'advice', 'ours', 'A shorter keyword finds these already: {{what}}.', (ground) => {
    const broad = ground.chosen('keywords').filter(({ match }) => match === undefined || match === 'unordered')
    return keywords(ground, (text) =>
      broad.some(({ value }) => wordsIn(value).length < wordsIn(text).length && holdsAll(text, value)),
    )
  }),
  rule('keyword_twice', 'warning', 'ours', 'The same keyword more than once: {{what}}.', (ground) =>
    some(
      'keywords',
      repeated(ground.chosen('keywords').map(({ value, match }) => `${value}${match ? ` (${match})` : ''}`)),
    ),
  ),
  rule('keyword_one_letter', 'warning', 'ours', 'A single letter is in nearly every post: {{what}}.', (ground) =>
    keywords(ground, (text) => /^[\p{L}\p{N}]$/u.test(text) && !/\p{Script=Han}/u.test(text)),
  ),
  rule('keyword_digits', 'warning', 'ours', 'A number alone stands in posts about anything: {{what}}.', (ground) =>
    keywords(ground, (text) => /^[\p{N}.,\s]+$/u.test(text)),
  ),
  rule(
    'keyword_signs',
    'warning',
    'ours',
    'No letter, number or emoji, so no post is found by it: {{what}}.',
    (ground) => keywords(ground, (text) => !/[\p{L}\p{N}\p{Extended_Pictographic}]/u.test(text)),
  ),
  rule(
    'keyword_is_handle',
    'warning',
    'ours',
    'An account is chosen among the accounts, not by its name as a keyword: {{what}}.',
    (ground) => keywords(ground, (text) => /^@\w{1,15}$/.test(text)),
  ),
  rule(
    'keyword_is_link',
    'warning',
    'ours',
    'Links are shortened in posts; a keyword hardly finds one: {{what}}.',
    (ground) => keywords(ground, (text) => /^(https?:\/\/|www\.)\S+$/i.test(text)),
  ),
  rule('keyword_filler', 'warning', 'ours', 'Everybody writes this, about anything: {{what}}.', (ground) =>
    keywords(ground, (text) => isFiller(text)),
  ),
  rule(
    'keyword_operator',
    'warning',
    'ours',
    'Words of a search (OR, from:, a minus, quotation marks) are read as letters: {{what}}.',
    (ground) =>
      keywords(ground, (text) => /(^|\s)(OR|AND)(\s|$)|(^|\s)(from|to|lang|is|has|url):|(^|\s)-\w|["“”]/u.test(text)),
  ),
  rule(
    'keyword_many_words',
    'advice',
    'ours',
    'More than {{most}} words are seldom written together: {{what}}.',
    (ground) => {
      const found = keywords(ground, (text) => wordsIn(text).length > MOST_WORDS)
      return found && { ...found, most: MOST_WORDS }
    },
  ),
  rule(
    'phrase_of_one_word',
    'advice',
    'ours',
    'A phrase has two words or more; of one word there is nothing to hold together: {{what}}.',
    (ground) =>
      keywords(
        ground,
        (text, { match }) =>
          (match === 'phrase' || match === 'exact') &&
          wordsIn(text).length === 1 &&
          !/\p{Script=Han}|\p{Script=Hiragana}|\p{Script=Katakana}/u.test(text),
      ),
  ),
  rule(
    'keyword_is_hashtag',
    'advice',
    'ours',
    'A hashtag among the keywords is taken as a hashtag: {{what}}.',
    ({ package: given }) =>
      some(
        'keywords',
        chosenOf(given.keywords)
          .map(({ value }) => value)
          .filter((value) => /^\s*[#＃]\S+\s*$/u.test(value)),
      ),
  ),
  rule(
    'hashtag_with_space',
    'warning',
    'ours',
    'A hashtag ends at a space; it is written without: {{what}}.',
    ({ package: given }) =>
      some(
        'hashtags',
        chosenOf(given.hashtags)
          .map(({ value }) => value.trim())
          .filter((value) => /\s/u.test(value)),
      ),
  ),
  rule('hashtag_digits', 'warning', 'ours', 'Numbers alone are no hashtag on X: {{what}}.', ({ values }) =>
    some(
      'hashtags',
      values('hashtags').filter((value) => /^#\p{N}+$/u.test(value)),
    ),
  ),
  rule(
    'hashtag_signs',
    'warning',
    'ours',
    'A hashtag ends at a sign that is no letter or number: {{what}}.',
    ({ values }) =>
      some(
        'hashtags',
        values('hashtags').filter((value) => !/^#[\p{L}\p{M}\p{N}_・ー]+$/u.test(value)),
      ),
  ),
  rule('hashtag_twice', 'warning', 'ours', 'The same hashtag more than once: {{what}}.', ({ values }) =>
    some('hashtags', repeated(values('hashtags'))),
  ),
  rule(
    'words_few',
    'advice',
    'ours',
    'Only {{n}} keywords and hashtags say whom: more of them reach more of the audience.',
    (ground) => {
      const n = ground.chosen('keywords').length + ground.chosen('hashtags').length
      const isAlone = primariesOf(ground).every((part) => part === 'keywords' || part === 'hashtags')
      return when(n > 0 && n < FEW && isAlone, { part: 'keywords', n })
    },
  ),
  rule(
    'words_many',
    'advice',
    'ours',
    'More than {{most}} keywords ({{n}}) are hard to learn from: nobody sees which of them worked.',
    (ground) => over('keywords', ground.chosen('keywords').length, MANY),
  ),
  rule('excluded_only', 'warning', 'ours', 'Keywords are left out, and nothing says whom to reach.', (ground) =>
    when(ground.chosen('excluded_keywords').length > 0 && primariesOf(ground).length === 0, {
      part: 'excluded_keywords',
    }),
  ),
  rule('excluded_many', 'advice', 'ours', 'More keywords are left out ({{n}}) than chosen ({{most}}).', (ground) => {
    const [out, most] = [
      ground.chosen('excluded_keywords').length,
      ground.chosen('keywords').length + ground.chosen('hashtags').length,
    ]
    return when(most > 0 && out > most, { part: 'excluded_keywords', n: out, most })
  }),
  rule(
    'excluded_filler',
    'warning',
    'ours',
    'Everybody writes this; to leave it out leaves out nearly everybody: {{what}}.',
    ({ values }) =>
      some(
        'excluded_keywords',
        values('excluded_keywords').filter((value) => isFiller(value)),
      ),
  ),
  rule(
    'words_japanese',
    'warning',
    'ours',
    'Words in Japanese, and Japanese is not among the languages: {{what}}.',
    (ground) => {
      const languages = ground.values('languages')
      if (languages.length === 0 || languages.includes('ja')) return null
      return some(
        'keywords',
        [...ground.values('keywords'), ...ground.values('hashtags')].filter((value) => JAPANESE.test(value)),
      )
    },
  ),
]
