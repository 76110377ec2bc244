import { mkdir } from 'node:fs/promises'
import path from 'node:path'
import type { Facts } from '@starling/engine'
import { phrasesOf, termKind, termsOf, tokensOf } from '@starling/enrich'
import { LineWriter } from './line-writer.ts'
import { PhraseNames } from './phrase-names.ts'

const DAY = 86_400
const HOUR = 3_600
/** The clock of seconds began on a Thursday. */
const HOURS_FROM_MONDAY = 3 * 24
const HOURS_IN_WEEK = 7 * 24
export const KINDS = ['keyword', 'hashtag', 'emoji', 'subreddit'] as const
const MOODS = { negative: 1, neutral: 2, positive: 3 }
const LIST = ' '
export const FILES = [
  ...(['accounts', 'posts', 'follows', 'interactions', 'snapshots'] as const),
  ...(['tokens', 'terms', 'phrases', 'fetches'] as const),
] as const

/** Numbers texts in the order they are met. */
class Dictionary {
  readonly #numbers = new Map<string, number>()
  number(text: string): number {
    const known = this.#numbers.get(text)
    if (known !== undefined) return known
    this.#numbers.set(text, this.#numbers.size)
    return this.#numbers.size - 1
  }
  texts = () => this.#numbers.keys()
}

/**
 * The facts once through the tokeniser into flat files, so that every engine counts the same tokens, terms and phrases.
 * Texts are written as the numbers of what they hold.
 */
export async function writeFlatFiles(
  batches: AsyncIterable<Partial<Facts>>,
  dir: string,
  say: (text: string) => void,
): Promise<void> {
  await mkdir(dir, { recursive: true })
  const out = Object.fromEntries(FILES.map((name) => [name, new LineWriter(path.join(dir, `${name}.tsv`))])) as Record<
    (typeof FILES)[number],
    LineWriter
  >
  const [tokens, terms, fetches, authors] = [new Dictionary(), new Dictionary(), new Dictionary(), new Dictionary()]
  const phrases = new PhraseNames()
  const numbers = (texts: string[], dictionary: Dictionary) =>
    [...new Set(texts)].map((text) => dictionary.number(text)).join(LIST)
  const phrasesIn = (text: string, author: number) =>
    phrasesOf(text)
      .map((phrase) => {
        const { number, isTold } = phrases.number(phrase, author)
        if (isTold) out.phrases.add(number, phrase)
        return number
      })
      .join(LIST)

  let read = 0
  for await (const { accounts = [], posts = [], follows = [], interactions = [], snapshots = [] } of batches) {
    for (const one of accounts) {
      const { id, handle, country, city, gender, age_group, followers_count } = one
      const dimensions = [country, city, gender, age_group].map((value) => value ?? '')
      const lists = [one.job_titles, one.interests].map((list) => list.join('\u0001'))
      const bio = [numbers(tokensOf(one.bio), tokens), numbers(termsOf(one.bio), terms), one.bio === '' ? 0 : 1]
      const fetch = one.fetch === undefined ? '' : fetches.number(one.fetch)
      out.accounts.add(id, handle, ...dimensions, followers_count, ...lists, ...bio, one.is_bot ? 1 : 0, fetch)
    }
    for (const post of posts) {
      const { id, account_id, text, created_at, sentiment } = post
      const hours = Math.floor(created_at / HOUR) + HOURS_FROM_MONDAY
      const when = [Math.floor(created_at / DAY), hours % HOURS_IN_WEEK]
      const words = [numbers(tokensOf(text), tokens), numbers(termsOf(text), terms)]
      out.posts.add(
        ...[id, account_id, ...when, post.like_count, sentiment ? MOODS[sentiment] : 0, post.language ?? ''],
        ...[post.topics.join('\u0001'), ...words, phrasesIn(text, authors.number(String(account_id)))],
        post.fetch === undefined ? '' : fetches.number(post.fetch),
      )
    }
    for (const { follower_id, followed_id, since, until } of follows) {
      const [from, to] = [since, until].map((second) => (second === null ? '' : Math.floor(second / DAY)))
      out.follows.add(follower_id, followed_id, from!, to!)
    }
    for (const { account_id, post_id } of interactions) out.interactions.add(account_id, post_id)
    for (const { account_id, day, followers_count } of snapshots)
      out.snapshots.add(account_id, Math.floor(day / DAY), followers_count)
    for (const name of FILES) await out[name].flush()
    if (++read % 500 === 0) say(FILES.map((name) => `${name} ${out[name].lines}`).join(' · '))
  }
  for (const [name, dictionary] of [['tokens', tokens] as const, ['fetches', fetches] as const]) {
    let number = 0
    for (const text of dictionary.texts()) {
      out[name].add(number++, text)
      await out[name].flush()
    }
  }
  let number = 0
  for (const term of terms.texts()) {
    out.terms.add(number++, term, KINDS.indexOf(termKind(term) as (typeof KINDS)[number]))
    await out.terms.flush()
  }
  for (const name of FILES) await out[name].end()
}
