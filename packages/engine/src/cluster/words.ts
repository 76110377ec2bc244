import type { Window, Words } from '@starling/question'
import { parseTerm, type Term } from '../port/terms.ts'
import { allOf, anyOf, atLeast, inTexts, text } from './literal.ts'
import { type ClusterSnapshot, livePosts } from './snapshot.ts'

/** Between the tokens of a `line`; no token holds it. */
export const SEPARATOR = '\n'
export const lineOf = (tokens: string[]): string =>
  tokens.length === 0 ? '' : SEPARATOR + tokens.join(SEPARATOR) + SEPARATOR

export const within = (window: Window | undefined): string =>
  window ? `(created_at >= ${atLeast(window.since)} AND created_at < ${atLeast(window.until)})` : '1'

/** Rows of `postings`, one or more for each post in force that the words match; `columns` says what is wanted of them. */
export function postingsWith(at: ClusterSnapshot, words: Words, window: Window | undefined, columns: string): string {
  const groups = words.groups.map((group) => group.map(parseTerm))
  const excluded = (words.excluded ?? []).map(parseTerm)
  const conditions = [
    ownGroups(at, groups, window),
    ...(excluded.length > 0 ? [`post_id NOT IN (${postsWithAny(at, excluded, window)})`] : []),
  ]
  return `SELECT ${columns} FROM ${at.database}.postings
    WHERE ${allOf([...conditions, within(window), livePosts(at)])}`
}

/** A group is looked for among the postings of one of its tokens; groups of one term are looked for all at once. */
function ownGroups(at: ClusterSnapshot, groups: Term[][], window: Window | undefined): string {
  const has = (terms: Term[]) => `post_id IN (${postsWithAny(at, terms, window)})`
  const lone = groups.flatMap((group) => (group.length === 1 ? group : []))
  const conditions = groups
    .filter((group) => group.length > 1)
    .map((group) => {
      const [first, ...rest] = group.toSorted((a, b) => lengthOf(b) - lengthOf(a))
      return allOf([tokenIs(at, first!), ...(isPhrase(first!) ? group : rest).map((term) => has([term]))])
    })
  const { words, phrases, characters } = sortsOf(lone)
  if (words.length > 0) conditions.push(inTexts('token', words))
  if (phrases.length > 0) conditions.push(allOf([inTexts('token', phrases.map(longest)), has(phrases)]))
  for (const term of characters) conditions.push(tokenIs(at, term))
  return anyOf(conditions)
}

/** Ids of posts with any of the terms. */
function postsWithAny(at: ClusterSnapshot, terms: Term[], window: Window | undefined): string {
  const { words, phrases, characters } = sortsOf(terms)
  const postings = (condition: string) =>
    `SELECT post_id FROM ${at.database}.postings WHERE ${allOf([condition, within(window), livePosts(at)])}`
  const selects = characters.map((term) => postings(tokenIs(at, term)))
  if (words.length > 0) selects.push(postings(inTexts('token', words)))
  if (phrases.length > 0) {
    const candidates = postings(inTexts('token', phrases.map(longest)))
    const isThere = anyOf(phrases.map(({ tokens }) => hasPhrase('line', tokens)))
    selects.push(
      `SELECT post_id FROM ${at.database}.posts
       WHERE ${allOf([`post_id IN (${candidates})`, isThere, livePosts(at)])}`,
    )
  }
  return selects.join(' UNION ALL ')
}

/** Postings of the term, or of one of its tokens. */
const tokenIs = (at: ClusterSnapshot, term: Term): string =>
  term.within === undefined
    ? `token = ${text(longest(term))}`
    : `token IN (SELECT token FROM ${at.database}.short_tokens WHERE position(token, ${text(term.within)}) > 0)`

const hasPhrase = (column: string, tokens: string[]): string => `position(${column}, ${text(lineOf(tokens))}) > 0`

/** Words in a bio, which has no postings: there are few bios, and each is short. */
export function bioHas({ groups, excluded = [] }: Words): string {
  const has = (term: string): string => {
    const { tokens, within: character } = parseTerm(term)
    return tokens
      ? hasPhrase('bio_line', tokens)
      : `arrayExists(token -> position(token, ${text(character)}) > 0, bio_short)`
  }
  return allOf([
    anyOf(groups.map((group) => allOf(group.map(has)))),
    ...(excluded.length > 0 ? [`NOT ${anyOf(excluded.map(has))}`] : []),
  ])
}

type Phrase = { tokens: string[]; within?: never }
const isPhrase = (term: Term): term is Phrase => term.tokens !== undefined && term.tokens.length > 1
const sortsOf = (terms: Term[]) => ({
  words: terms.flatMap(({ tokens }) => (tokens?.length === 1 ? tokens : [])),
  phrases: terms.filter(isPhrase),
  characters: terms.filter((term) => term.within !== undefined),
})
/** Long tokens are rare ones, more often than not. */
const longest = ({ tokens }: Phrase): string =>
  tokens.reduce((best, token) => (token.length > best.length ? token : best))
const lengthOf = (term: Term): number => (term.tokens ? longest(term).length : 0)
