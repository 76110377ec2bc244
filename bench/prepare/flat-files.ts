import { mkdir } from 'node:fs/promises'
import path from 'node:path'
import type { Facts } from '@starling/engine'
import { termKind, termsOf, tokensOf } from '@starling/enrich'
import { LineWriter } from './line-writer.ts'

const DAY = 86_400
const KINDS = ['keyword', 'hashtag', 'emoji', 'subreddit']
const MOODS = { negative: 1, neutral: 2, positive: 3 }
const LIST = ' '
export const FILES = ['accounts', 'posts', 'follows', 'snapshots', 'tokens', 'terms'] as const

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
 * The facts once through the tokeniser into flat files, so that every engine counts the same tokens and terms. Texts
 * are written as the numbers of their tokens.
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
  const tokens = new Dictionary()
  const terms = new Dictionary()
  const numbers = (texts: string[], dictionary: Dictionary) =>
    [...new Set(texts)].map((text) => dictionary.number(text)).join(LIST)

  let read = 0
  for await (const { accounts = [], posts = [], follows = [], snapshots = [] } of batches) {
    for (const one of accounts) {
      const { id, handle, country, city, gender, age_group, verified, followers_count } = one
      const dimensions = [country, city, gender, age_group].map((value) => value ?? '')
      const lists = [one.job_titles, one.interests].map((list) => list.join('\u0001'))
      const bio = numbers(tokensOf(one.bio), tokens)
      const isVerified = handle === '' ? '' : verified ? 'yes' : 'no'
      out.accounts.add(id, handle, ...dimensions, isVerified, followers_count, ...lists, bio)
    }
    for (const { id, account_id, text, created_at, like_count, sentiment, language, topics } of posts) {
      const mood = sentiment ? MOODS[sentiment] : 0
      const day = Math.floor(created_at / DAY)
      const words = [numbers(tokensOf(text), tokens), numbers(termsOf(text), terms)]
      out.posts.add(id, account_id, day, like_count, mood, language ?? '', topics.join('\u0001'), ...words)
    }
    for (const { follower_id, followed_id, since, until } of follows) {
      const [from, to] = [since, until].map((second) => (second === null ? '' : Math.floor(second / DAY)))
      out.follows.add(follower_id, followed_id, from!, to!)
    }
    for (const { account_id, day, followers_count } of snapshots)
      out.snapshots.add(account_id, day / DAY, followers_count)
    for (const name of FILES) await out[name].flush()
    if (++read % 500 === 0) say(FILES.map((name) => `${name} ${out[name].lines}`).join(' · '))
  }
  let number = 0
  for (const token of tokens.texts()) {
    out.tokens.add(number++, token)
    await out.tokens.flush()
  }
  number = 0
  for (const term of terms.texts()) {
    out.terms.add(number++, term, KINDS.indexOf(termKind(term)))
    await out.terms.flush()
  }
  for (const name of FILES) await out[name].end()
}
