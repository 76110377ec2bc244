import { phrasesIn } from '@starling/enrich/src/text/words/words.ts'
import type { PostFact } from '../../facts/facts.ts'
import { countOf } from '../build/collect.ts'
import { mainLanguage } from '../build/people.ts'
import { tokenise } from '../build/tokenise.ts'
import { encodePost, moodOf } from '../files/cards.ts'
import { firstFresh } from '../numbering.ts'
import type { Edits } from './edits.ts'
import { PhraseEdits } from './phrases.ts'

const OFTEN = 2

/** What a text is found by, in its order, and what is shown of it: numbers of terms. And its phrases. */
export type PostWords = { tokens: number[]; terms: number[]; phrases: string[] }

/** The words of many texts; a word that many of them have is looked up once. */
export function wordsOf(edits: Edits, texts: readonly string[]): PostWords[] {
  const phrases: string[][] = []
  const { words, tokens, token_ends, terms, term_ends } = tokenise(texts, (own) => phrases.push(phrasesIn(own)))
  const numbers = words.map((word) => edits.term(word))
  const numbersIn = (list: Uint32Array, ends: Uint32Array, at: number) =>
    Array.from(list.subarray(at === 0 ? 0 : ends[at - 1]!, ends[at]!), (word) => numbers[word]!)
  return texts.map((_, at) => ({
    tokens: numbersIn(tokens, token_ends, at),
    terms: numbersIn(terms, term_ends, at),
    phrases: phrases[at]!,
  }))
}

/** What is known of posts beyond what queries need. */
export class PostEdits {
  readonly #edits: Edits
  /** New posts by account, and what each brought. */
  readonly #own = new Map<number, number[]>()
  readonly #brought = new Map<number, { terms: number[]; topics: string[]; language: number }>()
  readonly #languages = new Map<number, Map<number, number>>()
  readonly #newest = new Map<bigint, number>()
  /** Accounts to be counted again from all of their posts, or from all that they interacted with. */
  readonly recount = new Set<number>()
  readonly recountInteracted = new Set<number>()

  readonly #phrases: PhraseEdits
  #isNewestGone = false

  constructor(edits: Edits) {
    this.#edits = edits
    this.#phrases = new PhraseEdits(edits)
  }

  getReady(): void {
    this.#phrases.getReady()
  }

  /** Looks for the newest post that is there, where the one that was is gone. */
  finish(): void {
    if (!this.#isNewestGone) return
    this.#isNewestGone = false
    const { store, live } = this.#edits
    let newest: number | null = null
    for (let post = firstFresh(store.meta.posts); post < live.posts; post++) {
      if (!this.#isGone(post)) newest = Math.max(newest ?? 0, store.number('post.created_at', post))
    }
    let last = store.meta.posts - 1
    while (last >= 0 && this.#isGone(last)) last--
    if (last >= 0) newest = Math.max(newest ?? 0, store.number('post.created_at', last))
    live.as_of = newest
  }

  find(id: bigint): number {
    const fresh = this.#newest.get(id)
    const post = fresh ?? this.#edits.store.builtPostWithId(id)
    return post >= 0 && !this.#isGone(post) ? post : -1
  }

  #isGone(post: number): boolean {
    return this.#edits.draft.isSet('post.is_gone', post)
  }

  authorOf(post: number): number {
    return this.#edits.column('post.author', post)
  }

  /** All posts of an account that are there. */
  of(account: number): number[] {
    const all = [...this.#edits.store.records.builtPosts(account), ...(this.#own.get(account) ?? [])]
    return all.filter((post) => !this.#isGone(post))
  }

  remove(post: number): void {
    this.#markGone(post)
    this.recount.add(this.authorOf(post))
  }

  #markGone(post: number): void {
    if (this.#edits.column('post.created_at', post) === this.#edits.live.as_of) this.#isNewestGone = true
    this.#edits.draft.mark('post.is_gone', post, true)
    this.#edits.live.has_gone_posts = true
    this.#edits.live.posts_there--
  }

  /** Puts a post in the place of an old row of it; whether what is counted by account stays the same. */
  replace(old: number, fact: PostFact, account: number, words: PostWords): { post: number; isSame: boolean } {
    const before = this.#edits.store.post(old)
    const isSame =
      this.authorOf(old) === account &&
      before.text === fact.text &&
      before.language === fact.language &&
      before.topics.join('\n') === fact.topics.join('\n')
    if (!isSame) {
      this.recount.add(this.authorOf(old)).add(account)
    }
    const post = this.add(fact, account, words, !isSame)
    this.#markGone(old)
    return { post, isSame }
  }

  /** Adds a post of this account; its number. */
  add(fact: PostFact, account: number, words: PostWords, isCounted = true): number {
    const { store, live, draft } = this.#edits
    const post = Math.max(live.posts, firstFresh(store.meta.posts))
    this.#edits.need('posts', post + 1)
    live.posts = post + 1
    live.posts_there++
    live.as_of = Math.max(live.as_of ?? 0, fact.created_at)
    store.u64[store.at('post.id') / 8 + post] = fact.id
    store.f64[store.at('fresh.text_at') / 8 + post - firstFresh(store.meta.posts)] = this.#edits.writeText(
      encodePost(fact),
    )
    store.u32[store.at('post.author') / 4 + post] = account
    store.u32[store.at('post.created_at') / 4 + post] = countOf(fact.created_at)
    store.u32[store.at('post.like_count') / 4 + post] = countOf(fact.like_count)
    store.u32[store.at('post.fetch') / 4 + post] = this.#edits.code('fetch', fact.fetch)
    store.u8[store.at('post.mood') + post] = moodOf(fact)
    this.#newest.set(fact.id, post)
    const own = this.#own.get(account)
    if (own) own.push(post)
    else this.#own.set(account, [post])

    for (const token of new Set(words.tokens)) this.#edits.appendPost(token, post)
    const place = post - firstFresh(store.meta.posts)
    store.u32[store.at('fresh_tokens.at') / 4 + place] = this.#edits.putCounted(words.tokens)
    store.u32[store.at('fresh_terms.at') / 4 + place] = this.#edits.putCounted(words.terms)
    this.#phrases.add(post, account, words.phrases)
    const brought = {
      terms: words.terms,
      topics: [...new Set(fact.topics)],
      language: this.#edits.code('language', fact.language),
    }
    this.#brought.set(post, brought)
    draft.mark('used.known', account, true)
    this.#edits.touched.add(account)
    if (isCounted && !this.recount.has(account)) this.#count(account, brought)
    return post
  }

  /** Adds what one more post brought to what is known of its author. */
  #count(account: number, { terms, topics, language }: { terms: number[]; topics: string[]; language: number }): void {
    const edits = this.#edits
    edits.setColumn('account.posts', account, edits.column('account.posts', account) + 1)
    edits.addToList(
      'used',
      account,
      terms.map((term) => edits.rank('used', term)),
    )
    if (topics.length > 0) {
      const known = edits.list('topic', account)
      // A topic that was there before is now one of two posts.
      const again = topics.filter((topic) => known.includes(edits.code('topic', topic)))
      edits.addToList(
        'topic',
        account,
        topics.map((topic) => edits.code('topic', topic)),
      )
      edits.addToList(
        'interest',
        account,
        again.map((topic) => edits.code('interest', topic)),
      )
    }
    if (language === 0) return
    const counts = this.#languages.get(account) ?? edits.store.records.builtLanguages(account)
    this.#languages.set(account, counts)
    counts.set(language, (counts.get(language) ?? 0) + 1)
    edits.setColumn('account.language', account, mainLanguage(counts, edits.live.values.language))
  }

  /** Counts an account again from all its posts. `named`: the interests of its bio. */
  countAgain(account: number, named: readonly string[]): void {
    const edits = this.#edits
    const posts = this.of(account)
    const used = new Set<number>()
    const topics = new Map<string, number>()
    const languages = new Map<number, number>()
    for (const post of posts) {
      for (const term of this.termsOf(post)) used.add(edits.rank('used', term))
      const { topics: own, language } = this.#broughtBy(post)
      for (const topic of own) topics.set(topic, (topics.get(topic) ?? 0) + 1)
      if (language > 0) languages.set(language, (languages.get(language) ?? 0) + 1)
    }
    const often = [...topics].filter(([, times]) => times >= OFTEN).map(([topic]) => topic)
    edits.setList('used', account, used)
    edits.setList('topic', account, new Set([...topics.keys()].map((topic) => edits.code('topic', topic))))
    edits.setList('interest', account, new Set([...named, ...often].map((one) => edits.code('interest', one))))
    edits.draft.mark('used.known', account, posts.length > 0)
    edits.setColumn('account.posts', account, posts.length)
    this.#languages.set(account, languages)
    edits.setColumn('account.language', account, mainLanguage(languages, edits.live.values.language))
    edits.touched.add(account)
  }

  termsOf(post: number): Iterable<number> {
    return this.#brought.get(post)?.terms ?? this.#edits.store.records.builtTerms(post)
  }

  #broughtBy(post: number): { topics: string[]; language: number } {
    const known = this.#brought.get(post)
    if (known) return known
    const { topics, language } = this.#edits.store.post(post)
    return { topics: [...new Set(topics)], language: this.#edits.code('language', language) }
  }
}
